import type { SiteDocument } from "../document.ts";
import { metaSchema } from "../meta.ts";
import { type Theme, themeSchema } from "../themes/theme.ts";

/** Returns the theme with these changes; unknown choices are ignored. */
export function changeTheme(document: SiteDocument, changes: Partial<Theme>): SiteDocument {
  const isSame = Object.entries(changes).every(
    ([name, value]) => JSON.stringify(document.theme[name as keyof Theme]) === JSON.stringify(value),
  );
  const checked = themeSchema.safeParse({ ...document.theme, ...changes });
  return isSame || !checked.success ? document : { ...document, theme: checked.data };
}

export type Meta = SiteDocument["meta"];

/** Sets a fact of the site; an invalid value is ignored. */
export function changeMeta(
  document: SiteDocument,
  { business = {}, ...changes }: Partial<Omit<Meta, "business">> & { business?: Partial<Meta["business"]> },
): SiteDocument {
  const { meta } = document;
  const next = { ...meta, ...changes, business: { ...meta.business, ...business } };
  if (JSON.stringify(next) === JSON.stringify(meta)) return document;
  const checked = metaSchema.safeParse(next);
  return checked.success ? { ...document, meta: checked.data } : document;
}
