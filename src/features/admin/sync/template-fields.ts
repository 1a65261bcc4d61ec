import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";

export const templateFields: readonly Field[] = [
  { key: "id", label: "Template", aliases: ["id", "template id", "key"], isRequired: true },
  { key: "price", label: "Price", aliases: ["amount", "price in dollars"] },
  { key: "tags", label: "Tags", aliases: ["labels", "keywords"] },
  { key: "isHidden", label: "Hidden", aliases: ["hide"] },
  { key: "isFeatured", label: "Featured", aliases: ["feature", "highlight"] },
];
