import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { cache } from "../run.mjs";
import type { Bench } from "./main.ts";
import { serveSlowly } from "./slow-server.ts";
import { measureVisits } from "./visits.ts";

const SCRIPT_BYTES = 100_000;
const HTML = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><body><script type="module" src="/entry.js"></script></body>`;
/** A thousand elements. */
const ENTRY = `import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
const items = Array.from({ length: 498 }, (_, key) => h("p", { key }, h("span", null, "Element " + key)));
const page = h("main", null, h("h1", null, "Calibration"), h("button", null, "Press"), items);
createRoot(document.body).render(page);`;

/** Visits a page with only React and 100 kB of compressed script: its times depend on the machine alone. */
export async function measureCalibration({ browser, runs }: Bench) {
  const root = join(cache, "bench-calibration");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), HTML);
  writeFileSync(join(root, "entry.js"), ENTRY);
  const output = { entryFileNames: "assets/page.js" };
  await build({ configFile: false, root, logLevel: "error", build: { rolldownOptions: { output } } });
  const script = join(root, "dist/assets/page.js");
  const code = readFileSync(script, "utf8");
  // Random bytes are incompressible; base64 with compression adds nine per cent.
  const filler = randomBytes((SCRIPT_BYTES - brotliCompressSync(code).length) / 1.09).toString("base64");
  writeFileSync(script, `${code}\nwindow.filler = "${filler}";\n`);

  const page = { site: await serveSlowly(join(root, "dist"), "/"), path: "/", of: "calibration page" };
  // The first page of a browser is slower than later ones.
  await measureVisits(browser, [page], 1);
  const figures = await measureVisits(browser, [page], runs);
  page.site.close();
  return figures.map((figure) => ({ ...figure, budget: undefined }));
}
