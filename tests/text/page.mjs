// Lets Node read the page's own modules as Vite does: `node --import page.mjs`. Names without an ending, `$lib`, runes as plain values, components as nothing.

import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const SOURCES = new URL("../../web/src/", import.meta.url);
const ENDINGS = ["", ".ts", ".js"];

globalThis.$state = Object.assign((value) => value, { raw: (value) => value });

registerHooks({
  resolve(name, context, next) {
    const own = name.startsWith("$lib/") ? new URL(name.slice(1), SOURCES) : name.startsWith(".") && context.parentURL ? new URL(name, context.parentURL) : null;
    if (!own?.href.startsWith(SOURCES.href)) return next(name, context);
    const ending = ENDINGS.find((one) => /\.[a-z]+$/.test(own.pathname + one) && existsSync(fileURLToPath(own) + one));
    return next(own.href + (ending ?? ".ts"), context);
  },
  load(url, context, next) {
    return url.endsWith(".svelte") ? { format: "module", source: "export default null", shortCircuit: true } : next(url, context);
  },
});
