import { createHash } from "node:crypto";
import { renderStatic, type StaticSite } from "../../src/sites/render-static.ts";
import { composeTemplate, loadTemplates } from "../../src/sites/templates.ts";

/** A first screen at its widest shows parts of no more blocks than these. */
const BLOCKS = 4;

export interface FirstScreen {
  id: string;
  site: StaticSite;
  /** Differs when the picture may. */
  hash: string;
}

/** Loaded with this module: whoever runs it for a moment has no way to load more. */
const templates = await loadTemplates();

/** Of each template what is seen of its first page without scrolling. */
export function firstScreens(): FirstScreen[] {
  return templates.map((template) => {
    const document = composeTemplate(template);
    const pages = document.pages.map((page, index) => ({
      ...page,
      blocks: index === 0 ? page.blocks.slice(0, BLOCKS) : [],
    }));
    const site = renderStatic({ ...document, pages });
    const shown = site.files.filter(({ path }) => path === "index.html" || path === "site.css");
    const hash = createHash("sha256").update(shown.map(({ text }) => text).join("\n"));
    return { id: template.id, site, hash: hash.digest("hex").slice(0, 12) };
  });
}
