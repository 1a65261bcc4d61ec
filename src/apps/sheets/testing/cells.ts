import type { FieldKind, Value } from "../plan.ts";
import { type RowContext, sentences, type TrueCell, type TrueColumn } from "./truth.ts";

type Writer = (value: number) => string;

/** The browser's own formats are a second opinion on those of the engine. */
const local = (locale: string, decimals: number) => {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value: number) => format.format(value);
};
export const english = local("en-GB", 2);
export const german = local("de-DE", 2);
export const french = local("fr-FR", 2);
export const swiss = local("de-CH", 2);
export const plainCents: Writer = (value) => value.toFixed(2);
export const commaCents: Writer = (value) => value.toFixed(2).replace(".", ",");

export const column = (
  head: string,
  kinds: FieldKind | readonly FieldKind[],
  cell: TrueColumn["cell"],
): TrueColumn => ({
  ...{ head, cell },
  kinds: typeof kinds === "string" ? [kinds] : kinds,
});

export const emptyColumn = (): TrueColumn => ({
  head: "",
  kinds: [],
  cell: () => ({ text: "", value: null }),
});

export const same = (text: string): TrueCell => ({ text, value: text.trim() === "" ? null : text });

export const text = (
  head: string,
  make: (context: RowContext) => string,
  kinds: FieldKind | FieldKind[] = "text",
) => column(head, kinds, (context) => same(make(context)));

export const choice = (head: string, names: readonly string[]) =>
  column(head, "choice", ({ pick }) => same(pick(names)));

export const amount = (
  head: string,
  kind: FieldKind,
  {
    from = 1,
    to = 2_000,
    decimals = 2,
    write,
    format,
  }: { from?: number; to?: number; decimals?: number; write: Writer; format?: string },
) =>
  column(head, kind, ({ random }) => {
    const value = Number((from + random() * (to - from)).toFixed(decimals));
    return figure(value, write, format, kind);
  });

export function figure(value: number, write: Writer, format?: string, kind?: FieldKind): TrueCell {
  const v = kind === "percent" ? Number((value / 100).toPrecision(12)) : value;
  return { text: write(value), value, ...(format && { number: { v, z: format } }) };
}

export const whole = (head: string, from: number, to: number, kind: FieldKind = "number") =>
  column(head, kind, (context) => {
    const value = context.whole(from, to);
    return figure(value, String, "0");
  });

/** The head's own total, and whether an amount is missing now and then. */
export const gaps = ({ head, kinds, cell }: TrueColumn, share: number, blank = ""): TrueColumn => ({
  ...{ head, kinds },
  cell: (context) => {
    const own = cell(context);
    return context.random() < share ? { text: blank, value: null } : own;
  },
});

const NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);
const pad = (value: number) => String(value).padStart(2, "0");

export type DateForm = (year: number, month: number, day: number) => string;
export const forms = {
  iso: (y, m, d) => `${y}-${pad(m)}-${pad(d)}`,
  british: (y, m, d) => `${pad(d)}/${pad(m)}/${y}`,
  short: (y, m, d) => `${d}/${m}/${String(y).slice(2)}`,
  american: (y, m, d) => `${pad(m)}/${pad(d)}/${y}`,
  americanShort: (y, m, d) => `${m}/${d}/${String(y).slice(2)}`,
  german: (y, m, d) => `${pad(d)}.${pad(m)}.${y}`,
  germanShort: (y, m, d) => `${d}.${m}.${String(y).slice(2)}`,
  slashes: (y, m, d) => `${y}/${pad(m)}/${pad(d)}`,
  named: (y, m, d) => `${d} ${NAMES[m - 1]} ${y}`,
  hyphened: (y, m, d) => `${pad(d)}-${NAMES[m - 1]}-${String(y).slice(2)}`,
  americanNamed: (y, m, d) => `${NAMES[m - 1]} ${d}, ${y}`,
  germanNamed: (y, m, d) => `${d}. ${GERMAN[m - 1]} ${y}`,
  dutch: (y, m, d) => `${pad(d)}-${pad(m)}-${y}`,
} satisfies Record<string, DateForm>;

const isoOf = forms.iso;
const serial = (y: number, m: number, d: number) => Date.UTC(y, m - 1, d) / 86_400_000 + 25_569;

/** Days of a year; `lastDay` 12 keeps every date in both orders possible. */
export const date = (
  head: string,
  form: DateForm,
  { year = 2026, years = 1, lastDay = 28, format = "dd/mm/yyyy", isSorted = false } = {},
) =>
  column(head, "date", (context) => {
    const y = year + context.whole(0, years - 1);
    const m = isSorted ? 1 + (Math.floor(context.at / 9) % 12) : context.whole(1, 12);
    const d = isSorted ? 1 + (context.at % 9) : context.whole(1, lastDay);
    return { text: form(y, m, d), value: isoOf(y, m, d), number: { v: serial(y, m, d), z: format } };
  });

export const moment = (head: string, form: DateForm, { joint = " ", format = "dd/mm/yyyy hh:mm" } = {}) =>
  column(head, "date-time", (context) => {
    const [m, d, hour, minute] = [
      context.whole(1, 12),
      context.whole(1, 28),
      context.whole(7, 19),
      context.pick([0, 15, 30, 45]),
    ];
    const time = `${pad(hour)}:${pad(minute)}`;
    return {
      text: `${form(2026, m, d)}${joint}${time}`,
      value: `${isoOf(2026, m, d)}T${time}`,
      number: { v: serial(2026, m, d) + (hour * 60 + minute) / 1_440, z: format },
    };
  });

export const yesNo = (head: string, yes: string, no: string, share = 0.6) =>
  column(head, "yes-no", ({ random }): TrueCell => {
    const value = random() < share;
    const written = value ? yes : no;
    return { text: written, value: written === "" ? null : value };
  });

export const duration = (head: string, write: (minutes: number) => string) =>
  column(head, "duration", ({ whole }) => {
    const value = 15 * whole(1, 24);
    return { text: write(value), value };
  });
export const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;

export const several = (head: string, names: readonly string[], separator = ", ") =>
  column(head, "choices", ({ random, pick }) => {
    const value = names.filter(() => random() < 0.4);
    const own: Value = value.length > 0 ? value : [pick(names)];
    return { text: own.join(separator), value: own };
  });

export const notes = (head: string, share = 0.5) =>
  column(head, "long-text", ({ random, pick, at }) => {
    if (random() > share) return { text: "", value: null };
    return same(`${pick(sentences)}${at % 3 === 0 ? ` ${pick(sentences)}` : ""}`);
  });

export const zeros = (head: string, digits: number, from = 1, step = 1) =>
  text(head, ({ at }) => String(from + at * step).padStart(digits, "0"));

export const numbered = (head: string, prefix: string, digits: number, from = 1) =>
  column(head, "running-number", ({ at }) => same(prefix + String(from + at).padStart(digits, "0")));

/** Adds up a column. */
export const sumOf = (records: TrueCell[][], at: number) =>
  Number(records.reduce((sum, cells) => sum + (Number(cells[at]?.value) || 0), 0).toFixed(2));
