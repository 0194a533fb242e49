// Tells the service worker (src/score/sw.ts) which files there are, when all of them are known.

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const PUBLIC = ["favicon.svg", "manifest.webmanifest"]; // of the folder `public`

export function filesForWorker(): Plugin {
  return {
    name: "pondside-files",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".map"));
        const files = JSON.stringify([...PUBLIC, ...names.sort()].map((name) => `/${name}`));
        const build = createHash("sha256").update(files).digest("hex").slice(0, 8);
        worker.code = worker.code.replaceAll("PONDSIDE_FILES", files).replaceAll("PONDSIDE_BUILD", `"${build}"`);
      },
    },
  };
}
