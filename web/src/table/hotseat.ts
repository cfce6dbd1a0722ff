// For several people at one device: whose turn it is to look at it.

/** The player who gets the device: the current one if asked, otherwise the next one who is. */
export function nextPerson(own: readonly number[], asked: readonly number[], now: number | null): number | null {
  if (!asked.length) return now;
  if (now !== null && asked.includes(now)) return now;
  const start = now === null ? 0 : own.indexOf(now) + 1;
  const order = [...own.slice(start), ...own.slice(0, start)];
  return order.find((seat) => asked.includes(seat)) ?? now;
}
