import type { BlockKind } from "../../blocks/blocks.ts";
import { block, type Data, type KitContext } from "../../families/kit/context.ts";
import type { Manner, Style } from "../family-styles.ts";
import type { Says } from "../site-says.ts";
import type { SiteLinks } from "./site-links.ts";

/** The data for the blocks of a site. */
export interface SiteContext extends SiteLinks {
  says: Says;
  manner: Manner;
  /** Draws the pictures of this site. */
  kit: KitContext;
  seed: number;
  turn: number;
}

/** The kinds that a family shows in one way wherever they stand. */
export type StyledKind = {
  [K in BlockKind & keyof Manner]: Manner[K] extends Style<K> ? K : never;
}[BlockKind & keyof Manner];

/** A block as the family shows its kind. */
export function inManner<K extends StyledKind>({ manner }: SiteContext, kind: K, data: Data<K>) {
  // Each kind has a style of its own, which a lookup by kind cannot say.
  const [variant, tone] = manner[kind] as unknown as Style<K>;
  return block(kind, variant, tone, data);
}
