import type { Header } from "./headers.ts";
import type { PixelSize } from "./picture.ts";

/** The size at which browsers draw an SVG that states none. */
const DEFAULT_SIZE = { width: 300, height: 150 };
/** CSS pixels per unit. */
const UNITS: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** Returns the first tag of an SVG with its attributes, or undefined if the text does not begin with one. */
export function svgTag(text: string) {
  let at = 0;
  for (;;) {
    while (at < text.length && /\s|\uFEFF/.test(text.charAt(at))) at += 1;
    const end = endOfPreface(text, at);
    if (end === undefined) break;
    at = end;
  }
  if (!/^<(?:svg:)?svg[\s>/]/.test(text.slice(at, at + 10))) return undefined;
  const end = text.indexOf(">", at);
  return end < 0 ? undefined : text.slice(at, end + 1);
}

/**
 * Returns the end of the comment, processing instruction or doctype that starts at `at`, undefined if none
 * starts or ends.
 */
function endOfPreface(text: string, at: number) {
  const after = (mark: string, from = at) => {
    const found = text.indexOf(mark, from);
    return found < 0 ? undefined : found + mark.length;
  };
  if (text.startsWith("<!--", at)) return after("-->");
  if (text.startsWith("<?", at)) return after("?>");
  if (text.slice(at, at + 9).toUpperCase() !== "<!DOCTYPE") return undefined;
  const end = after(">");
  const subset = text.slice(at, end).includes("[") ? after("]") : undefined;
  return subset === undefined ? end : after(">", subset);
}

/** Reads the size from the first tag, or else from its view box. */
export function readSvg(tag: string): Header {
  const [, , boxWidth, boxHeight] = (attribute(tag, "viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  const [width, height] = [pixels(attribute(tag, "width")), pixels(attribute(tag, "height"))];
  if (width && height) return { width, height };
  if (box && width) return { width, height: Math.max(1, Math.round(width / box)) };
  if (box && height) return { width: Math.max(1, Math.round(height * box)), height };
  if (box && boxWidth && boxHeight) return { width: Math.ceil(boxWidth), height: Math.ceil(boxHeight) };
  return DEFAULT_SIZE;
}

/**
 * Sets the size in the first tag, because Firefox does not draw an SVG without one, and adds a view box of
 * the former size if there is none. `text` begins as `svgTag` requires.
 */
export function withSvgSize(text: string, { width, height }: PixelSize) {
  const tag = svgTag(text);
  if (tag === undefined) return text;
  const former = readSvg(tag);
  const viewBox =
    attribute(tag, "viewBox") === undefined ? ` viewBox="0 0 ${former.width} ${former.height}"` : "";
  const bare = tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const sized = bare.replace(/^<(?:svg:)?svg/, `$& width="${width}" height="${height}"${viewBox}`);
  return text.replace(tag, () => sized);
}

function attribute(tag: string, name: string) {
  const match = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(tag);
  return match?.[1]?.slice(1, -1);
}

function pixels(length: string | undefined) {
  const [, number = "", unit = ""] = /^\s*([\d.]+)\s*([a-z]{0,2})\s*$/i.exec(length ?? "") ?? [];
  const size = Number(number) * (UNITS[unit.toLowerCase()] ?? 0);
  return Number.isFinite(size) && size > 0 ? Math.ceil(size) : undefined;
}
