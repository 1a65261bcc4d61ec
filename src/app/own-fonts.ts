/**
 * Fetches the fonts of the theme and shows them when both are there, so that lines are laid out once. They get names of
 * their own: a class on the root, as for who has them already, would have the style of every element worked out anew.
 */
export async function showOwnFonts() {
  const faces = ["Bricolage", "Figtree"].map((name) => lateFace(name)?.load());
  for (const face of await Promise.allSettled(faces))
    if (face.status === "fulfilled" && face.value) document.fonts.add(face.value);
  // Laid out now and painted in the next task: together they would hold a slow phone for up to 80 ms.
  document.body.getBoundingClientRect();
}

/** The face of this font under the name that the theme has for one that comes later (src/ui/theme.css). */
function lateFace(name: string) {
  for (const rule of document.styleSheets[0]?.cssRules ?? []) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const source = rule.style.getPropertyValue("src");
    if (source.includes(name.toLowerCase()))
      return new FontFace(`${name} Late`, source, { weight: rule.style.getPropertyValue("font-weight") });
  }
}
