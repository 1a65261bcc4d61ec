const adopted = new Set<string>();

/** Adds a style sheet that comes with code loaded later, so that no other page carries it. */
export function adoptStyle(css: string) {
  if (adopted.has(css) || !("adoptedStyleSheets" in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
