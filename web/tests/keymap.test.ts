import { beforeEach, describe, expect, it, vi } from "vitest";
import { keysOf, mayBe, slotsOf, type ActionName } from "../src/lib/keymap.svelte";
import { preferences } from "../src/lib/preferences.svelte";

const KEPT = "pondside-keys";

const press = (key: string, code = "", held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }) as KeyboardEvent;

/** The arrangement as a page that is opened now has it. */
async function opened() {
  vi.resetModules();
  return (await import("../src/lib/keymap.svelte")).keymap;
}

const slot = (name: ActionName, k = 0) => slotsOf(name)[k]!;

beforeEach(() => {
  localStorage.clear();
  preferences.keys = true;
});

describe("the keys an event may be", () => {
  it("are letters as capitals, with Shift said", () => {
    expect(keysOf(press("c", "KeyC"))).toEqual(["C"]);
    expect(keysOf(press("Z", "KeyZ", { shiftKey: true }))).toEqual(["Shift+Z"]);
  });

  it("are read by place where the script is another", () => {
    expect(keysOf(press("с", "KeyC"))).toEqual(["C"]);
    expect(keysOf(press(",", "Slash", { shiftKey: true }))).toEqual([",", "?"]);
  });

  it("follow the letter where the keyboard has letters elsewhere", () => {
    expect(keysOf(press("z", "KeyY"))).toEqual(["Z"]);
  });

  it("leave browsers their own", () => {
    expect(keysOf(press("c", "KeyC", { ctrlKey: true }))).toEqual([]);
    expect(keysOf(press("c", "KeyC", { altKey: true }))).toEqual([]);
    expect(keysOf(press("c", "KeyC", { metaKey: true }))).toEqual([]);
    expect(keysOf(press("Enter", "Enter", { ctrlKey: true }))).toEqual(["Ctrl+Enter"]);
  });
});

it("may not be what boards and browsers need", () => {
  for (const key of ["C", "Shift+Z", "?", "/", "Enter", "Ctrl+Enter", "Backspace"]) expect(mayBe(key), key).toBe(true);
  for (const key of ["ArrowUp", "Tab", " ", "Escape", "1", "+", "-", "c", "Ctrl+C"])
    expect(mayBe(key), key).toBe(false);
});

describe("an arrangement", () => {
  it("is the first one until somebody changes it", async () => {
    const keymap = await opened();
    expect(keymap.untouched).toBe(true);
    expect(keymap.meaning(press("c", "KeyC"))).toBe("confirm");
    expect(keymap.meaning(press("Enter"))).toBe("confirm");
    expect(keymap.meaning(press("q", "KeyQ"))).toBeNull();
  });

  it("gives a key, and whoever had it gets the old one", async () => {
    const keymap = await opened();
    expect(keymap.give(slot("undo"), "C")).toMatchObject({ name: "confirm", k: 0 });
    expect(keymap.meaning(press("c", "KeyC"))).toBe("undo");
    expect(keymap.meaning(press("z", "KeyZ"))).toBe("confirm");
    expect(keymap.meaning(press("Enter"))).toBe("confirm");
    expect(keymap.isChanged("confirm")).toBe(true);
    expect(keymap.isChanged("sheet")).toBe(false);
  });

  it("is kept for the next time", async () => {
    (await opened()).give(slot("undo"), "Q");
    const again = await opened();
    expect(again.meaning(press("q", "KeyQ"))).toBe("undo");
    expect(again.meaning(press("z", "KeyZ"))).toBeNull();
  });

  it("is set back for one, and all", async () => {
    const keymap = await opened();
    keymap.give(slot("undo"), "C");
    expect(keymap.setBack("undo").map((one) => one.name)).toEqual(["confirm"]);
    expect(keymap.untouched).toBe(true);
    keymap.give(slot("bag"), "Q");
    keymap.turn("sheet", false);
    keymap.setAllBack();
    expect(keymap.untouched).toBe(true);
    expect((await opened()).untouched).toBe(true);
  });

  it("may have keys that do nothing", async () => {
    const keymap = await opened();
    keymap.turn("bag", false);
    expect(keymap.meaning(press("b", "KeyB"))).toBeNull();
    expect((await opened()).works("bag")).toBe(false);
    keymap.turn("bag", true);
    expect(keymap.meaning(press("b", "KeyB"))).toBe("bag");
  });

  it("does nothing at all for who wants no single keys", async () => {
    const keymap = await opened();
    const fresh = (await import("../src/lib/preferences.svelte")).preferences;
    fresh.keys = false;
    expect(keymap.meaning(press("c", "KeyC"))).toBeNull();
  });

  it.each([
    ["no arrangement", "[1, 2]"],
    ["no JSON", "{"],
    ["a key that may not be", '{"changed": {"undo.0": "Tab"}}'],
    ["one key twice", '{"changed": {"undo.0": "C"}}'],
    ["somebody else's", '{"changed": {"fly.0": "Q"}, "off": ["fly"]}'],
  ])("that is kept as %s is not taken", async (_, kept) => {
    localStorage.setItem(KEPT, kept);
    const keymap = await opened();
    expect(keymap.untouched).toBe(true);
    expect(keymap.meaning(press("c", "KeyC"))).toBe("confirm");
  });
});
