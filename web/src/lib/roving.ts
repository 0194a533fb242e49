// One stop of the Tab key for a group of buttons; arrows, Home and End go between them.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment.  Of the buttons that can be pressed the stop is the one last used, else one with
    the mark `data-main`, else the first. */
export function roving(group: HTMLElement): () => void {
  let used: HTMLButtonElement | null = null;

  const pressable = () =>
    [...group.querySelectorAll("button")].filter((one) => !one.disabled && one.offsetParent !== null);

  function arrange(): void {
    const there = pressable();
    const stop = there.find((one) => one === used) ?? there.find((one) => one.dataset.main !== undefined) ?? there[0];
    for (const one of group.querySelectorAll("button")) one.tabIndex = one === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    if (!(event.target instanceof HTMLButtonElement)) return;
    used = event.target;
    arrange();
  }

  /** Whoever comes back finds the main button again. */
  function left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && group.contains(event.relatedTarget)) return;
    used = null;
    arrange();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const there = pressable();
    const at = there.indexOf(document.activeElement as HTMLButtonElement);
    const to = { Home: 0, End: there.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    if (at < 0 || to === at) return;
    event.preventDefault();
    event.stopPropagation();
    there[to]?.focus();
  }

  arrange();
  const changes = new MutationObserver(arrange);
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  group.addEventListener("keydown", pressed);
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
    group.removeEventListener("keydown", pressed);
  };
}
