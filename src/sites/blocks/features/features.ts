import { defineBlock } from "../define-block.ts";
import { featuresCells } from "./features-cells.tsx";
import { featuresColumns } from "./features-columns.tsx";
import { featuresFields } from "./features-fields.ts";
import { featuresSplit } from "./features-split.tsx";

export const features = defineBlock({
  kind: "features",
  label: "Features",
  fields: featuresFields,
  variants: { columns: featuresColumns, cells: featuresCells, split: featuresSplit },
});
