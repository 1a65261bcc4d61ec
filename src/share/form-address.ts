import { destinationName, destinationOf, formSettingsSchema } from "#src/sites/form-settings.ts";
import { isWebAddress } from "#src/sites/links.ts";

/** Returns the name of a document's form destination; "" if it has none, or if the value is not a document. */
export function formHostOf(document: object) {
  const { forms, formAddress } = settingsOf(document);
  const read = formSettingsSchema.safeParse(forms);
  return destinationName(
    destinationOf({
      forms: read.data,
      formAddress: typeof formAddress === "string" && isWebAddress(formAddress) ? formAddress : "",
    }),
  );
}

/**
 * Removes the destination of forms and the counter from an imported or exported site: otherwise the answers and
 * visits of a new owner's customers would reach the previous owner. The application that a list shows is removed too,
 * since its key means another one in another browser.
 */
export function withoutFormAddress<T extends object>(from: T): T {
  const document = withoutSources(withoutCounter(from));
  const { meta, forms, formAddress } = settingsOf(document);
  const isAddressed = typeof formAddress === "string" && formAddress !== "";
  const isSent = typeof forms === "object" && forms !== null && ("destination" in forms || "app" in forms);
  if (!isAddressed && !isSent) return document;
  const cleared: Record<string, unknown> = { ...meta, ...(isAddressed && { formAddress: "" }) };
  if (isSent) {
    const { destination: _, app: __, ...kept } = forms as Record<string, unknown>;
    if (Object.keys(kept).length > 0) cleared.forms = kept;
    else delete cleared.forms;
  }
  return { ...document, meta: cleared };
}

function withoutCounter<T extends object>(document: T): T {
  const { meta } = document as T & { meta?: unknown };
  if (typeof meta !== "object" || meta === null || !("counter" in meta)) return document;
  const { counter: _, ...rest } = meta;
  return { ...document, meta: rest };
}

/** The lists stay as they are. */
function withoutSources<T extends object>(document: T): T {
  const { pages } = document as { pages?: unknown };
  if (!Array.isArray(pages)) return document;
  const blocksOf = (page: unknown) =>
    Array.isArray((page as { blocks?: unknown } | null)?.blocks)
      ? (page as { blocks: unknown[] }).blocks
      : [];
  const hasSource = (block: unknown) => typeof block === "object" && block !== null && "from" in block;
  if (!pages.some((page) => blocksOf(page).some(hasSource))) return document;
  const without = (block: unknown) => {
    if (!hasSource(block)) return block;
    const { from: _, ...rest } = block as { from: unknown };
    return rest;
  };
  return {
    ...document,
    pages: pages.map((page) =>
      blocksOf(page).length > 0 ? { ...page, blocks: blocksOf(page).map(without) } : page,
    ),
  };
}

/**
 * Removes the origin from an imported site: as canonical address it would send search engines to the previous owner's
 * site.
 */
export function withoutOrigin<T extends object>(document: T): T {
  const { head, ...rest } = document as T & { head?: unknown };
  if (typeof head !== "object" || head === null || !Object.hasOwn(head, "origin")) return document;
  const { origin: _, ...others } = head as { origin?: unknown };
  // The origin and the head are optional, so the type still holds.
  return (Object.keys(others).length > 0 ? { ...rest, head: others } : rest) as T;
}

function settingsOf(document: object) {
  const { meta } = document as { meta?: unknown };
  if (typeof meta !== "object" || meta === null) return {};
  const { forms, formAddress } = meta as { forms?: unknown; formAddress?: unknown };
  return { meta, forms, formAddress };
}
