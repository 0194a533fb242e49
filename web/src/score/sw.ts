/// <reference lib="webworker" />
// Keeps the page and the rules in the browser, so that ponds are counted without a connection.  The
// list of files is put in while building, so that every build is a new worker with a cache of its own.

export {};

declare const self: ServiceWorkerGlobalScope;
declare const PONDSIDE_FILES: string[];
declare const PONDSIDE_BUILD: string;

const CACHE = `pondside-${PONDSIDE_BUILD}`;
const FILES = new Set(PONDSIDE_FILES);

self.addEventListener("install", (event) => {
  const keep = caches.open(CACHE).then((cache) => cache.addAll(["/", ...FILES]));
  event.waitUntil(keep.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name.startsWith("pondside-") && name !== CACHE));
  const tidied = others.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

// Files never change under their name.  Pages are asked for first, so that nobody is kept on an old
// build; what the service itself answers (/api) is none of this worker's business.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(kept(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match("/");
    if (found) return found;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}
