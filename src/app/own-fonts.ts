import { inOwnTask } from "#src/lib/in-own-task.ts";

/**
 * Fetches the fonts of the theme and shows them when both are there, so that lines are laid out once. They get names of
 * their own: a class on the root, as for who has them already, would have the style of every element worked out anew.
 */
export async function showOwnFonts() {
  const faces = await Promise.allSettled(["Bricolage", "Figtree"].map(lateFace));
  // On a slow phone a long page takes a tenth of a second.
  const showParts = putOff(partsBelow(document.body));
  for (const face of faces) if (face.status === "fulfilled") document.fonts.add(face.value);
  // Laid out now and painted in the next task: together they would hold a slow phone for up to 80 ms.
  document.body.getBoundingClientRect();
  await showParts();
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

/** The largest elements that are wholly below the screen and, where they have such parts, no longer than it. */
function partsBelow(element: Element): HTMLElement[] {
  const { top, bottom, height } = element.getBoundingClientRect();
  // A table is laid out as a whole.
  if (bottom <= innerHeight || !(element instanceof HTMLElement) || element instanceof HTMLTableElement)
    return [];
  const isBelow = top > innerHeight;
  const parts = isBelow && height <= innerHeight ? [] : [...element.children].flatMap(partsBelow);
  return isBelow && parts.length === 0 ? [element] : parts;
}

/** Has them keep their height and lay out nothing while they are out of sight; returns what lays them out, one by one. */
function putOff(parts: HTMLElement[]) {
  const heights = parts.map(({ offsetHeight }) => offsetHeight);
  for (const [index, { style }] of parts.entries()) {
    style.contentVisibility = "auto";
    style.containIntrinsicHeight = `${heights[index]}px`;
  }
  return async () => {
    for (const part of parts) {
      await new Promise<void>((resolve) => void inOwnTask(resolve));
      part.style.contentVisibility = "";
      part.style.containIntrinsicHeight = "";
      part.getBoundingClientRect();
    }
  };
}
