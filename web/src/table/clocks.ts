// The remaining seconds of a clock, and how they are written.

export function timeLeft(left: number, running: boolean, at: number, now: number): number {
  return Math.max(0, left - (running ? Math.max(0, now - at) / 1000 : 0));
}

/** `1:05`, `1:02:05`. */
export function clockText(seconds: number): string {
  const all = Math.ceil(seconds);
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, number) => (number ? String(part).padStart(2, "0") : String(part))).join(":");
}
