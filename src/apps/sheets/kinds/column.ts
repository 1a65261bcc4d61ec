/** A column as codes of its distinct texts, so that each text is read once. */
export interface Column {
  sheet: number;
  /** Its place in the grid, or -1 for a column of headings. */
  index: number;
  head: string;
  /** One per record. */
  codes: Int32Array;
  /** The distinct texts, as in the file, in order of appearance. */
  texts: string[];
  counts: number[];
  /** The first record of each text. */
  firsts: number[];
  /** The number of records with a text other than blanks. */
  filled: number;
}

export function columnOf(
  sheet: number,
  index: number,
  head: string,
  size: number,
  textAt: (at: number) => string,
) {
  const places = new Map<string, number>();
  const column: Column = {
    ...{ sheet, index, head, codes: new Int32Array(size), texts: [], counts: [], firsts: [], filled: 0 },
  };
  for (let at = 0; at < size; at += 1) {
    const text = textAt(at);
    let code = places.get(text);
    if (code === undefined) {
      code = column.texts.length;
      places.set(text, code);
      column.texts.push(text);
      column.counts.push(0);
      column.firsts.push(at);
    }
    column.codes[at] = code;
    column.counts[code] = (column.counts[code] ?? 0) + 1;
  }
  column.filled = column.texts.reduce(
    (sum, text, code) => sum + (text.trim() === "" ? 0 : (column.counts[code] ?? 0)),
    0,
  );
  return column;
}

/** The distinct texts without blanks, each with its code and number. */
export function* filledTexts({ texts, counts }: Column) {
  for (let code = 0; code < texts.length; code += 1) {
    const text = (texts[code] ?? "").trim();
    if (text !== "") yield { code, text, count: counts[code] ?? 0 };
  }
}
