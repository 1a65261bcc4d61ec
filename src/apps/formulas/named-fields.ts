import type { AppTable } from "../document.ts";
import { findField } from "../document.ts";
import { plainText } from "../fields/operators.ts";

const FIELD = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{([^{}"']*)\}/g;

const replaced = (text: string, other: (field: string) => string | undefined) =>
  text.replace(FIELD, (all: string, field: string | undefined) => {
    const found = field === undefined ? undefined : other(field.trim());
    return found === undefined ? all : `{${found}}`;
  });

/** Shows a stored formula with the names of its fields: `{Back by} < TODAY()`. */
export const withNames = (formula: string, table: AppTable) =>
  replaced(formula, (id) => findField(table, id)?.name);

/** Stores a formula with the ids of its fields, so that they can be renamed. */
export const withIds = (formula: string, { fields }: AppTable) =>
  replaced(
    formula,
    (name) =>
      (
        fields.find((field) => field.name === name) ??
        fields.find((field) => plainText(field.name) === plainText(name))
      )?.id,
  );
