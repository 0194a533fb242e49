// What single keys do at a table (product notes 4.13).  Keys of a board are the board's own.

import { preferences } from "../lib/preferences.svelte";
import type { Play } from "./play.svelte";

/** The keys that can be switched off, in the order of the list; names are those of `key-…`. */
export const KEYS = [
  { name: "confirm", shown: ["C", "Ctrl+Enter", "Enter"] },
  { name: "undo", shown: ["Z"] },
  { name: "redo", shown: ["Shift+Z"] },
  { name: "reset", shown: ["Backspace"] },
  { name: "sheet", shown: ["I"] },
  { name: "points", shown: ["P"] },
  { name: "bag", shown: ["B"] },
  { name: "last", shown: ["L"] },
  { name: "turn", shown: ["T"] },
  { name: "look", shown: ["O", "1–4"] },
  { name: "list", shown: ["?"] },
] as const;

type KeyName = (typeof KEYS)[number]["name"];

/** Keys of the boards, for the list only. */
export const BOARD_KEYS = [
  { name: "arrows", shown: ["←", "→", "↑", "↓"] },
  { name: "jump", shown: ["Ctrl+→"] },
  { name: "put", shown: ["Enter", "Space"] },
  { name: "clear", shown: ["Esc"] },
] as const;

const LOOK_MS = 2000; // between O and the number

const BY_CODE: Record<string, KeyName> = {
  KeyC: "confirm",
  KeyZ: "undo",
  Backspace: "reset",
  KeyI: "sheet",
  KeyP: "points",
  KeyB: "bag",
  KeyL: "last",
  KeyT: "turn",
  KeyO: "look",
};

/** What a key means.  Letters are found by their place, so that a Cyrillic keyboard works too. */
function meaning(event: KeyboardEvent): KeyName | null {
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "list";
  if (event.key === "Enter") return "confirm";
  const latin = /^[a-z]$/i.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code;
  const name = BY_CODE[latin] ?? null;
  return name === "undo" && event.shiftKey ? "redo" : name;
}

/** Where a key is for writing or has a meaning of its own. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.isContentEditable || target.closest("input, select, textarea, dialog[open]:modal")) return true;
  if (event.key !== "Enter" || event.ctrlKey) return false;
  return target.closest("button, a, [role=gridcell], [role=button], [tabindex=\"0\"]") !== null;
}

/** Listens until the answer is called. */
export function listen(play: Play): () => void {
  let lookUntil = 0;

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.metaKey || event.altKey || event.repeat || taken(event)) return;
    if (document.querySelector("dialog[open]:modal")) return;
    if (Date.now() < lookUntil && /^[1-9]$/.test(event.key)) {
      lookUntil = 0;
      const seat = Number(event.key) - 1;
      if (seat < play.seats.length) play.showSeat(seat);
      return;
    }
    const name = meaning(event);
    if (!name || !preferences.keyWorks(name)) return;
    if (event.ctrlKey && event.key !== "Enter") return;
    event.preventDefault();
    if (name === "look") lookUntil = Date.now() + LOOK_MS;
    else does[name]();
  }

  const does: Record<Exclude<KeyName, "look">, () => void> = {
    confirm: () => void play.confirm(),
    undo: () => {
      if (play.mayUndo) void play.undo();
    },
    redo: () => void play.redo(),
    reset: () => {
      if (play.mayReset) play.opened = "reset";
    },
    sheet: () => (play.sheetOpen = !play.sheetOpen),
    points: play.tellPoints,
    bag: () => (play.opened = "bag"),
    last: play.lastMove,
    turn: play.tellTurn,
    list: () => (play.opened = "keys"),
  };

  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}
