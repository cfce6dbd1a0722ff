// Several people at one device: whose turn it is to look at it.

/** Who gets the device: it stays with a player who is asked, and otherwise goes to the next one who is. */
export function nextPerson(own: readonly number[], asked: readonly number[], now: number | null): number | null {
  if (!asked.length) return now;
  if (now !== null && asked.includes(now)) return now;
  const start = now === null ? 0 : own.indexOf(now) + 1;
  const order = [...own.slice(start), ...own.slice(0, start)];
  return order.find((seat) => asked.includes(seat)) ?? now;
}
