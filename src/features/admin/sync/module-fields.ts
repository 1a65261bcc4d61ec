import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";

export const moduleFields: readonly Field[] = [
  { key: "id", label: "Number", aliases: ["id", "no", "key"] },
  { key: "name", label: "Name", aliases: ["module", "title"], isRequired: true },
  { key: "category", label: "Category", aliases: ["group", "type"] },
  { key: "description", label: "Description", aliases: ["text", "summary", "details"] },
  { key: "imagePath", label: "Image", aliases: ["image url", "picture", "image address"] },
];
