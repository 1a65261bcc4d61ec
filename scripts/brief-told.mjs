// @ts-check
// Prints what each sentence of a brief is for, and what a page would say of it. Run: npm run -s brief:told -- "A bakery in Leeds."
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const [text] = process.argv.slice(2);
if (!text?.trim()) fail('Write the brief: npm run -s brief:told -- "A bakery in Leeds called Crumb."');
/** @type {typeof import("../src/brief/write/tell-brief.ts")} */
const { tellBrief } = await runSource("./src/brief/write/tell-brief.ts");
const { statements, headline, lead, proof, about, refusals } = tellBrief(text);
for (const { purpose, copy } of statements) console.log(`${purpose.padEnd(10)} ${copy}`);
console.log(`\nheadline   ${headline}\nlead       ${lead.join(" ")}\nproof      ${proof.join(" · ")}`);
console.log(`about      ${about.join(" ¶ ")}\nrefusals   ${refusals.join(" ")}`);
