import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesPages } from "./rules-plugin";

// The built client goes into the Python package, which serves it.  WEB_OUT builds it elsewhere.
export default defineConfig({
  plugins: [svelte(), rulesPages()],
  build: {
    outDir: process.env.WEB_OUT ?? "../src/pondside/web",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:8080", ws: true } },
  },
});
