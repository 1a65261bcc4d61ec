/** The Trusted Types policy for the parser. It can be created once, and only this module has access to it. */
let policy: { createHTML: (text: string) => unknown } | undefined;

/**
 * Parses untrusted markup into a separate document, in which no scripts run and nothing loads. Treat it as data: none
 * of its nodes may be put into a page. The Trusted Types policy is private to this module, so other code cannot bypass
 * it.
 */
export function parseInert(text: string, type: "text/html" | "application/xml" | "image/svg+xml"): Document {
  return new DOMParser().parseFromString(trusted(text), type);
}

/** An empty page with a doctype. Without it a frame would be in quirks mode. */
const EMPTY_PAGE = "<!doctype html><html lang='en'><head><title>Page</title></head><body></body></html>";

/** Gives a frame an empty page, the only markup that this module writes into a page. */
export function openEmptyPage(frame: HTMLIFrameElement) {
  frame.srcdoc = trusted(EMPTY_PAGE);
}

function trusted(text: string) {
  if (!window.trustedTypes) return text;
  policy ??= window.trustedTypes.createPolicy("sitewright-reader", { createHTML: (html) => html });
  // TypeScript's DOM types do not know Trusted Types yet.
  return policy.createHTML(text) as string;
}
