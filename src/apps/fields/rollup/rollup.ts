import * as z from "zod/mini";
import { computedKind } from "../computed-kind.ts";
import { type Filter, filterSchema } from "../filter.ts";
import type { LookupOptions } from "../lookup/lookup.ts";

export const rollupFigures = [
  "count",
  "sum",
  "average",
  "smallest",
  "largest",
  "earliest",
  "latest",
  "first",
  "last",
] as const;

export interface RollupOptions extends Omit<LookupOptions, "field"> {
  figure: (typeof rollupFigures)[number];
  /** Needed by every figure but the count. */
  field?: string | undefined;
  /** Only records that match are counted. */
  filter?: Filter | undefined;
}

/** One figure of linked records. */
export const rollup = computedKind<RollupOptions>(
  "Roll-up",
  z.object({
    table: z.optional(z.string()),
    link: z.string(),
    figure: z.enum(rollupFigures),
    field: z.optional(z.string()),
    filter: z.optional(filterSchema),
  }),
);
