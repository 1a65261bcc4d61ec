import { currencyOf } from "../kinds/currencies.ts";
import { readDate } from "../kinds/dates.ts";
import { readFigure } from "../kinds/figures.ts";
import { isTotalWord, isUnit } from "../kinds/heads.ts";
import words from "../sheet-words.json";

export type Row = readonly string[];

export const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== "";
export const filledIn = (row: Row) => row.reduce((count, cell) => count + Number(isFilled(cell)), 0);
export const firstFilled = (row: Row) => row.findIndex(isFilled);

const isAffix = (text: string) =>
  text === "" || text === "%" || isUnit(text) || currencyOf(text) !== undefined;

/** Figures, dates and addresses stand below a head, and rarely in one. */
export const isData = (cell: string) => {
  const text = cell.trim();
  if (!/\d|@/.test(text)) return false;
  const figure = readFigure(text);
  if (figure && isAffix(figure.before.trim()) && isAffix(figure.after.trim())) return true;
  return readDate(text) !== undefined || /^\S+@\S+\.\S+$/.test(text) || /^\+?[\d\s()/.-]{6,}$/.test(text);
};

const YEAR = /^(19|20)\d\d$/;
export const isYear = (cell: string) => YEAR.test(cell.trim());

/** "Total", "Grand total:", "Sum 2026", "Total (14 items)". */
export function isTotalLabel(cell: string) {
  const parts = cell
    .toLowerCase()
    .replace(/[:.()*=]|\d+/g, " ")
    .trim()
    .split(/\s+/);
  const [first = "", second = ""] = parts;
  if (parts.length > 4) return false;
  return (
    isTotalWord(first) || isTotalWord(`${first}-${second}`) || (parts.length === 2 && isTotalWord(second))
  );
}

const noteStarts = words.noteStarts.split("|");
export function isNote(cell: string) {
  const text = cell.trim().toLowerCase();
  return (
    text.length > 60 ||
    noteStarts.some((start) => text.startsWith(start) && !/^\p{L}/u.test(text.slice(start.length)))
  );
}

export function median(figures: number[]) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
