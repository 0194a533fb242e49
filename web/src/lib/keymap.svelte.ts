// Which key does what at a table, as this person has arranged it in this browser.
// A key is written as its cap: "C", "Shift+Z", "?", "Ctrl+Enter".

import { keep, readKept } from "./kept";
import { preferences } from "./preferences.svelte";

/** What keys do, in the order of the list; names are those of `key-…`.  The keys are the first arrangement. */
export const ACTIONS = [
  { name: "confirm", keys: ["C", "Enter", "Ctrl+Enter"] },
  { name: "undo", keys: ["Z"] },
  { name: "redo", keys: ["Shift+Z"] },
  { name: "reset", keys: ["Backspace"] },
  { name: "plan", keys: ["A"] },
  { name: "sheet", keys: ["I"] },
  { name: "points", keys: ["P"] },
  { name: "bag", keys: ["B"] },
  { name: "last", keys: ["L"] },
  { name: "turn", keys: ["T"] },
  { name: "look", keys: ["O"] },
  { name: "command", keys: ["/"] },
  { name: "list", keys: ["?"] },
] as const;

export type ActionName = (typeof ACTIONS)[number]["name"];

/** One key of an action: its name and which of its keys. */
export interface Slot {
  name: ActionName;
  k: number;
  first: string; // the key it has before anybody changes it
}

const SLOTS: Slot[] = ACTIONS.flatMap(({ name, keys }) => keys.map((first, k) => ({ name, k, first })));
const KEPT = "pondside-keys";
const idOf = ({ name, k }: Slot): string => `${name}.${k}`;

export const slotsOf = (name: ActionName): Slot[] => SLOTS.filter((slot) => slot.name === name);

/** What the places of a keyboard without letters hold on an English one, plain and with Shift. */
const BY_PLACE: Record<string, [string, string]> = {
  Slash: ["/", "?"],
  Comma: [",", "<"],
  Period: [".", ">"],
  Semicolon: [";", ":"],
  Quote: ["'", '"'],
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Backslash: ["\\", "|"],
  Backquote: ["`", "~"],
};

/** The keys an event may be, the likeliest first.  Another script is read by place: Cyrillic works too. */
export function keysOf(event: KeyboardEvent): string[] {
  if (event.altKey || event.metaKey) return [];
  const shift = event.shiftKey ? "Shift+" : "";
  if (event.key.length > 1 && event.key !== "Dead") return [`${event.ctrlKey ? "Ctrl+" : shift}${event.key}`];
  if (event.ctrlKey) return [];
  if (/^[a-z]$/i.test(event.key)) return [shift + event.key.toUpperCase()];
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const place = letter ? shift + letter : BY_PLACE[event.code]?.[event.shiftKey ? 1 : 0];
  const itself = /^[!-~]$/.test(event.key) ? [event.key] : [];
  return place ? [...itself, place] : itself;
}

/** Whether a key may be chosen.  Arrows, Tab, Space, Esc, digits, + and − belong to boards and browsers. */
export function mayBe(key: string): boolean {
  if (/^(Shift\+)?[A-Z]$/.test(key)) return true;
  if (/^((Ctrl|Shift)\+)?(Enter|Backspace|Delete|Insert)$/.test(key)) return true;
  return key.length === 1 && /[!-/:-@[-`{-~]/.test(key) && key !== "+" && key !== "-";
}

class Keymap {
  private changed = $state.raw<Record<string, string>>({}); // by slot, where it differs from the first
  private off = $state.raw<string[]>([]); // actions whose keys do nothing

  constructor() {
    this.read();
  }

  keyOf(slot: Slot): string {
    return this.changed[idOf(slot)] ?? slot.first;
  }

  holder(key: string): Slot | null {
    return SLOTS.find((slot) => this.keyOf(slot) === key) ?? null;
  }

  works(name: ActionName): boolean {
    return !this.off.includes(name);
  }

  /** What an event asks for, null if nothing or if single keys are switched off. */
  meaning(event: KeyboardEvent): ActionName | null {
    if (!preferences.keys) return null;
    for (const key of keysOf(event)) {
      const slot = this.holder(key);
      if (slot && this.works(slot.name)) return slot.name;
    }
    return null;
  }

  isChanged(name: ActionName): boolean {
    return slotsOf(name).some((slot) => idOf(slot) in this.changed);
  }

  get untouched(): boolean {
    return this.off.length === 0 && Object.keys(this.changed).length === 0;
  }

  /** Gives a key to a slot; whoever had it gets the slot's old one. */
  give(slot: Slot, key: string): Slot | null {
    const before = this.keyOf(slot);
    const other = this.holder(key);
    const changed = { ...this.changed, [idOf(slot)]: key };
    if (other) changed[idOf(other)] = before;
    this.changed = Object.fromEntries(
      SLOTS.map((one) => [one, changed[idOf(one)]] as const)
        .filter(([one, now]) => now !== undefined && now !== one.first)
        .map(([one, now]) => [idOf(one), now!]),
    );
    this.write();
    return other && other !== slot ? other : null;
  }

  setBack(name: ActionName): Slot[] {
    const others = slotsOf(name).map((slot) => this.give(slot, slot.first));
    return others.filter((other) => other !== null && other.name !== name) as Slot[];
  }

  turn(name: ActionName, on: boolean): void {
    const rest = this.off.filter((one) => one !== name);
    this.off = on ? rest : [...rest, name];
    this.write();
  }

  setAllBack(): void {
    this.changed = {};
    this.off = [];
    this.write();
  }

  /** What is kept may be of another version or damaged: an arrangement that does not fit is not taken. */
  private read(): void {
    const kept = readKept<Record<string, unknown>>(KEPT);
    if (typeof kept !== "object" || kept === null) return;
    if (Array.isArray(kept.off)) {
      const off = kept.off;
      this.off = ACTIONS.map((one) => one.name).filter((name) => off.includes(name));
    }
    if (typeof kept.changed !== "object" || kept.changed === null) return;
    const changed = kept.changed as Record<string, unknown>;
    const fitting: Record<string, string> = {};
    for (const slot of SLOTS) {
      const key = changed[idOf(slot)];
      if (typeof key === "string" && mayBe(key) && key !== slot.first) fitting[idOf(slot)] = key;
    }
    const used = SLOTS.map((slot) => fitting[idOf(slot)] ?? slot.first);
    if (new Set(used).size === used.length) this.changed = fitting;
  }

  private write(): void {
    keep(KEPT, { changed: this.changed, off: this.off });
  }
}

export const keymap = new Keymap();
