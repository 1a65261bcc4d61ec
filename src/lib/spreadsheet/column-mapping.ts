/** A field that a column can be mapped to. */
export interface Field {
  key: string;
  label: string;
  /** Alternative names of its column. */
  aliases?: readonly string[];
  isRequired?: boolean;
}

/** The column index of each field. Unmapped fields are omitted. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** Guesses the columns of the fields by name: first equal names, then names that contain one another. */
export function guessMapping(columns: readonly string[], fields: readonly Field[]): ColumnMapping {
  const names = columns.map(simplify);
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const fits = [
    (name: string, wanted: string) => name === wanted,
    (name: string, wanted: string) => hasWords(name, wanted) || hasWords(wanted, name),
  ];
  for (const isFit of fits) {
    for (const { key, label, aliases = [] } of fields) {
      if (key in mapping) continue;
      const wanted = [key, label, ...aliases].map(simplify);
      const column = names.findIndex(
        (name, index) => !taken.has(index) && name !== "" && wanted.some((one) => isFit(name, one)),
      );
      if (column < 0) continue;
      mapping[key] = column;
      taken.add(column);
    }
  }
  return mapping;
}

/** Returns the earlier mapping if it was made for the same columns, or else a guess. */
export function mappingFor(
  columns: readonly string[],
  fields: readonly Field[],
  known: { columns: readonly string[]; mapping: ColumnMapping } | undefined,
): ColumnMapping {
  const isSame =
    known?.columns.length === columns.length && known.columns.every((name, at) => name === columns[at]);
  return known && isSame ? known.mapping : guessMapping(columns, fields);
}

export const missingFields = (fields: readonly Field[], mapping: ColumnMapping) =>
  fields.filter(({ key, isRequired }) => isRequired && mapping[key] === undefined);

/** Normalizes a column name to words in lower case: `setupPrice` and "Setup price ($)" both become "setup price". */
function simplify(name: string) {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const hasWords = (name: string, words: string) => ` ${name} `.includes(` ${words} `);
