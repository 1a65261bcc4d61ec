import * as z from "zod/mini";
import { computedKind } from "../computed-kind.ts";

/** The kinds that the result of a formula can have. */
export const resultKinds = [
  "text",
  "number",
  "money",
  "percent",
  "duration",
  "date",
  "date-time",
  "yes-no",
] as const;

export interface FormulaOptions {
  /** Fields are named by their ids in braces, so that they can be renamed: `{price} * {hours}`. */
  formula: string;
  result: (typeof resultKinds)[number];
  decimals?: number | undefined;
}

export const formula = computedKind<FormulaOptions>(
  "Formula",
  z.object({
    formula: z.string().check(z.maxLength(4_000, "may have at most 4000 characters")),
    result: z._default(z.enum(resultKinds), "number"),
    decimals: z.optional(z.int().check(z.gte(0), z.lte(10))),
  }),
);
