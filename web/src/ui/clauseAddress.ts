// The URL of a clause: `emira 4.4.2` names its game; `E-11` without one belongs to the current game.

export function clauseAddress(clause: string, game: string): string {
  const [first = "", number] = clause.split(" ");
  return number ? `/rules/${first}#${number}` : `/rules/${game}#${first}`;
}
