// What a person prefers in this browser: colours, motion, sound.  Language is with speech, keys are with the
// table's keymap.

import type { Motion } from "./kinds";
import { keep, readKept } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const ANIMATIONS = ["normal", "fast", "off"] as const;
export type Animation = (typeof ANIMATIONS)[number];

const KEPT = "pondside-preferences";
const SLIDE_MS: Record<Animation, number> = { normal: 220, fast: 110, off: 0 };

class Preferences {
  theme = $state<Theme>("system");
  animation = $state<Animation>("normal");
  autoConfirm = $state(false);
  sound = $state(false);
  opposite = $state(false); // whether the page turns to players on the other side of a shared device
  keys = $state(true); // whether single keys do anything at the table

  private darkOutside = $state(false);
  private stillOutside = $state(false);

  constructor() {
    this.read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.darkOutside = dark.matches;
    this.stillOutside = still.matches;
    dark.addEventListener("change", () => (this.darkOutside = dark.matches));
    still.addEventListener("change", () => (this.stillOutside = still.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        const paper = this.dark ? "#14202b" : "#f6f0e1";
        document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
      });
      $effect(() => {
        document.documentElement.dataset.motion = this.motion.ms ? "on" : "off";
      });
      $effect(() => this.write());
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.darkOutside);
  }

  /** The system's wish for less motion outweighs the choice here. */
  get motion(): Motion {
    return { ms: this.stillOutside ? 0 : SLIDE_MS[this.animation] };
  }

  /** Whether the system asks for less motion, so that the choice here has no effect. */
  get still(): boolean {
    return this.stillOutside;
  }

  /** What is kept may be of another version or damaged: only fitting values are taken. */
  private read(): void {
    const kept = readKept<Record<string, unknown>>(KEPT);
    if (typeof kept !== "object" || kept === null) return;
    this.theme = THEMES.find((one) => one === kept.theme) ?? this.theme;
    this.animation = ANIMATIONS.find((one) => one === kept.animation) ?? this.animation;
    this.autoConfirm = kept.autoConfirm === true;
    this.sound = kept.sound === true;
    this.opposite = kept.opposite === true;
    this.keys = kept.keys !== false;
  }

  private write(): void {
    keep(KEPT, {
      theme: this.theme,
      animation: this.animation,
      autoConfirm: this.autoConfirm,
      sound: this.sound,
      opposite: this.opposite,
      keys: this.keys,
    });
  }
}

export const preferences = new Preferences();
