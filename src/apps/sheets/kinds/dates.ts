import words from "./date-words.json";

export type DateOrder = "dmy" | "mdy" | "ymd";
export const dateOrders: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

export interface DateParts {
  /** The three parts in the order of the text. A month's name counts as its number. */
  parts: [number, number, number];
  /** The place of the month's name, or -1. */
  named: number;
  separator: string;
  /** As `14:30`, or empty. */
  time: string;
  /** The orders in which the parts are a date. */
  orders: DateOrder[];
  /** A month's name or a year of four digits in front leaves one order, whatever the others of the column have. */
  isClear: boolean;
}

const months = new Map(
  Object.values(words.months).flatMap((list) =>
    list.split(" ").flatMap((name, index) => {
      const month = (index % 12) + 1;
      return [name, name.slice(0, 3), name.slice(0, 4)].map((short) => [short, month] as const);
    }),
  ),
);
for (const [name, month] of Object.entries(words.shortMonths)) months.set(name, month);
const weekdays = new Set(words.weekdays.split(" "));

const TIME = /[T ,]+(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([ap])?\.?(?:m\.?)?$/i;
const NUMBERS = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})\.?$/;
const SOLID = /^(19|20)\d{6}$/;

const isDay = (day: number, month: number, year: number) =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year < 100 ? 2000 + year : year, month, 0)).getUTCDate();

/** The last two digits of a year that are of this century. */
export const LAST_SHORT_YEAR = 40;

const fullYear = (year: number, digits: number) => {
  if (digits > 2) return year;
  return (year <= LAST_SHORT_YEAR ? 2000 : 1900) + year;
};

export function readDate(source: string): DateParts | undefined {
  const clock = TIME.exec(source);
  const time = clock ? readClock(clock) : "";
  if (time === undefined) return undefined;
  const text = withoutWeekday(clock ? source.slice(0, clock.index) : source);
  if (SOLID.test(text)) {
    const parts = [Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))] as const;
    return withOrders({ parts: [...parts], named: -1, separator: "", time }, [4, 2, 2]);
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, a = "", separator = "", b = "", c = ""] = numbers;
    return withOrders({ parts: [Number(a), Number(b), Number(c)], named: -1, separator, time }, [
      a.length,
      b.length,
      c.length,
    ]);
  }
  return readNamed(text, time);
}

function readClock([, hour = "", minute = "", second, half]: RegExpExecArray) {
  let hours = Number(hour);
  if (half) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute}${second && second !== "00" ? `:${second}` : ""}`;
}

function withoutWeekday(text: string) {
  const [, word = "", rest = ""] = /^(\p{L}+)\.?,?\s+(.*)$/u.exec(text) ?? [];
  return weekdays.has(word.toLowerCase()) ? rest : text;
}

function readNamed(text: string, time: string) {
  const pieces = text.match(/\p{L}+|\d+/gu) ?? [];
  const meant = pieces.filter((piece) => !/^(de|of|the|st|nd|rd|th|er|º)$/i.test(piece));
  const named = meant.findIndex((piece) => /\p{L}/u.test(piece));
  const [a = "", b = "", c = ""] = meant;
  if (meant.length !== 3 || named < 0 || named > 1 || text.length > 24) return undefined;
  const month = months.get((meant[named] ?? "").toLowerCase());
  if (!month || [a, b, c].filter((piece) => /^\d{1,4}$/.test(piece)).length !== 2) return undefined;
  const parts = [a, b, c].map((piece, index) => (index === named ? month : Number(piece)));
  const [one = 0, two = 0, three = 0] = parts;
  const lengths = [a.length, b.length, c.length] as const;
  return withOrders({ parts: [one, two, three], named, separator: " ", time }, [...lengths]);
}

/** The order tells for which places the numbers can be a day, a month and a year. */
function withOrders(
  read: Omit<DateParts, "orders" | "isClear">,
  lengths: [number, number, number],
): DateParts | undefined {
  const orders = dateOrders.filter((order) => {
    const at = placesOf(order);
    if (read.named >= 0 && read.named !== at.month) return false;
    const yearDigits = lengths[at.year];
    if (yearDigits !== 4 && yearDigits !== 2) return false;
    if (lengths[at.day] > 2 || (read.named < 0 && lengths[at.month] > 2)) return false;
    // Dots separate day, month and year only in countries that write the day first.
    if (order === "mdy" && read.separator === ".") return false;
    // A year of two digits stands first only with hyphens or slashes.
    if (order === "ymd" && yearDigits === 2 && !/[-/]/.test(read.separator)) return false;
    const year = fullYear(read.parts[at.year], yearDigits);
    return year > 1000 && year < 2200 && isDay(read.parts[at.day], read.parts[at.month], year);
  });
  const isClear = orders.length === 1 && (read.named >= 0 || lengths[0] === 4);
  return orders.length > 0 ? { ...read, orders, isClear } : undefined;
}

export const placesOf = (order: DateOrder) => ({
  day: order.indexOf("d") as 0 | 1 | 2,
  month: order.indexOf("m") as 0 | 1 | 2,
  year: order.indexOf("y") as 0 | 1 | 2,
});

/** The order of a date in a column whose unclear dates have this order. */
export const orderIn = ({ orders, isClear }: DateParts, order: DateOrder) =>
  isClear ? orders[0] : orders.includes(order) ? order : undefined;

/** Returns `2026-02-03` or `2026-02-03T14:30`. */
export function toIso({ parts, time }: DateParts, order: DateOrder) {
  const { day, month, year } = placesOf(order);
  const full = parts[year] < 100 ? fullYear(parts[year], 2) : parts[year];
  const pad = (figure: number, digits = 2) => String(figure).padStart(digits, "0");
  return `${pad(full, 4)}-${pad(parts[month])}-${pad(parts[day])}${time && `T${time}`}`;
}

const NAMES = "January February March April May June July August September October November December".split(
  " ",
);

/** Reads aloud for a question: "3 February 2026". */
export function inWords(iso: string) {
  const [year = "", month = "", day = ""] = iso.slice(0, 10).split("-");
  return `${Number(day)} ${NAMES[Number(month) - 1] ?? ""} ${year}`;
}
