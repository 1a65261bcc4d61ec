import { createHash } from "node:crypto";
import { renderStatic, type StaticSite } from "../../src/sites/render-static.ts";
import { composeTemplate, loadTemplates } from "../../src/sites/templates.ts";

/** The largest number of blocks visible on a first screen. */
const BLOCKS = 4;

/** Styles for paper change no picture of a screen. */
const FOR_PAPER = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

export interface FirstScreen {
  id: string;
  site: StaticSite;
  /** Changes whenever the picture may change. */
  hash: string;
}

/** Loaded with this module, because a short-lived module runner cannot load more later. */
const templates = await loadTemplates();

/** Renders the part of each template's first page that is visible without scrolling. */
export function firstScreens(): FirstScreen[] {
  return templates.map((template) => {
    const document = composeTemplate(template);
    const pages = document.pages.map((page, index) => ({
      ...page,
      blocks: index === 0 ? page.blocks.slice(0, BLOCKS) : [],
    }));
    const site = renderStatic({ ...document, pages });
    const shown = site.files.filter(({ path }) => path === "index.html" || path === "site.css");
    const hash = createHash("sha256").update(shown.map(({ text }) => text.replace(FOR_PAPER, "")).join("\n"));
    return { id: template.id, site, hash: hash.digest("hex").slice(0, 12) };
  });
}
