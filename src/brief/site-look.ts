import type { Treatment } from "#src/art/art-theme.ts";
import { type createRandom, seedOf } from "#src/art/random.ts";
import { sectors } from "#src/contract/industries.ts";
import type { Industry, Style } from "#src/sites/industries/industry.ts";
import { type Look, looks, themeOf } from "#src/sites/styles/looks.ts";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { type Palette, paletteById, palettes } from "#src/sites/themes/palettes.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { coloursIn, type Ground, isMood, keepsOff, paletteFrom, palettesOf } from "./colours.ts";
import { industryFacts } from "./industry-facts.ts";
import type { Character, ParsedBrief } from "./parsed-brief.ts";
import type { Proposal } from "./proposals.ts";

/** A character that is wished, or that of a trade. */
type Temper = Character | "grave";

export interface LookWish {
  style: Style;
  seed: number;
  /** A trade that the industry's own template was not designed for. */
  otherTrade?: string | undefined;
  /** The characters that the owner wishes, or that of the trade. */
  characters?: readonly Temper[] | undefined;
  /** The colours that the owner wants nowhere. */
  refused?: readonly string[] | undefined;
  /** The group of the trade. */
  group?: string | undefined;
  /** The place among the proposals, which differ. */
  turn?: number;
}

/**
 * The first idea uses the look of the industry's own template, or, for a trade that it was not designed for, one of
 * those of its sector; variations use that of another industry in the same style. Type, colours and drawing then have
 * the character that the owner wishes.
 */
export function lookFor(
  industry: Industry,
  { style, seed, otherTrade, characters = [], refused = [], group = "", turn = 0 }: LookWish,
  chance: ReturnType<typeof createRandom>,
): Look {
  const near = otherTrade ? nearLooks(industry.id, style) : [];
  const own = near[seedOf(`${otherTrade} look`) % Math.max(1, near.length)] ?? looks[industry.id]?.[style];
  const all = Object.values(looks).map((byStyle) => byStyle[style]);
  const other = chance.pick(all);
  const base = seed === 0 ? (own ?? other) : other;
  const { view: _, ...look } = base;
  const palette = seed === 0 ? base.palette : chance.pick(all).palette;
  const key = `${otherTrade ?? industry.id} ${seed}`;
  const suits = characters.map((one) => CHARACTERS[one]);
  const wishes = [
    ...(refused.length > 0 ? [(one: Palette) => keepsOff(one, refused)] : []),
    ...[...suits, ...((otherTrade && GROUPS[group]) || [])].map(
      (suit) => (one: Palette) => hasMood(one, suit),
    ),
  ];
  const others = FOOD.test(group) ? TREATMENTS.slice(1) : TREATMENTS;
  return {
    ...look,
    fonts: suitable(
      look.fonts,
      suits.map(({ fonts }) => fonts.map(pairingId)),
      { key, turn },
    ),
    palette: suitable(
      paletteById.has(palette) ? palette : base.palette,
      wishes.map((isWished) => palettes.filter(isWished).map(({ id }) => id)),
      { key, turn },
    ),
    treatment: shows(look.treatment, industry.id, group)
      ? look.treatment
      : (others[(seedOf(key) + turn) % others.length] ?? "lit"),
  };
}

interface Suit {
  /** The fonts of headings. */
  fonts: readonly string[];
  /** One of these moods, if there are some, and none of `not`. */
  moods: string;
  not: string;
  /** Colours that it has nowhere. */
  off?: readonly string[];
}

const CHARACTERS: Record<Temper, Suit> = {
  sturdy: {
    fonts: ["oswald", "space", "syne"],
    moods: "earthy dark neutral cool warm",
    not: "pastel",
    off: ["#8a4fb0", "#e5749b"],
  },
  grave: { fonts: ["cormorant", "newsreader", "playfair"], moods: "", not: "vivid", off: ["#ff6b2c"] },
  delicate: {
    fonts: ["cormorant", "playfair", "bodoni", "instrument", "newsreader"],
    moods: "",
    not: "vivid",
  },
  old: { fonts: ["fraunces", "newsreader", "playfair", "oswald"], moods: "earthy warm", not: "vivid pastel" },
  modern: { fonts: ["space", "syne", "unbounded"], moods: "neutral cool vivid", not: "earthy pastel" },
  rustic: { fonts: ["fraunces", "newsreader"], moods: "earthy", not: "vivid pastel" },
};
const TREATMENTS = ["halftone", "lit", "flat", "paper"] as const;
/** Colours of fields and kitchens. */
const EARTH: Omit<Suit, "fonts"> = { moods: "earthy warm", not: "pastel" };
const GROUPS: Record<string, readonly Omit<Suit, "fonts">[] | undefined> = {
  "farm-and-animals": [EARTH],
  "cleaning-and-outdoors": [{ moods: "earthy cool neutral", not: "" }],
  "eating-out": [EARTH],
  "food-makers": [EARTH],
};
const FOOD = /^(?:eating-out|food-makers|drinks|farm-and-animals)$/;
const DRAWN_IN_LINES = /architecture|construction|saas|building|engineering|home-trades|vehicles|metal/;

/**
 * Letters of a name that a picture crops look like a mistake; a plan of a rose says little, so plans are for what is
 * built; and food in dots of blue ink is not appetizing.
 */
function shows(treatment: Treatment, industry: string, group: string) {
  if (treatment === "line") return DRAWN_IN_LINES.test(`${industry} ${group}`);
  return treatment !== "type" && (treatment !== "halftone" || !FOOD.test(group));
}

const pairingId = (start: string) => fontPairings.find(({ id }) => id.startsWith(start))?.id ?? "";

const hasMood = (palette: Palette, wanted: Omit<Suit, "fonts">) =>
  keepsOff(palette, wanted.off ?? []) && isOfMood(palette, wanted);

const isOfMood = ({ moods }: Palette, wanted: Omit<Suit, "fonts">) =>
  !moods.some((mood) => wanted.not.includes(mood)) &&
  (wanted.moods === "" || moods.some((mood) => wanted.moods.includes(mood)));

/** Returns one that suits all wishes, or at least the first; another one for each proposal. Without wishes it is the usual. */
function suitable(
  usual: string,
  suits: readonly (readonly string[])[],
  { key, turn }: { key: string; turn: number },
) {
  const [first = []] = suits;
  const common = first.filter((one) => suits.every((suit) => suit.includes(one)));
  const choice = common.length > 0 ? common : first;
  return choice[(seedOf(key) + turn) % choice.length] ?? usual;
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
    understood.tone === "luxurious" || understood.tone === "bold"
      ? ["dark", "light", "tinted"]
      : ["light", "tinted", "dark"];
  const ground = grounds[(turn + seed) % grounds.length] ?? "light";
  return { ...theme, colours: paletteFrom(named, ground) };
}
