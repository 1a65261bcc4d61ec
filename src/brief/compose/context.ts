import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import { block, type Data, type KitContext } from "#src/sites/styles/kit/context.ts";
import type { BlockStyle, Manner } from "../block-styles.ts";
import type { Says } from "../site-says.ts";
import type { Shown } from "./shown-parts.ts";
import type { SiteLinks } from "./site-links.ts";

/** The data from which the blocks of a site are composed. */
export interface SiteContext extends SiteLinks {
  says: Says;
  shown: Shown;
  manner: Manner;
  /** Draws the pictures of this site. */
  kit: KitContext;
  seed: number;
  turn: number;
  /** Whether the industry's pictures, before and after, show what this trade changes. */
  isChangeShown: boolean;
}

/** Kinds of block that have a single style throughout a site. */
export type StyledKind = {
  [K in BlockKind & keyof Manner]: Manner[K] extends BlockStyle<K> ? K : never;
}[BlockKind & keyof Manner];

/** Builds a block in the site's style for its kind. */
export function inManner<K extends StyledKind>({ manner }: SiteContext, kind: K, data: Data<K>) {
  // TypeScript cannot relate the looked-up style to the kind.
  const [variant, tone] = manner[kind] as unknown as BlockStyle<K>;
  return block(kind, variant, tone, data);
}

/** A block that the brief asked for and did not fill: only the owner sees it, in the studio. */
export const suggested = (one: Block): Block => ({ ...one, isHidden: true, isSuggestion: true });
