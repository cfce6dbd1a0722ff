import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.SERAI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server may be under a path; it writes that path into the page
  plugins: [svelte()],
  resolve: { alias: { $lib: `${root}web/src/lib` }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: {
    outDir: `${root}src/serai/server/page`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": server, "/live": { target: server, ws: true } },
  },
  // Vitest reads this; the page is built without it.
  ...({ test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"] } } as UserConfig),
});
