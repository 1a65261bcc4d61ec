/** The policy for the parser. It can be made once, and only this module holds it. */
let policy: { createHTML: (text: string) => unknown } | undefined;

/**
 * Reads markup from elsewhere into a document of its own, in which no script runs and nothing is loaded. It is read as
 * data: no node of it may be put into a page. The policy of Trusted Types stays in here, so nothing else gets markup past it.
 */
export function parseInert(text: string, type: "text/html" | "application/xml"): Document {
  return new DOMParser().parseFromString(trusted(text), type);
}

/** An empty page: a frame that begins with none lays out tables and lines as browsers did before there were standards. */
const EMPTY_PAGE = "<!doctype html><html lang='en'><head><title>Page</title></head><body></body></html>";

/** Gives a frame an empty page, the one markup that this writes into a page. */
export function openEmptyPage(frame: HTMLIFrameElement) {
  frame.srcdoc = trusted(EMPTY_PAGE);
}

function trusted(text: string) {
  if (!window.trustedTypes) return text;
  policy ??= window.trustedTypes.createPolicy("sitewright-reader", { createHTML: (html) => html });
  // The type of the platform's own calls knows nothing of it yet.
  return policy.createHTML(text) as string;
}
