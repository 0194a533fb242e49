// Copying a text, also where the browser has no clipboard for the page: over http in a house.

/** Copies what stands in a field.  Where nothing can copy, it is left selected and false comes back. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // No clipboard without https, or it was forbidden.
  }
  const before = document.activeElement;
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  if (done && before instanceof HTMLElement) before.focus();
  return done;
}

/** Copies a text that stands in no field.  `near` is in the same dialog, which keeps the focus in. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  near.parentElement?.append(field);
  const done = await copyField(field);
  field.remove();
  return done;
}

/** What to press to copy what is selected; "" where a finger does it. */
export function copyKeys(): string {
  if (matchMedia("(pointer: coarse)").matches) return "";
  return /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘C" : "Ctrl+C";
}
