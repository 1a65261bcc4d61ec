import { isDark, mixWithHue, toHex, toOklch } from "#src/art/colour.ts";
import { type Mood, type PaletteColours, paletteById, palettes } from "#src/sites/themes/palettes.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import { type Ground, paletteFrom, palettesOf } from "../colours.ts";
import type { Draft } from "./draft.ts";

/** Lightness levels of the background, from dark to light. Each request moves one level. */
const GROUNDS = [0.14, 0.2, 0.27, 0.88, 0.935, 0.985];
const DARK = 0.19;
const LIGHT = 0.98;

const WARM = 62;
const COOL = 248;

export function turnDark(draft: Draft, isNight: boolean) {
  const colours = coloursOf(draft.site.theme);
  const name = isNight ? "dark" : "light";
  if (isDark(colours.ground) === isNight) return draft.note(`The site is ${name} already.`);
  paint(draft, withGround(colours, isNight ? DARK : LIGHT), `Colours: a ${name} background`);
}

export function darken(draft: Draft, way: "darker" | "lighter", steps: number) {
  const colours = coloursOf(draft.site.theme);
  const { l } = toOklch(colours.ground);
  const further =
    way === "darker"
      ? GROUNDS.filter((step) => step < l - 0.025).reverse()
      : GROUNDS.filter((step) => step > l + 0.025);
  const to = further[Math.min(steps, further.length) - 1];
  if (to === undefined) return draft.note(`It is as ${way === "darker" ? "dark" : "light"} as it can be.`);
  paint(draft, withGround(colours, to), `Colours: ${way}`);
}

export function warm(draft: Draft, way: "warmer" | "cooler") {
  paint(draft, turned(coloursOf(draft.site.theme), way === "warmer" ? WARM : COOL), `Colours: ${way}`);
}

export function strengthen(draft: Draft, way: "more vivid" | "calmer") {
  paint(draft, stronger(coloursOf(draft.site.theme), way === "more vivid" ? 1.35 : 0.6), `Colours: ${way}`);
}

/** Builds a palette from the named colours, with the lightness of the current background. */
export function paintWith(draft: Draft, named: readonly string[], what: string) {
  const { l } = toOklch(coloursOf(draft.site.theme).ground);
  const kind: Ground = l < 0.5 ? "dark" : l < 0.965 ? "tinted" : "light";
  paint(draft, paletteFrom(named, kind), what);
}

export function chooseOther(draft: Draft) {
  const { theme } = draft.site;
  const isNight = isDark(coloursOf(theme).ground);
  const like = palettes.filter(({ ground }) => isDark(ground) === isNight);
  const at = like.findIndex(({ id }) => id === theme.palette);
  // A palette five places further on looks clearly different.
  choose(draft, like[(at + 5) % like.length]?.id ?? "");
}

/** Chooses the palette of a mood with the main colour closest to the current one. */
export function chooseMood(draft: Draft, mood: Mood) {
  const { theme } = draft.site;
  const here = toOklch(coloursOf(theme).dominant).h;
  const [near] = palettesOf(mood)
    .filter(({ id }) => id !== theme.palette || theme.colours)
    .map((palette) => ({ palette, apart: apart(toOklch(palette.dominant).h, here) }))
    .sort((one, other) => one.apart - other.apart);
  if (near) choose(draft, near.palette.id);
}

/** Sets the lightness of the background and adds a tint of the main colour. */
function withGround(colours: PaletteColours, l: number): PaletteColours {
  const main = toOklch(colours.dominant);
  const old = toOklch(colours.ground);
  const tint = Math.min(0.035, Math.max(old.c, main.c * 0.14));
  const h = old.c > 0.012 ? old.h : main.h;
  const ground = toHex({ l, c: l > 0.96 ? tint * 0.4 : tint, h });
  return seen({ ...colours, ground, neutral: neutralOn(ground, colours.dominant) });
}

function neutralOn(ground: string, dominant: string) {
  const { c, h } = toOklch(dominant);
  return isDark(ground)
    ? toHex({ l: 0.62, c: Math.min(0.03, c * 0.25), h })
    : mixWithHue(ground, dominant, 0.16);
}

/** Adjusts main colour and accent until they contrast with the background. */
function seen(colours: PaletteColours): PaletteColours {
  const night = isDark(colours.ground);
  const moved = (hex: string) => {
    const { l, c, h } = toOklch(hex);
    if (night && l < 0.5) return toHex({ l: 0.52, c, h });
    return !night && l > 0.82 ? toHex({ l: 0.72, c, h }) : hex;
  };
  return {
    ...colours,
    dominant: night ? moved(colours.dominant) : colours.dominant,
    accent: moved(colours.accent),
  };
}

export function ground(draft: Draft, hex: string, what: string) {
  const colours = coloursOf(draft.site.theme);
  paint(
    draft,
    seen({ ...colours, ground: hex, neutral: neutralOn(hex, colours.dominant) }),
    `Colours: ${what}`,
  );
}

function apart(one: number, other: number) {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

/** Turns the hue of every colour towards the given one. */
function turned(colours: PaletteColours, hue: number): PaletteColours {
  const turn = (hex: string, most: number) => {
    const { l, c, h } = toOklch(hex);
    const way = ((hue - h + 540) % 360) - 180;
    // From an opposite hue, a partial turn would stop at an unrelated colour, so the turn is complete.
    const step = Math.abs(way) > 100 ? way : Math.sign(way) * Math.min(Math.abs(way), most);
    return toHex({ l, c, h: h + step });
  };
  const tint = (hex: string) => {
    const { l, c } = toOklch(hex);
    return mixWithHue(hex, toHex({ l, c: Math.max(c, 0.018), h: hue }), 0.75);
  };
  return {
    ...colours,
    dominant: turn(colours.dominant, 34),
    neutral: tint(colours.neutral),
    ground: tint(colours.ground),
  };
}

function stronger(colours: PaletteColours, factor: number): PaletteColours {
  const strong = (hex: string, share = factor) => {
    const { l, c, h } = toOklch(hex);
    return toHex({
      l,
      c: factor > 1 && c > 0.01 ? Math.max(c * share, Math.min(0.09, c + 0.03)) : c * share,
      h,
    });
  };
  const half = 1 + (factor - 1) / 2;
  return {
    ...colours,
    dominant: strong(colours.dominant),
    accent: strong(colours.accent),
    neutral: strong(colours.neutral, half),
    ground: strong(colours.ground, half),
  };
}

/** Replaces some colours of the site. */
export function paint(draft: Draft, changed: Partial<PaletteColours>, what: string) {
  const { theme } = draft.site;
  const before = coloursOf(theme);
  const colours = { ...before, ...changed };
  const shown = ({ ground, dominant, accent }: PaletteColours) => `${ground}, ${dominant}, ${accent}`;
  if (shown(before) === shown(colours)) return draft.note(`${what}: so it is already.`);
  const { dominant, accent, neutral, ground, ink, light } = colours;
  theme.colours = { dominant, accent, neutral, ground, ink, light };
  draft.change(what, shown(before), shown(colours));
}

export function choose(draft: Draft, id: string) {
  const { theme } = draft.site;
  const palette = paletteById.get(id);
  if (!palette) return;
  if (theme.palette === id && !theme.colours) return draft.note(`The colours are ${palette.name} already.`);
  const before = theme.colours ? "your own" : (paletteById.get(theme.palette)?.name ?? "");
  theme.palette = id;
  delete theme.colours;
  draft.change("Colours", before, palette.name);
}
