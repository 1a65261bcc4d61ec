/** The policy for the parser. It can be made once, and only this module holds it. */
let policy: { createHTML: (text: string) => unknown } | undefined;

/**
 * Reads markup from elsewhere into a document of its own, in which no script runs and nothing is loaded. It is read as
 * data: no node of it may be put into a page. The policy of Trusted Types stays in here, so nothing else gets markup past it.
 */
export function parseInert(text: string, type: "text/html" | "application/xml"): Document {
  if (!window.trustedTypes) return new DOMParser().parseFromString(text, type);
  policy ??= window.trustedTypes.createPolicy("sitewright-reader", { createHTML: (html) => html });
  // The type of the platform's own calls knows nothing of it yet.
  return new DOMParser().parseFromString(policy.createHTML(text) as string, type);
}
