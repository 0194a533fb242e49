// Small things the browser keeps for us.  A browser may forbid or lose its storage at any time:
// then we read nothing and keep nothing, and all else goes on.

type Shelf = "local" | "session";

const shelf = (which: Shelf): Storage => (which === "local" ? localStorage : sessionStorage);

export function readText(key: string, which: Shelf = "local"): string | null {
  try {
    return shelf(which).getItem(key);
  } catch {
    return null;
  }
}

export function readKept<T>(key: string, which: Shelf = "local"): T | null {
  try {
    return JSON.parse(readText(key, which) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown, which: Shelf = "local"): void {
  keepText(key, JSON.stringify(value), which);
}

export function keepText(key: string, text: string, which: Shelf = "local"): void {
  try {
    shelf(which).setItem(key, text);
  } catch {
    // A full or forbidden storage costs comfort, never play.
  }
}

export function forget(key: string, which: Shelf = "local"): void {
  try {
    shelf(which).removeItem(key);
  } catch {
    // See keepText.
  }
}
