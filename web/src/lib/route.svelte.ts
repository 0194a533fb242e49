// Where in the client we are: the path of the address, and going elsewhere without a reload.

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Links inside the client are followed here. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
