import { isWebAddress } from "../links.ts";

/** The host that the forms of a document are sent to; "" where they are switched off, and for what is no document. */
export function formHostOf(document: object) {
  const address = formAddressOf(document);
  return isWebAddress(address) ? new URL(address).host : "";
}

/**
 * A site that came from elsewhere, with its forms switched off: nobody here has said where they are to be sent, and its
 * new owner's customers would write to somebody else.
 */
export function withoutFormAddress<T extends object>(document: T): T {
  if (formAddressOf(document) === "") return document;
  return { ...document, meta: { ...(document as { meta?: object }).meta, formAddress: "" } };
}

function formAddressOf(document: object) {
  const { meta } = document as { meta?: unknown };
  if (typeof meta !== "object" || meta === null) return "";
  const { formAddress } = meta as { formAddress?: unknown };
  return typeof formAddress === "string" ? formAddress : "";
}
