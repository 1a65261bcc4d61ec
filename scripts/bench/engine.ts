import { readFileSync } from "node:fs";
import { createTemplateSearch } from "../../src/features/marketplace/search-templates.ts";
import { siteFromBrief } from "../../src/sites/brief/brief.ts";
import { understand } from "../../src/sites/brief/understand.ts";
import { MAX_BLOCKS, parseDocument, type SiteDocument } from "../../src/sites/document.ts";
import { renderStatic } from "../../src/sites/render-static.ts";
import { reviseSite } from "../../src/sites/revise/revise-site.ts";
import { composeTemplate, loadTemplates } from "../../src/sites/templates.ts";
import { readTemplates } from "../templates/read-templates.ts";
import type { EngineInput } from "./engine.mjs";

// Times one thing in a process of its own, so that the first time is that of somebody who has just come. Which one, and
// what to do it with, stand in the file that is named on the command line; the times are printed in milliseconds.
const { subject, briefs, texts, wishes, words } = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
) as EngineInput;

/** So many letters more of a brief are there when the page reads it again. */
const TYPED = 20;
// What a browser fetches is no time of the engine.
const templates = await loadTemplates();
const times: number[] = [];

if (subject === "short brief") for (const brief of briefs) await time(() => siteFromBrief(brief));
// As the page does while the brief is being written (src/features/brief/propose-while-written.ts).
if (subject === "prepared brief") {
  understand("A family law firm in Oslo, calm and classic");
  const [first = ""] = briefs;
  for (let typed = TYPED; typed < first.length; typed += TYPED) await siteFromBrief(first.slice(0, typed));
  for (const brief of briefs) await time(() => siteFromBrief(brief));
}
// The field of the home page takes no text as long as this: whoever writes one sees proposals already.
if (subject === "prepared text") for (const brief of briefs.slice(0, 2)) await siteFromBrief(brief);
if (subject === "long text" || subject === "prepared text")
  for (const text of texts) await time(() => siteFromBrief(text));
if (subject === "export") for (const site of someSites()) await time(() => renderStatic(site));
if (subject === "document") {
  for (const site of someSites()) {
    const large = JSON.parse(JSON.stringify(withBlocks(site, [MAX_BLOCKS, 20])));
    await time(() => parseDocument(large));
  }
}
if (subject === "wish") {
  for (const [at, site] of someSites().entries())
    await time(() => reviseSite(site, wishes[at % wishes.length] ?? ""));
}
if (subject === "search index" || subject === "search") {
  const { index, words: spoken } = readTemplates("");
  const create = () => createTemplateSearch(index.templates, spoken);
  if (subject === "search index") for (let at = 0; at < 5; at++) await time(create);
  else {
    const search = await create();
    for (const word of words) await time(() => search.find(word));
  }
}
process.stdout.write(JSON.stringify(times));

async function time(work: () => unknown) {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}

/** In a fixed order that mixes industries and families. */
function someSites() {
  return Array.from({ length: 24 }, (_, at) => templates[(at * 7) % templates.length])
    .filter((template) => template !== undefined)
    .map(composeTemplate);
}

/** With so many blocks on its first pages. */
function withBlocks(site: SiteDocument, sizes: readonly number[]): SiteDocument {
  const pages = site.pages.map((page, at) => {
    const middle = page.blocks.slice(1, -1);
    const more = Array.from({ length: Math.max(0, (sizes[at] ?? 0) - page.blocks.length) }, (_, copy) => {
      const block = middle[copy % middle.length] ?? page.blocks[0];
      return block && { ...block, id: `${block.kind}-copy-${copy}` };
    }).filter((block) => block !== undefined);
    return { ...page, blocks: [...page.blocks.slice(0, -1), ...more, ...page.blocks.slice(-1)] };
  });
  return { ...site, pages };
}
