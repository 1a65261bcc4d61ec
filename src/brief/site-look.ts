import { type createRandom, seedOf } from "#src/art/random.ts";
import { sectors } from "#src/contract/industries.ts";
import type { Industry, Style } from "#src/sites/industries/industry.ts";
import { type Look, looks, themeOf } from "#src/sites/styles/looks.ts";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { type Palette, paletteById, palettes } from "#src/sites/themes/palettes.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { coloursIn, type Ground, isMood, isPale, keepsOff, paletteFrom, palettesOf } from "./colours.ts";
import { industryFacts } from "./industry-facts.ts";
import type { Character, ParsedBrief } from "./parsed-brief.ts";
import type { Proposal } from "./proposals.ts";
import type { Manner } from "./trades/manners.ts";

export interface LookWish {
  style: Style;
  seed: number;
  /** The place among the proposals, which differ. */
  turn?: number;
  /** A trade that the industry's own template was not designed for. */
  otherTrade?: string | undefined;
  /** The group of the trade. */
  group?: string | undefined;
  /** The characters that the owner wishes, or the manner of the trade. */
  characters?: readonly (Character | Manner | undefined)[] | undefined;
  /** The colours that the owner wants nowhere. */
  refused?: readonly string[] | undefined;
}

/**
 * The first idea uses the look of the industry's own template, or, for a trade that it was not designed for, one of
 * those of its sector; variations use that of another industry in the same style. Type, colours and drawing then have
 * the character that the owner wishes.
 */
export function lookFor(
  industry: Industry,
  { style, seed, turn = 0, otherTrade, group = "", characters = [], refused = [] }: LookWish,
  chance: ReturnType<typeof createRandom>,
): Look {
  const near = otherTrade ? nearLooks(industry.id, style) : [];
  const own = near[seedOf(`${otherTrade} look`) % Math.max(1, near.length)] ?? looks[industry.id]?.[style];
  const all = Object.values(looks).map((byStyle) => byStyle[style]);
  const other = chance.pick(all);
  const base = seed === 0 ? (own ?? other) : other;
  const { view: _, ...look } = base;
  const palette = seed === 0 ? base.palette : chance.pick(all).palette;
  const turns = seedOf(`${otherTrade ?? industry.id} ${seed}`) + turn;
  const suits = characters.flatMap((one) => (one && SUITS[one]) ?? []);
  const isFood = FOOD.test(group);
  if (otherTrade && isFood) suits.push(OF_FIELD_AND_KITCHEN);
  const off = { fonts: "", moods: "", off: refused };
  return {
    ...look,
    fonts: suitable(look.fonts, fontPairings, suits, ({ id }, { fonts }) => startsWith(id, fonts), turns),
    palette: suitable(
      paletteById.has(palette) ? palette : base.palette,
      palettes,
      refused.length > 0 ? [off, ...suits] : suits,
      isOfSuit,
      turns,
    ),
    treatment: isDrawnSo(look.treatment, industry.id + group, isFood)
      ? look.treatment
      : (TREATMENTS[(turns % 3) + Number(isFood)] ?? "lit"),
  };
}

/** The type and colours of a character. */
interface Suit {
  /** The beginnings of the fonts of headings, between strokes. */
  fonts: string;
  /** The moods of palettes, one of which it has; those after `not` are wrong. */
  moods: string;
  /** Colours that it has nowhere. */
  off?: readonly string[];
}

const PURPLE = "#8a4fb0";
const PINK = "#e5749b";
const SUITS: Partial<Record<Character | Manner, Suit>> = {
  sturdy: {
    fonts: "oswald|space|syne",
    moods: "earthy dark neutral cool warm not pastel",
    off: [PURPLE, PINK],
  },
  delicate: { fonts: "cormorant|playfair|bodoni|instrument|newsreader", moods: "not vivid" },
  grave: { fonts: "cormorant|newsreader|playfair", moods: "not vivid" },
  old: { fonts: "fraunces|newsreader|playfair|oswald", moods: "earthy warm not vivid pastel" },
  modern: { fonts: "space|syne|unbounded", moods: "neutral cool vivid not earthy pastel" },
  rustic: { fonts: "fraunces|newsreader", moods: "earthy not vivid pastel" },
};
const OF_FIELD_AND_KITCHEN: Suit = { fonts: "", moods: "earthy warm not pastel" };
const FOOD = /eating-out|food-makers|drinks|farm/;
const BUILT = /architecture|construct|saas|build|engineering|home-trades|vehicles|metal/;
const TREATMENTS = ["halftone", "lit", "flat", "paper"] as const;

const startsWith = (id: string, beginnings: string) => new RegExp(`^(?:${beginnings})`).test(id);

function isOfSuit(palette: Palette, { moods, off = [] }: Suit) {
  const [some = "", none = ""] = moods.split("not ");
  const has = (one: string) => palette.moods.some((mood) => one.includes(mood));
  return !has(none) && (some === "" || has(some)) && keepsOff(palette, off);
}

/** Returns one that suits all, or at least the first; another one at each turn. Without suits it is the usual one. */
function suitable<One extends { id: string }>(
  usual: string,
  all: readonly One[],
  suits: readonly Suit[],
  isIn: (one: One, suit: Suit) => boolean,
  turns: number,
) {
  const [first] = suits;
  if (!first) return usual;
  const common = all.filter((one) => suits.every((suit) => isIn(one, suit)));
  const choice = common.length > 0 ? common : all.filter((one) => isIn(one, first));
  return choice[turns % choice.length]?.id ?? usual;
}

/**
 * Letters of a name that a picture crops look like a mistake; a plan of a rose says little, so plans are for what is
 * built; and food in dots of blue ink is not appetizing.
 */
const isDrawnSo = (treatment: Look["treatment"], kind: string, isFood: boolean) =>
  treatment === "line" ? BUILT.test(kind) : treatment !== "type" && !(isFood && treatment === "halftone");

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
  const { palette: wish, refusedColours: refused = [] } = understood;
  const theme = themeOf(style, look);
  if (wish && isMood(wish)) {
    const choice = palettesOf(wish).filter((palette) => keepsOff(palette, refused));
    const chosen = choice[(turn + seed * 2) % Math.max(1, choice.length)];
    return chosen ? { ...theme, palette: chosen.id } : theme;
  }
  const named = understood.colours ?? (wish ? coloursIn(wish) : []);
  if (named.length === 0) return theme;
  const grounds: Ground[] =
    (understood.tone === "luxurious" || understood.tone === "bold") && !named.some(isPale)
      ? ["dark", "light", "tinted"]
      : ["light", "tinted", "dark"];
  const ground = (!understood.isDarkWished && grounds[(turn + seed) % grounds.length]) || "dark";
  return { ...theme, colours: paletteFrom(named, ground) };
}
