import * as z from "zod/mini";
import { computedKind } from "../computed-kind.ts";

export interface LookupOptions {
  /** A table whose records link here. Without one, the link is a field of this table. */
  table?: string | undefined;
  /** The link to go along. */
  link: string;
  /** The field of the records at its other end. */
  field: string;
}

/** Shows a field of linked records. Its values behave as those of that field do. */
export const lookup = computedKind<LookupOptions>(
  "Look-up",
  z.object({ table: z.optional(z.string()), link: z.string(), field: z.string() }),
);
