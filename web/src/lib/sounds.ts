// A few soft sounds, made when they are needed: wood for a tile, a bell for the own turn.

import { preferences } from "./preferences.svelte";

export type Sound = "tile" | "turn" | "end";

interface Tone {
  hertz: number;
  at: number; // seconds from now
  long: number;
  loud: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  tile: [
    { hertz: 220, at: 0, long: 0.09, loud: 0.1, shape: "triangle" },
    { hertz: 523, at: 0, long: 0.04, loud: 0.04, shape: "sine" },
  ],
  turn: [
    { hertz: 587, at: 0, long: 0.7, loud: 0.07, shape: "sine" },
    { hertz: 880, at: 0.12, long: 0.9, loud: 0.05, shape: "sine" },
  ],
  end: [
    { hertz: 392, at: 0, long: 0.9, loud: 0.06, shape: "sine" },
    { hertz: 523, at: 0.18, long: 0.9, loud: 0.06, shape: "sine" },
    { hertz: 659, at: 0.36, long: 1.3, loud: 0.06, shape: "sine" },
  ],
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!preferences.sound) return;
  try {
    context ??= new AudioContext();
    for (const tone of TONES[sound]) ring(context, tone);
  } catch {
    // A browser without sound, or one that wants a click first, stays silent.
  }
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = new OscillatorNode(audio, { type: tone.shape, frequency: tone.hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + tone.long + 0.05);
}
