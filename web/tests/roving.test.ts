import { beforeEach, describe, expect, it, vi } from "vitest";
import { roving } from "../src/lib/roving";

class Button {
  tabIndex = 0;
  disabled = false;
  offsetParent: object | null = {};
  dataset: { main?: string } = {};
  constructor(readonly name: string) {}
  focus(): void {
    focus(this);
  }
}

class Group extends EventTarget {
  constructor(readonly buttons: Button[]) {
    super();
  }
  querySelectorAll = () => this.buttons;
  contains = (one: unknown) => this.buttons.includes(one as Button);
}

let changed = () => {};
let watching = false;
let groups: Group[] = [];

/** The browser's part: where the focus goes it is told to the group. */
function focus(to: Button | null): void {
  const from = document.activeElement as unknown as Button | null;
  const page = document as unknown as { activeElement: unknown };
  const tell = (type: string, target: Button, relatedTarget: Button | null) => {
    const group = groups.find((one) => one.contains(target));
    const event = new Event(type);
    Object.defineProperties(event, { target: { value: target }, relatedTarget: { value: relatedTarget } });
    group?.dispatchEvent(event);
  };
  if (from) tell("focusout", from, to);
  page.activeElement = to;
  if (to) tell("focusin", to, from);
}

function press(group: Group, key: string, held: object = {}): Event {
  const event = new Event("keydown", { cancelable: true });
  group.dispatchEvent(Object.assign(event, { key, ctrlKey: false, altKey: false, metaKey: false, ...held }));
  return event;
}

function made(...names: string[]): Group {
  const group = new Group(names.map((name) => new Button(name)));
  groups = [group];
  return group;
}

const attach = (group: Group) => roving(group as unknown as HTMLElement);
const stops = ({ buttons }: Group) => buttons.filter((one) => one.tabIndex === 0).map((one) => one.name);
const focused = () => (document.activeElement as unknown as Button | null)?.name;

beforeEach(() => {
  (document as unknown as { activeElement: unknown }).activeElement = null;
  watching = false;
  vi.stubGlobal("HTMLButtonElement", Button);
  vi.stubGlobal("Node", Button);
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(heard: () => void) {
        changed = heard;
      }
      observe = () => (watching = true);
      disconnect = () => (watching = false);
    },
  );
});

describe("the one stop of a group", () => {
  it("is the first button that can be pressed", () => {
    const group = made("a", "b", "c");
    group.buttons[0]!.disabled = true;
    attach(group);
    expect(stops(group)).toEqual(["b"]);
  });

  it("is the main one if there is one", () => {
    const group = made("a", "b", "c");
    group.buttons[2]!.dataset.main = "";
    attach(group);
    expect(stops(group)).toEqual(["c"]);
  });

  it("is the one used last, until the focus leaves the group", () => {
    const group = made("a", "b", "c");
    group.buttons[0]!.dataset.main = "";
    attach(group);
    group.buttons[1]!.focus();
    expect(stops(group)).toEqual(["b"]);
    group.buttons[2]!.focus();
    expect(stops(group)).toEqual(["c"]);
    focus(null);
    expect(stops(group)).toEqual(["a"]);
  });

  it("moves on when its button goes or cannot be pressed", () => {
    const group = made("a", "b");
    attach(group);
    group.buttons[0]!.disabled = true;
    changed();
    expect(stops(group)).toEqual(["b"]);
    group.buttons[0]!.disabled = false;
    group.buttons[1]!.offsetParent = null;
    changed();
    expect(stops(group)).toEqual(["a"]);
  });
});

describe("keys", () => {
  it("go from button to button and stop at the ends", () => {
    const group = made("a", "b", "c");
    attach(group);
    group.buttons[0]!.focus();
    expect(press(group, "ArrowRight").defaultPrevented).toBe(true);
    expect(focused()).toBe("b");
    press(group, "ArrowDown");
    expect(focused()).toBe("c");
    press(group, "ArrowRight");
    expect(focused()).toBe("c");
    press(group, "ArrowLeft");
    press(group, "ArrowUp");
    expect(focused()).toBe("a");
  });

  it("go to the ends at once, over what cannot be pressed", () => {
    const group = made("a", "b", "c", "d");
    group.buttons[0]!.disabled = group.buttons[2]!.disabled = true;
    attach(group);
    group.buttons[1]!.focus();
    press(group, "End");
    expect(focused()).toBe("d");
    press(group, "Home");
    expect(focused()).toBe("b");
    press(group, "ArrowRight");
    expect(focused()).toBe("d");
  });

  it("mean nothing with Ctrl, or where no button of the group has the focus", () => {
    const group = made("a", "b");
    attach(group);
    expect(press(group, "ArrowRight").defaultPrevented).toBe(false);
    group.buttons[0]!.focus();
    expect(press(group, "ArrowRight", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press(group, "x").defaultPrevented).toBe(false);
    expect(focused()).toBe("a");
  });
});

it("a group that has gone is left alone", () => {
  const group = made("a", "b");
  const leave = attach(group);
  expect(watching).toBe(true);
  leave();
  expect(watching).toBe(false);
  group.buttons[1]!.focus();
  expect(stops(group)).toEqual(["a"]);
  expect(press(group, "ArrowLeft").defaultPrevented).toBe(false);
});
