import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Unit tests of the page's own logic.  They need no browser: tests/browser.ts gives the little that is asked of one.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the runes of a page, not those of a server
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/environment.ts",
    setupFiles: ["tests/browser.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
