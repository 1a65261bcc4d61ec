import type { Header } from "./headers.ts";
import type { PixelSize } from "./picture.ts";

/** As browsers draw an SVG that does not say how large it is. */
const DEFAULT_SIZE = { width: 300, height: 150 };
/** Pixels in each unit of CSS. */
const UNITS: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The first tag of an SVG, with its attributes; undefined where the text does not begin as one. */
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

/** The end of the comment, instruction or document type that starts there; undefined where none does or none ends. */
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

/** The size that the first tag asks for, or that of its view box. */
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
 * The SVG with a size in its first tag, since Firefox draws none without, and with the view box that it had by its
 * former size. `text` begins as `svgTag` wants it.
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
