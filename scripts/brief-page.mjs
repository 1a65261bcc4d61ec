// @ts-check
// Prints the site that is made of a brief, block by block in reading order. Run: npm run -s brief:page -- "A bakery in Leeds."
// With `--file briefs.txt` it prints the sites of all lines of a file.
import { readFileSync } from "node:fs";
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const [first = "", second = ""] = process.argv.slice(2);
const briefs = (first === "--file" ? readFileSync(second, "utf8").split("\n") : [first]).filter(Boolean);
if (briefs.length === 0) fail('Write the brief: npm run -s brief:page -- "A bakery in Leeds called Crumb."');
/** @type {typeof import("../src/brief/testing/page-in-words.ts")} */
const { pageInWords } = await runSource("./src/brief/testing/page-in-words.ts");
for (const brief of briefs) console.log(`${brief}\n\n${await pageInWords(brief)}\n${"—".repeat(80)}`);
