import { type createRandom, seedOf } from "#src/art/random.ts";
import { sectors } from "#src/contract/industries.ts";
import type { Industry, Style } from "#src/sites/industries/industry.ts";
import { type Look, looks, themeOf } from "#src/sites/styles/looks.ts";
import { paletteById } from "#src/sites/themes/palettes.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { coloursIn, type Ground, isMood, paletteFrom, palettesOf } from "./colours.ts";
import { industryFacts } from "./industry-facts.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import type { Proposal } from "./proposals.ts";

export interface LookWish {
  style: Style;
  seed: number;
  /** A trade that the industry's own template was not designed for. */
  otherTrade?: string | undefined;
}

/**
 * The first idea uses the look of the industry's own template, or, for a trade that it was not designed for, one of
 * those of its sector; variations use that of another industry in the same style.
 */
export function lookFor(
  industry: Industry,
  { style, seed, otherTrade }: LookWish,
  chance: ReturnType<typeof createRandom>,
): Look {
  const near = otherTrade ? nearLooks(industry.id, style) : [];
  const own = near[seedOf(`${otherTrade} look`) % Math.max(1, near.length)] ?? looks[industry.id]?.[style];
  const all = Object.values(looks).map((byStyle) => byStyle[style]);
  const other = chance.pick(all);
  const base = seed === 0 ? (own ?? other) : other;
  const { view: _, ...look } = base;
  const palette = seed === 0 ? base.palette : chance.pick(all).palette;
  return { ...look, palette: paletteById.has(palette) ? palette : base.palette };
}

/** The looks of an industry, its kin and its sector in a style. */
function nearLooks(id: string, style: Style): Look[] {
  const sector = sectors.find(({ industries }) => industries.some((one) => one.id === id))?.industries ?? [];
  const near = [id, ...(industryFacts[id]?.kin ?? []), ...sector.map((one) => one.id)];
  return [...new Set(near)].flatMap((one) => looks[one]?.[style] ?? []);
}

/**
 * Returns the style's default theme with the look of the industry and the colours that the brief asks for.
 */
export function themeFor(understood: ParsedBrief, look: Look, { style, seed, turn }: Proposal): Theme {
  const { palette: wish } = understood;
  const theme = themeOf(style, look);
  if (wish && isMood(wish)) {
    const choice = palettesOf(wish);
    const chosen = choice[(turn + seed * 2) % Math.max(1, choice.length)];
    return chosen ? { ...theme, palette: chosen.id } : theme;
  }
  const named = understood.colours ?? (wish ? coloursIn(wish) : []);
  if (named.length === 0) return theme;
  const grounds: Ground[] =
    understood.tone === "luxurious" || understood.tone === "bold"
      ? ["dark", "light", "tinted"]
      : ["light", "tinted", "dark"];
  const ground = grounds[(turn + seed) % grounds.length] ?? "light";
  return { ...theme, colours: paletteFrom(named, ground) };
}
