import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import type { Fields } from "#src/sites/fields.ts";

interface TextPlace {
  path: FieldPath;
  label: string;
  text: string;
  maximum: number | undefined;
}

/** Returns the texts of a block that the other screen may change. */
export const textsOf = (block: Block): TextPlace[] =>
  block.isLocked ? [] : textsIn(blocks[block.kind].fields, block.data);

function textsIn(fields: Fields, data: unknown, path: FieldPath = [], before = ""): TextPlace[] {
  return Object.entries(fields).flatMap(([name, field]): TextPlace[] => {
    const value = (data as Record<string, unknown> | undefined)?.[name];
    const here = [...path, name];
    const label = before + field.label;
    if ((field.kind === "line" || field.kind === "text") && typeof value === "string")
      return [{ path: here, label, text: value, maximum: field.maximum }];
    if (field.kind === "list" && field.fields && Array.isArray(value)) {
      const { fields: inner, entry = "Entry" } = field;
      return value.flatMap((one, index) =>
        textsIn(inner, one, [...here, index], `${before}${entry} ${index + 1}: `),
      );
    }
    return [];
  });
}
