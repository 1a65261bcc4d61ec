// @ts-check
// Makes the small files of the product's two fonts that nearly every page does with: the characters of English, and
// only the weights in use. All other characters are in the files of the packages. Run: node scripts/draw-fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error The package has no types.
import subsetFont from "subset-font";
import { project } from "./run.mjs";

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
/** The same as the `unicode-range` of the small files in src/ui/fonts.css. */
const characters = `${ascii}\u{a0}©·×é–—‘’“”…€`;

for (const [name, min, max] of /** @type {const} */ ([
  ["bricolage-grotesque", 600, 800],
  ["figtree", 400, 700],
])) {
  const whole = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const small = await subsetFont(readFileSync(project + whole), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(`${project}src/ui/fonts/${name}-english.woff2`, small);
}
