// @ts-check
// Writes the filter of src/brief/tidy/spelling.json: right words that its rules would take for slips of others. The words
// come from cspell's dictionaries of British and American English. Run: node scripts/make-spelling.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import { project } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const file = join(project, "src/brief/tidy/spelling.json");
const stored = JSON.parse(readFileSync(file, "utf8"));
/** @type {typeof import("../src/brief/tidy/spelling.ts")} */
const { bitsOf, FILTER_BITS, isKnown, nearest } = await runSource("./src/brief/tidy/spelling.ts");

const words = new Set();
for (const name of ["dict-en-gb-mit/en_GB.trie.gz", "dict-en_us/en_US.trie.gz"]) {
  const packed = readFileSync(join(project, "node_modules/@cspell", name));
  for (const word of decodeTrie(gunzipSync(packed)).words()) {
    const plain = word.replace(/^[~+*!]+|[+*]$/g, "").toLowerCase();
    if (/^[a-z]{6,16}$/.test(plain)) words.add(plain);
  }
}
const mistaken = [...words].filter((word) => !isKnown(word) && nearest(word));
const bits = new Uint8Array(FILTER_BITS / 8);
for (const bit of mistaken.flatMap(bitsOf)) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
writeFileSync(
  file,
  `${JSON.stringify({ ...stored, others: Buffer.from(bits).toString("base64") }, null, 2)}\n`,
);
console.log(`${mistaken.length} words of ${words.size}`);
