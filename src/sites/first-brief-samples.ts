// Until the end of 2026 a site that was made of a brief showed samples until its owner wrote better ones. They were marked
// ("Sample service 1"), or held for every business ("From hello to done").

/** "Sample service 1", "Sample review: …", "Sample hours, to be replaced by yours." */
const MARKED = /^Sample \p{Ll}+/u;
/** Texts that stood for no business in particular. */
const STOCK = new Set(["From hello to done", "What you can come to us for", "Asked before you"]);
/** The lists of the blocks that had samples. */
const LISTS: Readonly<Record<string, string>> = {
  services: "services",
  menu: "sections",
  testimonials: "testimonials",
  team: "people",
  questions: "questions",
  events: "events",
  journal: "posts",
  comparison: "pairs",
  hours: "days",
  process: "steps",
};
const UNNAMED = /^Your \p{Ll}/u;

/**
 * Hides the samples that nobody has edited: the owner finds them among the suggestions. Entries of the owner's stay, and
 * so does every locked block.
 */
export function withoutShownSamples(document: Record<string, unknown>): Record<string, unknown> {
  const { meta, pages } = document;
  if (!isRecord(meta) || !Array.isArray(pages)) return document;
  const kept = pages.map((page) =>
    isRecord(page) && Array.isArray(page.blocks)
      ? { ...page, blocks: page.blocks.map(withoutSamples) }
      : page,
  );
  return { ...document, meta: withoutMadeUpName(meta), pages: kept };
}

/** "Your nail salon" stood in for a name. Without one, a site is headed by its tagline. */
function withoutMadeUpName(meta: Record<string, unknown>) {
  const { business } = meta;
  if (!isRecord(business) || typeof business.name !== "string" || !UNNAMED.test(business.name)) return meta;
  return { ...meta, business: { ...business, name: "" } };
}

function withoutSamples(block: unknown): unknown {
  if (!isRecord(block) || !isRecord(block.data) || block.isLocked || block.isHidden) return block;
  const { kind, data } = block;
  const name = typeof kind === "string" && Object.hasOwn(LISTS, kind) ? LISTS[kind] : undefined;
  const list = name === undefined ? undefined : data[name];
  if (name === undefined || !Array.isArray(list)) return block;
  const isStock = kind === "process" && STOCK.has(String(data.title));
  const own = list.flatMap(kind === "menu" ? ownSection : (entry) => (isSample(entry) ? [] : [entry]));
  if (isStock || (own.length === 0 && list.length > 0))
    return { ...block, isHidden: true, isSuggestion: true };
  return own.length === list.length ? block : { ...block, data: { ...data, [name]: own } };
}

/** The lines of a price list are in its sections. */
function ownSection(section: unknown): unknown[] {
  if (!isRecord(section) || !Array.isArray(section.entries)) return [section];
  const entries = section.entries.filter((entry) => !isSample(entry));
  if (entries.length === section.entries.length) return [section];
  return entries.length > 0 ? [{ ...section, entries }] : [];
}

const isSample = (entry: unknown) =>
  isRecord(entry) &&
  Object.values(entry)
    .flat()
    .some((text) => typeof text === "string" && MARKED.test(text));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
