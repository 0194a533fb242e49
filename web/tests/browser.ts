// The little of a browser that the page's own logic asks for.  Tests set what they need of it.

class Shelf implements Storage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (n: number): string | null => [...this.kept.keys()][n] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  clear = (): void => this.kept.clear();
}

class Media extends EventTarget {
  matches = false;
}

class Page extends EventTarget {
  documentElement = { dataset: {} as Record<string, string>, lang: "" };
  visibilityState = "visible";
  activeElement: unknown = null;
  querySelector = (): Element | null => null;
  querySelectorAll = (_: string): unknown[] => [];
}

class Rect {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get left(): number {
    return this.x;
  }
  get top(): number {
    return this.y;
  }
  get right(): number {
    return this.x + this.width;
  }
  get bottom(): number {
    return this.y + this.height;
  }
}

const page = new Page();
const heard = new EventTarget();

for (const [name, value] of Object.entries({
  window: globalThis,
  document: page,
  localStorage: new Shelf(),
  sessionStorage: new Shelf(),
  matchMedia: () => new Media(),
  navigator: { onLine: true, languages: ["en"] },
  location: { origin: "http://pond.test" },
  DOMRect: Rect,
  CSS: { escape: (text: string) => text },
  addEventListener: heard.addEventListener.bind(heard),
  removeEventListener: heard.removeEventListener.bind(heard),
  dispatchEvent: heard.dispatchEvent.bind(heard),
})) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
