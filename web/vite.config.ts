import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pythonForPages } from "./python-plugin.ts";
import { rulesPages } from "./rules-plugin.ts";
import { filesForWorker } from "./worker-plugin.ts";

// The built client goes into the Python package, which serves it.  WEB_OUT builds it elsewhere.
export default defineConfig({
  plugins: [svelte(), rulesPages(), pythonForPages(), filesForWorker()],
  worker: { format: "es", plugins: () => [pythonForPages()] },
  build: {
    outDir: process.env.WEB_OUT ?? "../src/pondside/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", sw: "src/score/sw.ts" },
      // The service worker stands at the root, or it would not be asked for pages.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:8080", ws: true } },
  },
});
