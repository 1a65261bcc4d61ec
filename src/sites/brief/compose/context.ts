import type { BlockKind } from "../../blocks/blocks.ts";
import { block, type Data, type KitContext } from "../../families/kit/context.ts";
import type { LinkValue } from "../../fields.ts";
import type { Manner, Style } from "../family-styles.ts";
import type { Says } from "../site-says.ts";

/** What the blocks of a site are made of. */
export interface SiteContext {
  says: Says;
  manner: Manner;
  /** Draws the pictures of this site. */
  kit: KitContext;
  seed: number;
  turn: number;
  /** How the business is reached best, and by telephone. */
  reach: LinkValue;
  call: LinkValue;
}

/** A block in the manner of a family. */
export const make = <K extends BlockKind>(kind: K, [variant, tone]: Style<K>, data: Data<K>) =>
  block(kind, variant, tone, data);
