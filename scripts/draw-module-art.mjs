// Draws the picture of every module and the banner of every category.
// Run: node scripts/draw-module-art.mjs   (same input, same bytes)
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ai } from "./module-art/ai.mjs";
import { banners } from "./module-art/banners.mjs";
import { crm } from "./module-art/crm.mjs";
import { games } from "./module-art/games.mjs";
import { scene } from "./module-art/kit.mjs";
import { productivity } from "./module-art/productivity.mjs";
import { security } from "./module-art/security.mjs";

const images = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "images");
const MODULE_LIMIT = 6000;
const BANNER_LIMIT = 9000;

function write(folder, name, svg, limit) {
  mkdirSync(join(images, folder), { recursive: true });
  writeFileSync(join(images, folder, `${name}.svg`), svg);
  const bytes = Buffer.byteLength(svg);
  if (bytes > limit) {
    console.error(`${folder}/${name}.svg is ${bytes} bytes, over ${limit}`);
    process.exitCode = 1;
  }
}

let count = 0;
for (const [letter, set] of Object.entries({ c: crm, g: games, s: security, p: productivity, a: ai })) {
  Object.entries(set).forEach(([slug, draw], i) => {
    const s = scene(`${letter}${i}`); // ids stay unique even if several pictures are inlined
    write("modules", slug, s.done(draw(s)), MODULE_LIMIT);
    count++;
  });
}
for (const [name, draw] of Object.entries(banners)) {
  const s = scene(`b${name[0]}`, 1600, 480);
  write("banners", name, s.done(draw(s)), BANNER_LIMIT);
  count++;
}
console.log(`${count} pictures drawn`);
