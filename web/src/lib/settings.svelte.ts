// The player's preferences for the page, kept on the device.

import { LANGUAGES, words } from "./words.svelte";

export type Theme = "system" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  letters: boolean;
  name: string;
  lang: string | null;
}

const PLACE = "serai.settings";
/** Milliseconds between other players' moves, by speed. */
const PACE: Record<Speed, number> = { slow: 1600, normal: 800, fast: 300, instant: 0 };

class Settings implements Kept {
  theme: Theme = $state("system");
  speed: Speed = $state("normal");
  sound = $state(true);
  notify = $state(false);
  /** Whether single-letter shortcuts are on. */
  letters = $state(true);
  name = $state("");
  lang: string | null = $state(null);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
      for (const name of ["theme", "speed", "sound", "notify", "letters", "name", "lang"] as const) {
        if (kept[name] !== undefined) Object.assign(this, { [name]: kept[name] });
      }
    } catch {
      // unreadable preferences are ignored
    }
  }

  get pace(): number {
    return PACE[this.speed];
  }

  get language(): string {
    const asked = this.lang ? [this.lang] : navigator.languages.map((tag) => tag.slice(0, 2));
    return asked.find((code) => code in LANGUAGES) ?? "en";
  }

  get still(): boolean {
    return this.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, speed, sound, notify, letters, name, lang } = this;
    localStorage.setItem(PLACE, JSON.stringify({ theme, speed, sound, notify, letters, name, lang }));
    this.apply();
    if (change.lang !== undefined) void words.use(this.language);
  }

  apply(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
