const SEPARATOR = " · ";

/**
 * Documents of the first release have `meta.title`, which hid the title of the first page. Templates and briefs
 * stored "name · description" there and the name in the page. That becomes the default title; other titles move to
 * the page.
 */
export function withPageTitle(document: Record<string, unknown>): Record<string, unknown> {
  const { meta, pages } = document;
  if (!isRecord(meta) || typeof meta.title !== "string" || !Array.isArray(pages)) return document;
  const { title, ...rest } = meta;
  const [first, ...others] = pages as unknown[];
  if (!isRecord(first)) return document;
  const own = typeof first.title === "string" ? first.title : "";
  const name = isRecord(meta.business) ? meta.business.name : undefined;
  const [composedName = "", ...words] = title.split(SEPARATOR);
  const isComposed = words.length > 0 && isNameOf(document, composedName, own);
  const isDefault = own === "" || own === name || (isComposed && own === composedName);
  // Another page was made the home page while the site kept its title.
  const isMoved = isComposed && others.some((page) => isRecord(page) && page.title === composedName);
  const written = title === "" || title === name || isComposed ? (isDefault || isMoved ? "" : own) : title;
  const tagline = isComposed && { tagline: words.join(SEPARATOR) };
  return { ...document, meta: { ...rest, ...tagline }, pages: [{ ...first, title: written }, ...others] };
}

/** Whether a template or a brief wrote this name, which the business may have changed since. */
function isNameOf({ meta, pages }: Record<string, unknown>, name: string, ownTitle: string) {
  const business = isRecord(meta) && isRecord(meta.business) ? meta.business.name : undefined;
  return (
    name === ownTitle ||
    name === business ||
    (pages as unknown[]).some(
      (page) =>
        isRecord(page) && [page.title, page.description].some((text) => String(text ?? "").includes(name)),
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
