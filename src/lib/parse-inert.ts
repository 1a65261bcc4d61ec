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

/** Gives a frame an empty page. */
export function openEmptyPage(frame: HTMLIFrameElement) {
  frame.srcdoc = trusted(EMPTY_PAGE);
}

/**
 * Writes text with bold, italic, links and line breaks at the caret of an editable element, as one step of the
 * browser's own undo. Anything else is refused, so that no markup of strangers gets into a page this way.
 */
export function insertElements(content: DocumentFragment) {
  const nodes = document.createNodeIterator(content, NodeFilter.SHOW_ALL & ~NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node === content || (node instanceof HTMLElement && isOfText(node))) continue;
    throw new Error(
      "insertElements takes strong, em and br without attributes, and a with a checked address.",
    );
  }
  const box = document.createElement("div");
  box.append(content);
  document.execCommand("insertHTML", false, trusted(box.innerHTML));
}

function isOfText(element: HTMLElement) {
  const { length } = element.attributes;
  if (!element.matches("a[href]")) return element.matches("strong, em, br") && length === 0;
  return length === 1 && /^(?:https|mailto|tel):/i.test(element.getAttribute("href") ?? "");
}

function trusted(text: string) {
  if (!window.trustedTypes) return text;
  policy ??= window.trustedTypes.createPolicy("sitewright-reader", { createHTML: (html) => html });
  // TypeScript's DOM types do not know Trusted Types yet.
  return policy.createHTML(text) as string;
}
