const adopted = new Set<string>();

/** Adds the style sheet of a lazy chunk, so that other pages do not load it. */
export function adoptStyle(css: string) {
  if (adopted.has(css) || !("adoptedStyleSheets" in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
