import { destinationName, destinationOf, formSettingsSchema } from "../form-settings.ts";
import { isWebAddress } from "../links.ts";

/** The destination of a document's forms in words; "" where there is none, and for what is no document. */
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
 * A site that came from elsewhere or leaves for elsewhere, without the destination of its forms: nobody there has said
 * where they are to be sent, and a new owner's customers would write to somebody else. The same holds for its counter,
 * which would report their visits.
 */
export function withoutFormAddress<T extends object>(from: T): T {
  const document = withoutCounter(from);
  const { meta, forms, formAddress } = settingsOf(document);
  const isAddressed = typeof formAddress === "string" && formAddress !== "";
  const isSent = typeof forms === "object" && forms !== null && "destination" in forms;
  if (!isAddressed && !isSent) return document;
  const cleared: Record<string, unknown> = { ...meta, ...(isAddressed && { formAddress: "" }) };
  if (isSent) {
    const { destination: _, ...kept } = forms;
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

/**
 * A site that came from elsewhere, without the address that it stands at: as the canonical address of its new owner's pages
 * it would send search engines to somebody else's.
 */
export function withoutOrigin<T extends object>(document: T): T {
  const { head, ...rest } = document as T & { head?: unknown };
  if (typeof head !== "object" || head === null || !Object.hasOwn(head, "origin")) return document;
  const { origin: _, ...others } = head as { origin?: unknown };
  // Without its origin, or without its head, it is still of the same shape.
  return (Object.keys(others).length > 0 ? { ...rest, head: others } : rest) as T;
}

function settingsOf(document: object) {
  const { meta } = document as { meta?: unknown };
  if (typeof meta !== "object" || meta === null) return {};
  const { forms, formAddress } = meta as { forms?: unknown; formAddress?: unknown };
  return { meta, forms, formAddress };
}
