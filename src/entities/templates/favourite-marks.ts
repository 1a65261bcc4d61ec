import { unwritten } from "#src/data/unwritten.ts";

const KEY = "favourites";

type Marks = Record<string, boolean>;

/** Changes of favourites that are not in the database yet, by template id. */
export function marksNotWritten(): Marks {
  const marks = unwritten.read(KEY);
  if (typeof marks !== "object" || marks === null) return {};
  const isMark = (mark: [string, unknown]): mark is [string, boolean] => typeof mark[1] === "boolean";
  return Object.fromEntries(Object.entries(marks).filter(isMark));
}

export const keepMark = (id: string, isFavourite: boolean) =>
  unwritten.keep(KEY, { ...marksNotWritten(), [id]: isFavourite });

export function markWritten(id: string, isFavourite: boolean) {
  const { [id]: mark, ...others } = marksNotWritten();
  if (mark !== isFavourite) return; // changed again in the meantime
  if (Object.keys(others).length > 0) unwritten.keep(KEY, others);
  else unwritten.forget(KEY);
}
