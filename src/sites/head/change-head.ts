import type { SiteDocument } from "../document.ts";
import { changePage } from "../edit/edit-blocks.ts";
import { type PageHead, pageHeadSchema, type SiteHead, siteHeadSchema } from "./head.ts";

/** Changes of settings; `undefined`, `false` and "" restore the default. */
type Changes<Head> = { [K in keyof Head]?: Head[K] | undefined };

/** Changes the site's settings for search engines; an invalid value is ignored. */
export function changeHead(document: SiteDocument, changes: Changes<SiteHead>): SiteDocument {
  const { head, ...rest } = document;
  const next = changed(head, changes, siteHeadSchema);
  if (next === head) return document;
  return next ? { ...rest, head: next } : rest;
}

/** Changes a page's settings for search engines; an invalid value is ignored. */
export function changePageHead(document: SiteDocument, id: string, changes: Changes<PageHead>): SiteDocument {
  return changePage(document, id, (page) => {
    const { head, ...rest } = page;
    const next = changed(head, changes, pageHeadSchema);
    if (next === head) return page;
    return next ? { ...rest, head: next } : rest;
  });
}

/** Stores only values that are set, so that undoing a setting restores the same document. */
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
