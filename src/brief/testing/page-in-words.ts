import type { Block } from "#src/sites/document.ts";
import { loadAllSubjects } from "#src/sites/drawn/art-catalogue.ts";
import { pageTitle } from "#src/sites/page-title.ts";
import { loadTemplates } from "#src/sites/templates.ts";
import { siteFromBrief } from "../brief.ts";
import { loadAllTrades } from "../trades/load-trade.ts";

// A command cannot load the texts of an industry or a trade later, nor a drawing.
await Promise.all([loadTemplates(), loadAllSubjects(), loadAllTrades()]);

/** The texts of a site in reading order, as somebody would read them aloud. */
export async function pageInWords(brief: string) {
  const { document } = await siteFromBrief(brief);
  return document.pages
    .map((page) => {
      const shown = page.blocks.filter(({ isHidden }) => !isHidden);
      const hidden = page.blocks.filter(({ isHidden }) => isHidden).map(({ kind }) => kind);
      return [
        `## ${page.path}: ${pageTitle(document, page)}`,
        ...shown.map(inWords),
        ...(hidden.length > 0 ? [`  (suggested: ${hidden.join(", ")})`] : []),
      ].join("\n");
    })
    .concat(`© ${document.meta.business.name || document.meta.tagline} · ${document.meta.notice}`)
    .join("\n");
}

function inWords({ kind, variant, data }: Block) {
  const lines = Object.entries(data).flatMap(([key, value]) => valueInWords(key, value));
  return [`[${kind} ${variant}]`, ...lines.map((line) => `    ${line}`)].join("\n");
}

function valueInWords(key: string, value: unknown): string[] {
  if (typeof value === "string") return value ? [`${key}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((one) => entryInWords(key, one));
  if (typeof value !== "object" || value === null) return [];
  if ("scene" in value) return [`(picture: ${"label" in value ? String(value.label) : ""})`];
  if ("to" in value && "label" in value) return value.label ? [`«${value.label}» → ${value.to}`] : [];
  return [];
}

function entryInWords(key: string, entry: unknown): string[] {
  if (typeof entry === "string") return [`${key}: ${entry}`];
  if (typeof entry !== "object" || entry === null) return [];
  const own = Object.entries(entry).filter(([, value]) => typeof value === "string" && value !== "");
  const inner = Object.entries(entry).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap((one) => entryInWords(name, one)) : [],
  );
  const line = own.map(([, value]) => value).join(" | ");
  return [...(line ? [`- ${line}`] : []), ...inner];
}
