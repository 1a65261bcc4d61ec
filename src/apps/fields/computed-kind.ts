import * as z from "zod/mini";
import { defineKind } from "./field-kind.ts";
import { presenceOperators } from "./operators.ts";
import { countSummaries } from "./summaries.ts";

/**
 * A kind whose values are computed from other fields. How they are shown, sorted and filtered depends on those:
 * `shownFieldOf` says as which field.
 */
export const computedKind = <Options>(name: string, options: z.ZodMiniType<Options>) =>
  defineKind<unknown, Options>({
    name,
    options,
    value: z.never(),
    input: { control: "none" },
    isComputed: true,
    parse: () => ({ problem: "This field is computed." }),
    format: String,
    sortKey: String,
    operators: presenceOperators,
    summaries: countSummaries,
  });
