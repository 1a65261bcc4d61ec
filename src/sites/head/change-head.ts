import type { SiteDocument } from "../document.ts";
import { changePage } from "../edit/edit-blocks.ts";
import { type PageHead, pageHeadSchema, type SiteHead, siteHeadSchema } from "./head.ts";

/** The changes that a setting may be given; `undefined`, `false` and "" bring the default back. */
type Changes<Head> = { [K in keyof Head]?: Head[K] | undefined };

/** Settings of the site for search engines; a value that cannot stand there changes nothing. */
export function changeHead(document: SiteDocument, changes: Changes<SiteHead>): SiteDocument {
  const { head, ...rest } = document;
  const next = changed(head, changes, siteHeadSchema);
  if (next === head) return document;
  return next ? { ...rest, head: next } : rest;
}

/** The same of one page. */
export function changePageHead(document: SiteDocument, id: string, changes: Changes<PageHead>): SiteDocument {
  return changePage(document, id, (page) => {
    const { head, ...rest } = page;
    const next = changed(head, changes, pageHeadSchema);
    if (next === head) return page;
    return next ? { ...rest, head: next } : rest;
  });
}

/** Only what is set stands in it, so that a setting and its opposite leave the document as it was. */
function changed<Head extends object>(
  head: Head | undefined,
  changes: Changes<Head>,
  schema: { safeParse: (value: unknown) => { success: boolean; data?: Head | undefined } },
): Head | undefined {
  const isSet = ([, value]: [string, unknown]) =>
    value !== undefined && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0);
  const merged = Object.fromEntries(Object.entries({ ...head, ...changes }).filter(isSet));
  const parsed = schema.safeParse(merged);
  if (!parsed.success || !parsed.data) return head;
  const next = Object.fromEntries(Object.entries(parsed.data).filter(isSet)) as Head;
  if (JSON.stringify(next) === JSON.stringify(head ?? {})) return head;
  return Object.keys(next).length > 0 ? next : undefined;
}
