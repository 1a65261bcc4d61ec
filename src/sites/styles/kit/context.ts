import { seedsForPeople } from "#src/art/faces.ts";
import { seedOf } from "#src/art/random.ts";
import type { BlockKind, Blocks } from "../../blocks/blocks.ts";
import type { Block } from "../../document.ts";
import type { LinkValue, Picture } from "../../fields.ts";
import { type Industry, type Style, styles } from "../../industries/industry.ts";
import type { Tone } from "../../themes/compose.ts";
import type { Look } from "../looks.ts";
import { firstOf, type Pages } from "./links.ts";
import { hoursLine } from "./words.ts";

export type Data<K extends BlockKind> = Extract<Block, { kind: K }>["data"];
export type VariantOf<K extends BlockKind> = keyof Blocks[K]["variants"] & string;

/** The input for the blocks of one page. */
export interface KitContext extends Pages {
  industry: Industry;
  style: Style;
  look: Look;
  /** The index of the style among the six. */
  turn: number;
  seed: number;
  opening: Industry["openings"][Style];
  place: Industry["places"][Style];
  copy: Industry["copies"][number];
  hoursLine: string;
  /** The link to the contact page. */
  reach: LinkValue;
  /** The seeds of the faces, in the order of the people. */
  faces: number[];
  /** The indexes of the pictures already used on the page. */
  shown: Set<number>;
  /** Chooses the pictures of a site made from a brief; templates show those of their industry. */
  pictures?: KitPictures;
}

export interface KitPictures {
  /** The large picture of a page's opening or of a panel. */
  large: () => Picture;
  /** The picture of a block that says this. */
  forText: (text: string) => Picture;
}

export function createContext(
  industry: Industry,
  style: Style,
  look: Look,
  pages: Pages["pages"],
): KitContext {
  const opening = industry.openings[style];
  return {
    industry,
    style,
    look,
    pages,
    turn: styles.indexOf(style),
    seed: seedOf(`${industry.id}-${style}`),
    opening,
    place: industry.places[style],
    copy: industry.copies[COPY_OF[style]],
    hoursLine: hoursLine(industry.hours),
    reach: { label: opening.action, to: `page:${firstOf({ pages }, "booking", "contact") ?? "home"}` },
    faces: seedsForPeople(industry.people, 0),
    shown: new Set(),
  };
}

const COPY_OF: Record<Style, 0 | 1 | 2> = {
  ledger: 0,
  studio: 1,
  counter: 2,
  signal: 0,
  almanac: 1,
  marquee: 2,
};

export function block<K extends BlockKind>(kind: K, variant: VariantOf<K>, tone: Tone, data: Data<K>): Block {
  // The signature ties kind, variant and data together, which the union type cannot express.
  return { id: kind, kind, variant, tone, data } as unknown as Block;
}

/** Returns some entries, beginning at a different one in each style, so that no two show the same few. */
export function some<T>({ turn }: KitContext, entries: T[], count: number, skip = 0): T[] {
  const start = (turn * 2 + skip) % Math.max(1, entries.length);
  return [...entries.slice(start), ...entries.slice(0, start)].slice(0, count);
}
