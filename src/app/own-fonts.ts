import { changePartByPart } from "#src/lib/part-by-part.ts";

/**
 * Fetches the fonts of the theme and shows them when both are there, so that lines are laid out once. They get names of
 * their own: a class on the root, as for who has them already, would have the style of every element worked out anew.
 */
export async function showOwnFonts() {
  const faces = await Promise.allSettled(["Bricolage", "Figtree"].map(lateFace));
  await changePartByPart(() => {
    for (const face of faces) if (face.status === "fulfilled") document.fonts.add(face.value);
  });
}

/**
 * The face of this font under the name that the theme has for one that comes later (src/ui/theme.css). It is made of
 * what has been fetched: one that fetches for itself is given a tenth of a second by Chromium, and then lays out the
 * whole page, though nothing has come.
 */
async function lateFace(name: string) {
  for (const rule of document.styleSheets[0]?.cssRules ?? []) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const [, address = ""] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue("src")) ?? [];
    if (!address.includes(name.toLowerCase())) continue;
    const answer = await fetch(address);
    if (!answer.ok) break;
    const weight = rule.style.getPropertyValue("font-weight");
    return new FontFace(`${name} Late`, await answer.arrayBuffer(), { weight }).load();
  }
  throw new Error(`The font ${name} could not be loaded.`);
}
