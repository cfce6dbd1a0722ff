// Small synthesised sounds: a lute string for a move, two bells for a question, coins, and a chord at the end.

import { settings } from "./settings.svelte";

type Sound = "turn" | "move" | "gold" | "end";

interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const SOUNDS: Record<Sound, Note[]> = {
  move: [note(0, 392, 0.16, 0.05, "triangle")],
  turn: [note(0, 587, 0.5, 0.08), note(0.12, 880, 0.7, 0.07)],
  gold: [note(0, 1760, 0.09, 0.03, "square"), note(0.05, 2217, 0.12, 0.03, "square"), note(0.11, 2637, 0.16, 0.025, "square")],
  end: [note(0, 294, 1.2, 0.06), note(0.14, 440, 1.2, 0.06), note(0.28, 587, 1.3, 0.06), note(0.42, 740, 1.6, 0.06)],
};

function note(at: number, pitch: number, length: number, loud: number, wave: OscillatorType = "sine"): Note {
  return { at, pitch, length, loud, wave };
}

let context: AudioContext | null = null;

/** Browsers allow sound only after the user has touched the page; iPhones want it started during the touch itself. */
function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}
for (const touch of ["click", "keydown"]) addEventListener(touch, wake, { capture: true });

export function sound(which: Sound): void {
  if (!settings.sound || document.hidden || context?.state !== "running") return;
  const now = context.currentTime + 0.01;
  for (const { at, pitch, length, loud, wave } of SOUNDS[which]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud, now + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
