import type { createRandom } from "#src/art/random.ts";
import type { Industry, Style } from "#src/sites/industries/industry.ts";
import { type Look, looks, themeOf } from "#src/sites/styles/looks.ts";
import { paletteById } from "#src/sites/themes/palettes.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { coloursIn, type Ground, isMood, paletteFrom, palettesOf } from "./colours.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import type { Proposal } from "./proposals.ts";

/**
 * The first idea uses the look of the industry's own template; variations use that of another industry in the
 * same style.
 */
export function lookFor(
  industry: Industry,
  style: Style,
  seed: number,
  chance: ReturnType<typeof createRandom>,
): Look {
  const own = looks[industry.id]?.[style];
  const all = Object.values(looks).map((byStyle) => byStyle[style]);
  const other = chance.pick(all);
  const base = seed === 0 ? (own ?? other) : other;
  const { view: _, ...look } = base;
  const palette = seed === 0 ? base.palette : chance.pick(all).palette;
  return { ...look, palette: paletteById.has(palette) ? palette : base.palette };
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
