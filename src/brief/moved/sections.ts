import { pattern } from "#src/lib/pattern.ts";
import { readHours } from "../facts/read-hours.ts";
import { type HourRow, hourRows } from "../hour-rows.ts";
import type { Part } from "./moved.ts";

type Text = Extract<Part, { kind: "text" }>;
type PictureOf = Extract<Part, { kind: "picture" }>;

/** A heading with its content, up to the next heading. */
export interface Section {
  title: string;
  /** 0 for content before the first heading. */
  level: number;
  parts: Exclude<Part, { kind: "heading" }>[];
}

/** Headings below this level become bold lines of their section. */
const DEEPEST_LEVEL = 4;

export function sectionsOf(parts: readonly Part[]): Section[] {
  const sections: Section[] = [{ title: "", level: 0, parts: [] }];
  for (const part of parts) {
    const last = sections.at(-1);
    if (part.kind !== "heading") last?.parts.push(part);
    else if (part.level > DEEPEST_LEVEL && last && !part.text.endsWith("?"))
      last.parts.push({ kind: "text", text: part.text, marked: `**${part.text}**` });
    else sections.push({ title: part.text, level: part.level, parts: [] });
  }
  return sections.filter(({ title, parts }) => title !== "" || parts.length > 0);
}

export const textsIn = ({ parts }: Section) => parts.filter((part): part is Text => part.kind === "text");
export const picturesIn = ({ parts }: Section) =>
  parts.filter((part): part is PictureOf => part.kind === "picture");

/** Returns all texts of a section as lines. */
export function linesIn({ parts }: Section): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "text") return part.text.split("\n");
    if (part.kind === "list") return part.items;
    if (part.kind === "table") return part.rows.map((row) => row.filter(Boolean).join(" "));
    return [];
  });
}

export const lengthOf = (section: Section) => linesIn(section).reduce((sum, line) => sum + line.length, 0);

export interface PriceEntry {
  name: string;
  text: string;
  price: string;
}

const AMOUNT = /\d[\d.,]*/;
const AFTER = /(?:£|\$|€|EUR|USD|GBP|CHF|kr\.?|zł|,-)(?!\p{L})/u;
const UNIT = /\s?(?:\/|per|each|p\.p\.)\s?[\p{L}. ]{0,24}/u;
const PRICE = pattern("iu")`(?:(?:from|ab|ca\.?)\s+)?(?:[£$€¥]\s?${AMOUNT}|${AMOUNT}\s?${AFTER})${UNIT}?`;
const AT_END = pattern("iu")`^(.{2,}?)[\s.…·:_–—\|-]*\s(${PRICE})\s*$`;
const AT_START = pattern("iu")`^(${PRICE})[\s:–—\|-]+(.{2,})$`;

/** Reads "Rye bread ..... € 4.20" */
export function priceEntryOf(line: string): PriceEntry | undefined {
  const short = line.trim();
  if (short.length > 400) return undefined;
  const [, before = "", last = ""] = AT_END.exec(short) ?? [];
  const [, first = "", after = ""] = last ? [] : (AT_START.exec(short) ?? []);
  const [said, price] = last ? [before, last] : [after, first];
  if (!price) return undefined;
  const [, name = said, text = ""] = /^(.{2,100}?)(?:\s[–—-]\s|:\s|,\s(?=.{20}))(.+)$/.exec(said) ?? [];
  if (name.length > 100) return undefined;
  return { name: name.trim(), text: text.trim().slice(0, 240), price: price.trim().slice(0, 40) };
}

/** Returns the prices of a section that is mainly a price list, and its other lines. */
export function pricesIn(section: Section) {
  const entries: PriceEntry[] = [];
  const others: string[] = [];
  for (const line of linesIn(section)) {
    const entry = priceEntryOf(line);
    if (entry) entries.push(entry);
    // A table head such as "Service, Price" is redundant.
    else if (line.trim() && !(entries.length === 0 && isTableHead(section, line))) others.push(line.trim());
  }
  return entries.length >= 2 ? { entries, others } : undefined;
}

/** Days in "Sunday, Monday: closed" */
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/;
const CLOSED = pattern("i")`^(${DAY}(?:[\s,&–/-]{1,4}(?:(?:and|to)\s)?${DAY}){0,6})[\s:–-]{1,4}closed\.?$`;

const isTableHead = ({ parts }: Section, line: string) =>
  parts.some((part) => part.kind === "table" && part.rows[0]?.filter(Boolean).join(" ") === line) &&
  !/\d/.test(line);

/** Returns the opening hours of a section that is mainly about them, and its other lines. */
export function hoursIn(section: Section): { rows: HourRow[]; others: string[] } | undefined {
  const lines = linesIn(section);
  if (lines.length > 40 || lengthOf(section) > 1_500) return undefined;
  const rows: HourRow[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const found = readHours(line);
    const length = found.reduce((sum, { text }) => sum + text.length, 0);
    const closed = CLOSED.exec(line.trim())?.[1];
    if (closed !== undefined) rows.push({ day: closed.slice(0, 40), open: "", close: "", note: "" });
    else if (found.length > 0 && length * 2 > line.length) rows.push(...hourRows(line, found).map(inColumns));
    else if (line.trim()) others.push(line.trim());
  }
  const isAbout = /\b(?:hours?|open(?:ing)?|times?)\b/i.test(section.title);
  if (rows.length === 0 || !(isAbout || rows.length >= 2)) return undefined;
  return others.join("").length > 600 ? undefined : { rows: rows.slice(0, 10), others };
}

/** Splits "9:00-17:00" in one column into two. */
export function inColumns(row: HourRow): HourRow {
  const [, open, close] =
    /^(\S+(?: ?[ap]\.?m\.?)?)\s*(?:-|–|—|to)\s*(\S+(?: ?[ap]\.?m\.?)?)$/i.exec(row.open) ?? [];
  return open && close && !row.close ? { ...row, open, close } : row;
}
