// The address of a clause: `emira 4.4.2` names its game, a numbered decision such as `E-11` is of the game that is being played.

export function clauseAddress(clause: string, game: string): string {
  const [first = "", number] = clause.split(" ");
  return number ? `/rules/${first}#${number}` : `/rules/${game}#${first}`;
}
