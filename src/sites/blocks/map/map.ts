import { defineBlock } from "../define-block.ts";
import { mapFields } from "./map-fields.ts";
import { mapPlace } from "./map-place.tsx";
import { mapSheet } from "./map-sheet.tsx";
import { mapSplit } from "./map-split.tsx";
import { mapWide } from "./map-wide.tsx";

export const map = defineBlock({
  kind: "map",
  label: "Map",
  fields: mapFields,
  variants: { wide: mapWide, split: mapSplit, sheet: mapSheet, place: mapPlace },
});
