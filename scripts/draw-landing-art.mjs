// Draws the large picture of every landing page into public/images/landing.
// Run: node scripts/draw-landing-art.mjs   (same input, same bytes)
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { business } from "./landing-art/business.mjs";
import { creative } from "./landing-art/creative.mjs";
import { tech } from "./landing-art/tech.mjs";
import { scene } from "./module-art/kit.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "images", "landing");
/** Each may be the largest element of its page, so it must load early. */
const COMPRESSED_LIMIT = 12_000;

mkdirSync(folder, { recursive: true });
for (const [name, { draw, width, height }] of Object.entries({ tech, business, creative })) {
  const s = scene(name[0], width, height);
  const svg = s.done(draw(s));
  writeFileSync(join(folder, `${name}.svg`), svg);
  const bytes = brotliCompressSync(svg).length;
  console.log(`${name}.svg: ${bytes} bytes compressed`);
  if (bytes > COMPRESSED_LIMIT) {
    console.error(`${name}.svg is over ${COMPRESSED_LIMIT}`);
    process.exitCode = 1;
  }
}
