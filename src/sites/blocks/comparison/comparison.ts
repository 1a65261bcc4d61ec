import { defineBlock } from "../define-block.ts";
import { comparisonFields } from "./comparison-fields.ts";
import { comparisonPair } from "./comparison-pair.tsx";
import { comparisonSwitch } from "./comparison-switch.tsx";

export const comparison = defineBlock({
  kind: "comparison",
  label: "Before and after",
  fields: comparisonFields,
  variants: { switch: comparisonSwitch, pair: comparisonPair },
});
