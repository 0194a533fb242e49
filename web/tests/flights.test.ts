import { afterEach, describe, expect, it, vi } from "vitest";
import { turned } from "../src/lib/turned.svelte";
import { boxAt, boxesOf, slideFrom } from "../src/board/flights";

interface Part {
  dataset: { spot: string };
  getBoundingClientRect: () => DOMRect;
  animate: ReturnType<typeof vi.fn>;
}

const part = (spot: string, x: number, y: number, width: number): Part => ({
  dataset: { spot },
  getBoundingClientRect: () => new DOMRect(x, y, width, width),
  animate: vi.fn(),
});

/** A page with these parts; it finds them as `[data-spot="…"]` and `[data-spot^="…"]`. */
function page(...parts: Part[]): void {
  vi.spyOn(document, "querySelectorAll").mockImplementation(((selector: string) => {
    const [, begins, name] = /^\[data-spot(\^?)="(.*)"\]$/.exec(selector)!;
    return parts.filter(({ dataset }) => (begins ? dataset.spot.startsWith(name!) : dataset.spot === name));
  }) as unknown as typeof document.querySelectorAll);
}

afterEach(() => {
  turned.now = false;
});

describe("where a spot is", () => {
  it("is where it is seen, though it stands twice", () => {
    page(part("hand", 9, 9, 0), part("hand", 20, 30, 10));
    expect(boxAt("hand")).toMatchObject({ x: 20, y: 30, width: 10 });
  });

  it("is nowhere if it is not seen", () => {
    page(part("hand", 9, 9, 0));
    expect(boxAt("hand")).toBeNull();
    expect(boxAt("bag")).toBeNull();
  });

  it("is told for whoever sits opposite when the page is turned", () => {
    vi.stubGlobal("innerWidth", 400);
    vi.stubGlobal("innerHeight", 800);
    page(part("hand", 20, 30, 10));
    turned.now = true;
    expect(boxAt("hand")).toMatchObject({ x: 370, y: 760 });
  });

  it("is known of all whose names begin so, the unseen left out", () => {
    page(part("slot:1", 1, 1, 5), part("slot:2", 2, 2, 5), part("slot:3", 3, 3, 0), part("hand", 4, 4, 5));
    expect([...boxesOf("slot:").keys()]).toEqual(["slot:1", "slot:2"]);
  });
});

describe("sliding", () => {
  it("brings a part from the middle of where it was, at the size it had", () => {
    const one = part("slot:1", 100, 0, 10);
    page(one);
    slideFrom(new Map([["slot:1", new DOMRect(0, 0, 20, 20)]]), 150);
    const [frames, timing] = one.animate.mock.calls[0]!;
    expect(frames[0]).toEqual({ transform: "translate(-95px, 5px) scale(2)" });
    expect(timing.duration).toBe(150);
  });

  it("leaves alone what has not moved or is not seen", () => {
    const [still, unseen] = [part("slot:1", 1, 0, 10), part("slot:2", 300, 0, 0)];
    page(still, unseen);
    slideFrom(
      new Map([
        ["slot:1", new DOMRect(0, 0, 10, 10)],
        ["slot:2", new DOMRect(0, 0, 10, 10)],
      ]),
      150,
    );
    expect(still.animate).not.toHaveBeenCalled();
    expect(unseen.animate).not.toHaveBeenCalled();
  });
});
