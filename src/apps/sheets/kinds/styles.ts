import type { FieldKind, Value } from "../field-kinds.ts";
import { type DateOrder, orderIn, placesOf, readDate } from "./dates.ts";
import { type Mark, readFigure } from "./figures.ts";

/** Describes how the values of a column are written, so that the file comes out as it went in. */
export type Style =
  | { kind: "text" }
  | {
      kind: "figure";
      mark: Mark;
      group: string;
      decimals: number | null;
      before: string;
      after: string;
      below: [string, string];
    }
  | {
      kind: "date";
      order: DateOrder;
      separators: [string, string];
      lengths: [number, number, number];
      names: "" | "short" | "long";
      /** The text before the time, or undefined for dates. */
      joint?: string;
      hourLength: number;
      half: "" | "am" | " am" | "AM" | " AM";
    }
  | { kind: "clock"; hourLength: number; hasSeconds: boolean }
  | { kind: "hours"; unit: string; perUnit: number; mark: Mark }
  | { kind: "yes-no"; yes: string; no: string }
  | { kind: "choices"; separator: string }
  /** A link to another sheet is written as the value of this field there. */
  | { kind: "link"; field: string };

const SHORT_NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const LONG_NAMES =
  "January February March April May June July August September October November December".split(" ");

export interface StyleContext {
  mark: Mark;
  order: DateOrder;
}

/** The style of one text, or undefined if only the text itself says how it is written. */
export function styleOf(kind: FieldKind, text: string, { mark, order }: StyleContext): Style | undefined {
  switch (kind) {
    case "number":
    case "money":
    case "percent":
      return figureStyle(text, mark);
    case "date":
    case "date-time":
      return dateStyle(text, order);
    case "duration":
      return durationStyle(text, mark);
    case "choices":
      return { kind: "choices", separator: /\s*[,;|/]\s*/.exec(text)?.[0] ?? ", " };
    default:
      return { kind: "text" };
  }
}

function figureStyle(text: string, mark: Mark): Style | undefined {
  const figure = readFigure(text);
  if (!figure) return undefined;
  const [whole = "", fraction] = figure.core.split(mark);
  const group = /\D/.exec(whole)?.[0] ?? "";
  const { before, after, around, isNegative } = figure;
  return {
    ...{ kind: "figure", mark, group, before, after },
    decimals: fraction === undefined ? null : fraction.length,
    below: isNegative ? around : [`-${before}`, after],
  };
}

function dateStyle(text: string, columnOrder: DateOrder): Style | undefined {
  const date = readDate(text);
  const order = date && orderIn(date, columnOrder);
  if (!date || !order) return undefined;
  const [, a = "", first = "", b = "", second = "", c = "", rest = ""] =
    /^(\d+|\p{L}+)([^\p{L}\d]*)(\d+|\p{L}+)([^\p{L}\d]*)(\d+|\p{L}+)(.*)$/u.exec(text) ?? [];
  const named = [a, b, c][date.named] ?? "";
  const [, joint = "", hour = "", half = ""] = /^(\D+)(\d+)[:.]\d+(?:[:.]\d+)?(\s?[ap]m)?$/i.exec(rest) ?? [];
  return {
    ...{ kind: "date", order, separators: [first, second], lengths: [a.length, b.length, c.length] },
    names: named === "" ? "" : named.length > 3 ? "long" : "short",
    ...(date.time ? { joint } : {}),
    hourLength: hour.length,
    half: half.replace("p", "a").replace("P", "A") as "" | "am",
  };
}

function durationStyle(text: string, mark: Mark): Style | undefined {
  const [, hour, seconds] = /^(\d+):\d\d(:\d\d)?$/.exec(text) ?? [];
  if (hour) return { kind: "clock", hourLength: hour.length, hasSeconds: seconds !== undefined };
  const [, unit] = /^[\d.,]+(\s*\p{L}+\.?)$/u.exec(text) ?? [];
  if (!unit) return undefined;
  return { kind: "hours", unit, perUnit: /^\s*m/i.test(unit) ? 1 : 60, mark };
}

export function write(style: Style, value: Value): string | undefined {
  if (value === null) return "";
  switch (style.kind) {
    case "text":
      return typeof value === "string" ? value : undefined;
    case "figure":
      return typeof value === "number" ? writeFigure(style, value) : undefined;
    case "date":
      return typeof value === "string" ? writeDate(style, value) : undefined;
    case "clock":
      return typeof value === "number" ? writeClock(style, value) : undefined;
    case "hours":
      return typeof value === "number"
        ? `${writePlain(value / style.perUnit, style.mark)}${style.unit}`
        : undefined;
    case "yes-no":
      return typeof value === "boolean" ? (value ? style.yes : style.no) : undefined;
    case "choices":
      return Array.isArray(value) ? value.join(style.separator) : undefined;
    case "link":
      return undefined;
  }
}

const writePlain = (value: number, mark: Mark) => String(Number(value.toPrecision(15))).replace(".", mark);

function writeFigure(style: Extract<Style, { kind: "figure" }>, value: number) {
  const { mark, group, decimals, before, after, below } = style;
  const size = Math.abs(value);
  const plain = decimals === null ? String(size) : size.toFixed(decimals);
  const [whole = "", fraction] = plain.split(".");
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const core = fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
  return value < 0 ? `${below[0]}${core}${below[1]}` : `${before}${core}${after}`;
}

function writeDate(style: Extract<Style, { kind: "date" }>, value: string) {
  const [, year = "", month = "", day = "", time = ""] = /^(\d+)-(\d+)-(\d+)(?:T(.*))?$/.exec(value) ?? [];
  const { order, separators, lengths, names, joint } = style;
  const at = placesOf(order);
  const parts = ["", "", ""];
  const padded = (figure: string, length: number) => String(Number(figure)).padStart(length, "0");
  parts[at.day] = padded(day, lengths[at.day]);
  parts[at.month] =
    names === ""
      ? padded(month, lengths[at.month])
      : ((names === "short" ? SHORT_NAMES : LONG_NAMES)[Number(month) - 1] ?? "");
  parts[at.year] = lengths[at.year] === 2 ? year.slice(2) : year;
  const [a = "", b = "", c = ""] = parts;
  const date = `${a}${separators[0]}${b}${separators[1]}${c}`;
  return joint === undefined || !time ? date : `${date}${joint}${writeTime(style, time)}`;
}

function writeTime({ half, hourLength }: Extract<Style, { kind: "date" }>, time: string) {
  const [hour = "", ...rest] = time.split(":");
  const hours = half ? Number(hour) % 12 || 12 : Number(hour);
  const mark = Number(hour) < 12 ? half : half.replace("a", "p").replace("A", "P");
  return `${[String(hours).padStart(hourLength, "0"), ...rest].join(":")}${mark}`;
}

function writeClock({ hourLength, hasSeconds }: Extract<Style, { kind: "clock" }>, value: number) {
  const seconds = Math.round(value * 60);
  const pad = (figure: number, length = 2) => String(figure).padStart(length, "0");
  const clock = `${pad(Math.floor(seconds / 3_600), hourLength)}:${pad(Math.floor(seconds / 60) % 60)}`;
  return hasSeconds ? `${clock}:${pad(seconds % 60)}` : clock;
}
