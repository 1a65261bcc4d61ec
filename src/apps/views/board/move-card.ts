import type { AppColumns } from "../../computed/column.ts";
import type { AppTable, ViewOf } from "../../document.ts";
import type { Group } from "../../query/query-view.ts";
import type { Edit } from "../../records/change.ts";
import { changeRecords } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";

export type Arrow = "left" | "right" | "up" | "down";

interface Move {
  /** The key of the column; null for cards without a value. */
  key: string | null;
  /** The card that the moved one comes before; at the end without it. */
  before?: AppRecord | undefined;
}

interface Board {
  columns: AppColumns;
  table: AppTable;
  view: ViewOf<"board">;
  groups: readonly Group[];
}

/** Moves a card into a column, before another card if the board keeps an order. */
export function moveCard(
  { columns, table, view, groups }: Board,
  record: AppRecord,
  { key, before }: Move,
): Edit {
  const { by, order } = view.options;
  const changes = new Map<string, Record<string, unknown>>([[record.id, { [by]: key }]]);
  if (order !== undefined) {
    const others = (groups.find((group) => group.key === key)?.records ?? []).filter(
      ({ id }) => id !== record.id,
    );
    const at = before ? others.findIndex(({ id }) => id === before.id) : others.length;
    const place = at < 0 ? others.length : at;
    const position = between(placeOf(others[place - 1], order), placeOf(others[place], order));
    const isOrdered = others.every((other) => placeOf(other, order) !== undefined);
    if (position !== undefined && isOrdered) changes.set(record.id, { [by]: key, [order]: position });
    // There is no room between two numbers, or cards have none yet: the whole column gets new ones.
    else
      others.toSpliced(place, 0, record).forEach((one, index) => {
        changes.set(one.id, { ...changes.get(one.id), [order]: index + 1 });
      });
  }
  return changeRecords(columns.data, table.id, changes);
}

/** Moves a card one place with an arrow key; undefined where there is no further place. */
export function nudgeCard(board: Board, record: AppRecord, from: Group, arrow: Arrow): Edit | undefined {
  const { groups, view } = board;
  if (arrow === "left" || arrow === "right") {
    const next = groups[groups.indexOf(from) + (arrow === "left" ? -1 : 1)];
    return next && moveCard(board, record, { key: next.key });
  }
  if (view.options.order === undefined) return;
  const at = from.records.indexOf(record);
  if (arrow === "up")
    return at > 0 ? moveCard(board, record, { key: from.key, before: from.records[at - 1] }) : undefined;
  return at < from.records.length - 1
    ? moveCard(board, record, { key: from.key, before: from.records[at + 2] })
    : undefined;
}

function placeOf(record: AppRecord | undefined, order: string) {
  const place = record?.values[order];
  return typeof place === "number" ? place : undefined;
}

/** Returns a number between two, or undefined if none is left between them. */
function between(low: number | undefined, high: number | undefined) {
  if (low === undefined) return high === undefined ? 1 : high - 1;
  if (high === undefined) return low + 1;
  const middle = (low + high) / 2;
  return middle > low && middle < high ? middle : undefined;
}
