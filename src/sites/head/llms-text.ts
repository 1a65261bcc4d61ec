import type { Page, SiteDocument } from "../document.ts";
import { pageName, siteName } from "../page-title.ts";
import { isListed, pageUrl } from "./sitemap.ts";

export const LLMS = "llms.txt";

/**
 * The site in short for language models, as llmstxt.org describes it; undefined if crawlers of language models or search
 * engines shall not have it.
 */
export function llmsText(document: SiteDocument, origin?: string) {
  const { head, meta } = document;
  const pages = document.pages.filter((page) => isListed(document, page));
  if (head?.refusesAi || pages.length === 0) return undefined;
  const { phone, email, street, town, area } = meta.business;
  const line = (page: Page) => {
    const link = `[${oneLine(pageName(document, page))}](${origin ? pageUrl(origin, page) : `${page.path}.html`})`;
    return `- ${[link, oneLine(page.description)].filter(Boolean).join(": ")}`;
  };
  const contact = [[street, town, area].filter(Boolean).join(", "), phone, email].filter(Boolean);
  const parts = [
    `# ${oneLine(siteName(document)) || "Home page"}`,
    meta.description && `> ${oneLine(meta.description)}`,
    `## Pages\n\n${pages.map(line).join("\n")}`,
    contact.length > 0 && `## Contact\n\n${contact.map((fact) => `- ${oneLine(fact)}`).join("\n")}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Without what Markdown would read as a link or as markup. */
const oneLine = (text: string) => text.replace(/[\s<>[\]]+/g, " ").trim();
