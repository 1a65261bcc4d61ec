import { toOklch, withLightness } from "#src/art/colour.ts";
import type { PhotoPicture } from "../fields.ts";
import type { Meta } from "../meta.ts";
import { type PhotoFiles, type Photos, photosIn } from "../photos.ts";
import { coloursOf, type Theme } from "../themes/theme.ts";
import { logoCss } from "./logo.tsx";
import baseCss from "./photo.css?site";

/** The largest enlargement: a picture is shown at most this many times as wide and as high as it is. */
const MOST_ENLARGED = 2.2;
/** In CSS pixels: frames are hardly wider than `MOST_ENLARGED` times this. */
const SMALL = 640;

/** An OKLCH lightness difference: with less between the two colours, faces lose their shadows. */
const DARK = 0.3;
const LIGHT = 0.94;

/** An OKLCH lightness: a logo with a darker average cannot be seen on a dark ground. */
const DIM = 0.45;

/** Pages have no `style` attributes, so each photograph's properties become classes. */
export function photoClasses(photo: PhotoPicture, files: PhotoFiles) {
  return rulesOf(photo, files).map(({ name }) => name);
}

/** Returns the style of a document's photographs and logo, or an empty text if none can be shown. */
export function photoCss(
  { theme, pages, meta }: { theme: Theme; pages: object; meta: Meta },
  photos: Photos,
) {
  const rules = new Map<string, string>();
  for (const photo of photosIn(pages)) {
    const files = photos.get(photo.asset);
    for (const { name, css } of files ? rulesOf(photo, files) : []) rules.set(name, css);
  }
  const logo = logoCss({ meta }, photos);
  if (rules.size === 0) return logo;
  return [baseCss, colourCss(theme), ...rules.values(), logo].filter(Boolean).join("\n");
}

/** The two colours of photographs with a treatment. */
function colourCss(theme: Theme) {
  const { dominant, light } = coloursOf(theme);
  const darker = withLightness(dominant, Math.min(DARK, toOklch(dominant).l));
  const lighter = withLightness(light, Math.max(LIGHT, toOklch(light).l));
  return `.sw-site{--sw-photo-dark:${darker};--sw-photo-light:${lighter}}`;
}

function rulesOf({ focus, zoom, tone }: PhotoPicture, { color, width, height }: PhotoFiles) {
  const [x, y, size] = [focus.x, focus.y, zoom].map(Math.round) as [number, number, number];
  const rules = [
    { name: `sw-photo-${color.slice(1)}`, css: `.sw-photo-${color.slice(1)}{background-color:${color}}` },
  ];
  if (tone !== "none") rules.push({ name: `sw-photo-${tone}`, css: "" });
  if (x !== 50 || y !== 50 || size !== 100) {
    const name = `sw-photo-at-${x}-${y}-${size}`;
    rules.push({ name, css: `.${name}>img{${placed(x, y, size)}}` });
  }
  if (toOklch(color).l < DIM) rules.push({ name: "sw-photo-dim", css: "" });
  if (width < SMALL) {
    const name = `sw-photo-small-${width}-${height}`;
    rules.push({ name, css: smallCss(name, width, height) });
  }
  return rules;
}

/**
 * Keeps the focus at the same relative position in the frame as in the picture, whatever their aspect ratios and the
 * enlargement.
 */
function placed(x: number, y: number, size: number) {
  const position = `object-position:${x}% ${y}%`;
  if (size === 100) return position;
  const before = (share: number) => `${round((-(size - 100) * share) / 100)}%`;
  return `${position};width:${size}%;height:${size}%;left:${before(x)};top:${before(y)}`;
}

/** A small picture is centred on a field of its own colour, and hardly enlarged. */
function smallCss(name: string, width: number, height: number) {
  const [widest, highest] = [width, height].map((length) => Math.round(length * MOST_ENLARGED));
  return `.${name}:not(.sw-mark){container:sw-photo/size}
@container sw-photo (min-width:${widest}px) or (min-height:${highest}px){.${name}>img{inset:0;margin:auto;width:auto;height:auto;max-width:54%;max-height:54%;scale:1.4;border-radius:2px;box-shadow:0 0 0 6px rgb(255 255 255/.92),0 10px 30px rgb(0 0 0/.3)}}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
