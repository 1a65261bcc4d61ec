// @ts-check
// Prints what each sentence of a brief is for, and what a page would say of it. Run: npm run -s brief:told -- "A bakery in Leeds."
// With `--count SET.json` it counts what becomes of the clauses of a set's briefs.
import { readFileSync } from "node:fs";
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const [text, ...sets] = process.argv.slice(2);
if (text === "--count") await count(sets);
else await told(text);

/** @param {string[]} sets */
async function count(sets) {
  /** @type {typeof import("../src/brief/testing/clause-count.ts")} */
  const { countClauses } = await runSource("./src/brief/testing/clause-count.ts");
  const briefs = sets.flatMap((set) => JSON.parse(readFileSync(set, "utf8")));
  const { clauses, whole, ...kinds } = await countClauses(briefs);
  const share = (/** @type {number} */ number) => `${((100 * number) / clauses).toFixed(1)} %`;
  console.log(
    `${clauses} clauses: ${share(whole)} whole, ${share(whole + kinds.listed.length)} with those listed`,
  );
  for (const [kind, examples] of Object.entries(kinds))
    console.log(`\n${kind}: ${examples.length}\n${examples.map((one) => `  ${one}`).join("\n")}`);
}

/** @param {string | undefined} text */
async function told(text) {
  if (!text?.trim()) fail('Write the brief: npm run -s brief:told -- "A bakery in Leeds called Crumb."');
  /** @type {typeof import("../src/brief/write/tell-brief.ts")} */
  const { tellBrief } = await runSource("./src/brief/write/tell-brief.ts");
  const { statements, headline, lead, proof, about, refusals } = tellBrief(text);
  for (const { purpose, copy } of statements) console.log(`${purpose.padEnd(10)} ${copy}`);
  console.log(`\nheadline   ${headline}\nlead       ${lead.join(" ")}\nproof      ${proof.join(" · ")}`);
  console.log(`about      ${about.join(" ¶ ")}\nrefusals   ${refusals.join(" ")}`);
}
