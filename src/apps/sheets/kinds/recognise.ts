import type { Decision, FieldKind, FieldOptions, Question, Value } from "../plan.ts";
import words from "../sheet-words.json";
import { type Column, filledTexts } from "./column.ts";
import { currencyInHead, currencyOf } from "./currencies.ts";
import {
  type DateOrder,
  type DateParts,
  dateOrders,
  inWords,
  LAST_SHORT_YEAR,
  orderIn,
  readDate,
  toIso,
} from "./dates.ts";
import { isClock, isTimeOfDay, readDuration } from "./durations.ts";
import { type Figure, hasLeadingZero, type Mark, possibleMarks, readCore, readFigure } from "./figures.ts";
import { headHas, isUnit } from "./heads.ts";
import { type Style, type StyleContext, styleOf, write } from "./styles.ts";

/** The certain readings of the other columns. */
export interface Hints {
  order?: DateOrder | undefined;
  mark?: Mark | undefined;
  /** A guess from the file's format. */
  markGuess?: Mark | undefined;
  currency?: string | undefined;
}

/** The answers for this column. */
export interface ColumnAnswers {
  isText: boolean;
  order?: DateOrder | undefined;
  mark?: Mark | undefined;
}

export interface Recognised {
  kind: FieldKind;
  options: FieldOptions;
  /** One per code of the column. */
  values: Value[];
  style: Style;
  /** The codes whose texts the style does not give back. */
  unlike: Set<number>;
  /** The codes that do not fit the kind. */
  misfits: number[];
  evidence: string[];
  asks?: Pick<Question, "text" | "choices" | "chosen"> & {
    kind: Decision["kind"];
    isSettled: boolean;
    readings: { choice: string; code: number; read: string }[];
  };
  /** A numbering that would be lost as a number, but can go on. */
  numbering?: { prefix: string; digits: number; next: number };
}

type Found = Omit<Recognised, "values" | "style" | "unlike" | "misfits"> & {
  read: (text: string) => Value | undefined;
  style?: Style;
  context?: StyleContext;
  misfitsAreFine?: boolean;
};

type Entry = { code: number; text: string; count: number };
interface Sample {
  column: Column;
  entries: Entry[];
  /** The number of records with a text that is not a placeholder. */
  meant: number;
  hints: Hints;
  answers: ColumnAnswers;
}

/** Texts for "nothing". In a choice, words among them are choices of their own. */
const PLACEHOLDER =
  /^([-–—.?*]+|n\/?a\.?|none|nil|null|tb[ac]|unknown|k\.?\s?a\.?|s\.?o\.?|#n\/a|#value!|#ref!|#div\/0!)$/i;
const PLACEHOLDER_WORD = /^(none|unknown)$/i;
const FIT = 0.95;

export function recognise(column: Column, hints: Hints, answers: ColumnAnswers): Recognised {
  const all = [...filledTexts(column)];
  const entries = all.filter(({ text }) => !PLACEHOLDER.test(text));
  const meant = weigh(entries);
  const sample: Sample = { column, entries, meant, hints, answers };
  const found = (answers.isText || meant === 0 ? undefined : find(sample)) ?? asText(sample);
  return complete(column, found);
}

const weigh = (entries: Iterable<Entry>) => {
  let sum = 0;
  for (const { count } of entries) sum += count;
  return sum;
};

function find(sample: Sample): Found | undefined {
  return (
    asMail(sample) ??
    asYesNo(sample) ??
    asDate(sample) ??
    asPhone(sample) ??
    asDuration(sample) ??
    asNumbering(sample) ??
    asFigure(sample) ??
    asChoices(sample) ??
    asChoice(sample)
  );
}

/** Whether nearly all records fit. One that does not may be a slip in a short list. */
function fits({ entries, meant }: Sample, test: (text: string) => boolean) {
  let misfits = 0;
  const most = Math.max((1 - FIT) * meant, meant >= 8 ? 1 : 0);
  for (const { text, count } of entries) {
    if (test(text)) continue;
    misfits += count;
    if (misfits > most) return false;
  }
  return true;
}

const MAIL = /^(mailto:)?[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;
const WEB =
  /^(https?:\/\/\S+|www\.\S+\.\S+|([a-z\d-]+\.)+(com|org|net|co\.uk|de|fr|es|it|nl|eu|io|app|shop|info|at|ch|uk)(\/\S*)?)$/i;

function asMail(sample: Sample): Found | undefined {
  for (const [kind, test] of [
    ["email", MAIL],
    ["web", WEB],
  ] as const) {
    if (fits(sample, (text) => test.test(text))) {
      const what = kind === "email" ? "e-mail addresses" : "web addresses";
      return { ...{ kind, options: {} }, ...plain, evidence: [`${share(sample)} are ${what}.`] };
    }
  }
  return undefined;
}

const plain = { read: (text: string) => text };
const share = ({ meant }: Sample) =>
  meant === 1 ? "The only value" : `All or nearly all of ${meant} values`;

const ANSWERS = words.answers.split("|").map((pair) => pair.split(" "));

function asYesNo(sample: Sample): Found | undefined {
  const { column, entries } = sample;
  const lower = new Set(entries.map(({ text }) => text.toLowerCase()));
  if (lower.size > 2) return undefined;
  const isAsking =
    /\?$/.test(column.head) || /^(is|has|ist|hat)\b/i.test(column.head) || headHas(column.head, "yesNo");
  const pairs = isAsking ? [...ANSWERS, ["1", "0"]] : ANSWERS;
  const pair = pairs.find((answers) => [...lower].every((answer) => answers.includes(answer)));
  if (!pair) return undefined;
  const [yes = "", no = ""] = pair;
  const asSeen = (word: string) => entries.find(({ text }) => text.toLowerCase() === word)?.text ?? word;
  return {
    ...{ kind: "yes-no", options: {}, style: { kind: "yes-no", yes: asSeen(yes), no: asSeen(no) } },
    read: (text) => text.toLowerCase() === yes,
    evidence: [`The values are ${[...lower].map((word) => `“${asSeen(word)}”`).join(" and ")}.`],
  };
}

export function datesOf(column: Column, most = Number.POSITIVE_INFINITY) {
  const dates = new Map<number, DateParts>();
  let misfits = 0;
  let seen = 0;
  for (const { code, text, count } of filledTexts(column)) {
    if (PLACEHOLDER.test(text)) continue;
    const date = readDate(text);
    if (date) dates.set(code, date);
    else misfits += count;
    seen += 1;
    if (seen >= most || misfits > Math.max(1, column.filled * (1 - FIT))) break;
  }
  return { dates, misfits };
}

/** The orders that nearly all dates of a column allow. */
export function possibleOrders(dates: ReadonlyMap<number, DateParts>, counts: readonly number[]) {
  let all = 0;
  const fit = { dmy: 0, mdy: 0, ymd: 0 };
  const firsts = new Set<number>();
  let isShortYear = false;
  const unclear = [...dates].filter(([, { isClear }]) => !isClear);
  if (unclear.length === 0) {
    const clear = [...dates.values()].map(({ orders }) => orders[0]);
    return dateOrders.filter((order) => clear.includes(order)).slice(0, 1);
  }
  for (const [code, { parts, orders, separator }] of unclear) {
    const count = counts[code] ?? 0;
    all += count;
    for (const order of orders) fit[order] += count;
    firsts.add(parts[0]);
    if (parts[0] < 100 && separator !== "-") isShortYear = true;
  }
  const best = Math.max(...Object.values(fit));
  const possible = dateOrders.filter(
    (order) => fit[order] >= FIT * all || (best < all && fit[order] === best && best >= 0.9 * all),
  );
  // Two digits first are rarely a year: never with slashes, and only with few different years.
  const others = possible.filter((order) => order !== "ymd");
  const hasYearFirst = unclear.some(([, { parts }]) => parts[0] > 31);
  return others.length > 0 && !hasYearFirst && (isShortYear || firsts.size > 3) ? others : possible;
}

function asDate(sample: Sample): Found | undefined {
  const { column, hints, answers } = sample;
  const { dates, misfits } = datesOf(column);
  if (dates.size === 0 || misfits > Math.max((1 - FIT) * sample.meant, sample.meant >= 8 ? 1 : 0))
    return undefined;
  const isSolid = [...dates.values()].every(({ separator }) => separator === "");
  if (isSolid && !headHas(column.head, "when") && !headHas(column.head, "notWhen")) return undefined;
  const possible = possibleOrders(dates, column.counts);
  if (possible.length === 0) return undefined;
  const guess = possible.length === 1 ? possible[0] : guessOrder(sample, dates, possible);
  const order = answers.order ?? guess ?? "dmy";
  const kind = [...dates.values()].some(({ time }) => time !== "") ? "date-time" : "date";
  const isSettled = hints.order !== undefined && possible.includes(hints.order);
  const isBirth = headHas(column.head, "birth");
  const isShort = [...dates.values()].some(({ parts }) => parts.every((part) => part < 100));
  const asks = possible.length > 1 && orderQuestion(sample, dates, possible, order, isSettled);
  return {
    ...{ kind, options: {}, context: { mark: ".", order } },
    read: (text) => {
      const date = readDate(text);
      const own = date && orderIn(date, order);
      return date && own ? inPast(toIso(date, own), isBirth) : undefined;
    },
    evidence: [
      ...(isShort
        ? [
            `Years of two digits are read as ${1901 + LAST_SHORT_YEAR} to ${isBirth ? "this year" : 2000 + LAST_SHORT_YEAR}.`,
          ]
        : []),
      `${dates.size} different dates${possible.length === 1 ? `, which fit only the order ${ORDER_NAMES[order]}` : ""}.`,
    ],
    ...(asks && { asks }),
  };
}

/** Nobody is born in the future: "3/5/38" is of 1938. */
function inPast(iso: string, isBirth: boolean) {
  const year = Number(iso.slice(0, 4));
  return isBirth && year > new Date().getFullYear() ? `${year - 100}${iso.slice(4)}` : iso;
}

const ORDER_NAMES = { dmy: "day, month, year", mdy: "month, day, year", ymd: "year, month, day" };

/** Dates that are sorted in one order only are likely to be in that order. */
function guessOrder({ column, hints }: Sample, dates: ReadonlyMap<number, DateParts>, possible: DateOrder[]) {
  if (hints.order && possible.includes(hints.order)) return hints.order;
  const turns = possible.map((order) => {
    let up = 0;
    let down = 0;
    let last = "";
    for (const code of column.codes) {
      const date = dates.get(code);
      const iso = date ? toIso(date, order) : "";
      if (!iso) continue;
      if (last && iso > last) up += 1;
      if (last && iso < last) down += 1;
      last = iso;
    }
    return { order, turns: Math.min(up, down) };
  });
  const sorted = turns.toSorted((one, other) => one.turns - other.turns);
  const [first, second] = sorted;
  if (first && second && first.turns * 2 < second.turns) return first.order;
  return hints.currency === "USD" && possible.includes("mdy") ? "mdy" : possible[0];
}

function orderQuestion(
  { column }: Sample,
  dates: ReadonlyMap<number, DateParts>,
  possible: DateOrder[],
  chosen: DateOrder,
  isSettled: boolean,
): Recognised["asks"] {
  const differs = (date: DateParts) =>
    new Set(possible.map((order) => toIso(date, order))).size === possible.length;
  const shown = [...dates].find(([, date]) => differs(date) && date.orders.length >= possible.length);
  // Dates such as 5/5/26 mean the same in both orders.
  if (!shown) return undefined;
  const [code, date] = shown;
  const written = column.texts[code]?.trim() ?? "";
  return {
    ...{ kind: "date-order", chosen, isSettled },
    text: `Does “${written}” in “${column.head}” mean ${possible.map((order) => inWords(toIso(date, order))).join(" or ")}?`,
    choices: possible.map((order) => ({ id: order, label: ORDER_NAMES[order] })),
    readings: possible.map((order) => ({ choice: order, code, read: inWords(toIso(date, order)) })),
  };
}

const PHONE = /^(?:tel\.?:?\s*)?[+(]?\d[\d\s()/.\-–+]{4,20}(?:\s*(?:x|ext\.?|#)\s*\d{1,5})?$/i;
const CLEAR_PHONE = /^(\+\d|00\d|0\d|\(\d)/;

function asPhone(sample: Sample): Found | undefined {
  const { column } = sample;
  const isNamed = headHas(column.head, "phone");
  const digits = (text: string) => text.replace(/\D/g, "").length;
  const isPhone = (text: string) => PHONE.test(text) && digits(text) >= 5 && digits(text) <= 17;
  const isClear = (text: string) =>
    isPhone(text) && CLEAR_PHONE.test(text) && digits(text) >= 9 && /[\s()/-]|^\+/.test(text);
  if (!fits(sample, isNamed ? isPhone : isClear)) return undefined;
  const evidence = [isNamed ? `The head is “${column.head}”.` : "The values look like telephone numbers."];
  // A number stays as written, whatever stands in the cell.
  return { kind: "phone", options: {}, ...plain, misfitsAreFine: true, evidence };
}

function asDuration(sample: Sample): Found | undefined {
  const { column, entries } = sample;
  if (!fits(sample, (text) => readDuration(text) !== undefined)) return undefined;
  const isNamed = headHas(column.head, "duration");
  const clocks = entries.filter(({ text }) => isClock(text));
  const isElapsed = clocks.some(({ text }) => !isTimeOfDay(text));
  // "9:00" under "Opens" is a time of day, for which there is no kind.
  if (clocks.length > 0 && !isNamed && !isElapsed) return undefined;
  const isMetres = entries.every(({ text }) => /^[\d.,]+\s*m$/.test(text));
  if (isMetres && !isNamed) return undefined;
  const mark = entries.some(({ text }) => /\d,\d/.test(text)) ? "," : ".";
  return {
    ...{ kind: "duration", options: {}, context: { mark, order: "dmy" } },
    read: readDuration,
    evidence: [`${share(sample)} are hours or minutes.`],
  };
}

const NUMBERED = /^(.*?)(\d+)$/;

/** INV-0001, INV-0002 and so on: unique, and mostly one more than the row before. */
function asNumbering(sample: Sample): Found | undefined {
  const { column, entries } = sample;
  const numbering = numberingOf(sample);
  if (!numbering) return undefined;
  const isCode = headHas(column.head, "code");
  const evidence = [
    `${entries.length} numbers without a repetition, each mostly one more than the row before.`,
  ];
  const isBare = numbering.prefix === "";
  // "Room 1" and "Transit 2" are names.
  if (/\s/.test(numbering.prefix) && !isCode) return undefined;
  if (isBare && !isCode) return undefined;
  if (isBare && numbering.digits > 0) {
    return { kind: "text", options: {}, ...plain, evidence: ["Leading zeros are kept."], numbering };
  }
  return { kind: "running-number", options: numbering, ...plain, evidence };
}

function numberingOf({ column, entries, meant }: Sample) {
  if (entries.length < 3 || entries.length !== meant || meant !== column.filled) return undefined;
  let prefix: string | undefined;
  let previous: number | undefined;
  const steps = { up: 0, down: 0 };
  let highest = 0;
  let length = 0;
  let isPadded = false;
  for (const { text } of entries) {
    const [, before = "", figures = ""] = NUMBERED.exec(text) ?? [];
    prefix ??= before;
    if (!figures || before !== prefix || before.length > 12 || figures.length > 9) return undefined;
    if (hasLeadingZero(figures)) isPadded = true;
    if (isPadded && length && figures.length !== length && hasLeadingZero(figures)) return undefined;
    length = Math.max(length, figures.length);
    const number = Number(figures);
    if (previous !== undefined && number === previous + 1) steps.up += 1;
    if (previous !== undefined && number === previous - 1) steps.down += 1;
    previous = number;
    highest = Math.max(highest, number);
  }
  if (Math.max(steps.up, steps.down) < 0.8 * (entries.length - 1)) return undefined;
  return { prefix: prefix ?? "", digits: isPadded ? length : 0, next: highest + 1 };
}

interface Figures {
  byCode: Map<number, Figure>;
  /** The number of records whose mark can only be this. */
  certain: Record<Mark, number>;
  /** An amount with a mark that can mean both, such as "1,250". */
  unclear: number | undefined;
  misfits: number;
}

export function figuresOf(column: Column, most = Number.POSITIVE_INFINITY): Figures {
  const figures: Figures = { byCode: new Map(), certain: { ".": 0, ",": 0 }, unclear: undefined, misfits: 0 };
  let seen = 0;
  for (const { code, text, count } of filledTexts(column)) {
    if (PLACEHOLDER.test(text)) continue;
    const figure = readFigure(text);
    const marks = figure ? possibleMarks(figure.core) : [];
    if (!figure || marks.length === 0 || affixOf(figure) === undefined) figures.misfits += count;
    else {
      figures.byCode.set(code, figure);
      const [only] = marks;
      if (marks.length === 1 && only && /[.,]/.test(figure.core)) figures.certain[only] += count;
      if (marks.length === 2 && /[.,]/.test(figure.core)) figures.unclear ??= code;
    }
    seen += 1;
    if (seen >= most || figures.misfits > Math.max(1, column.filled * (1 - FIT))) break;
  }
  return figures;
}

/** The currency, unit or % beside a figure; empty for a bare one. */
function affixOf({ before, after }: Figure) {
  const [left, right] = [before.trim(), after.trim()];
  if (left && right) return undefined;
  const affix = left || right;
  if (affix === "" || affix === "%") return affix;
  const currency = currencyOf(affix);
  if (currency) return currency;
  return right && isUnit(right) ? right : undefined;
}

function asFigure(sample: Sample): Found | undefined {
  const { column, hints, answers, meant } = sample;
  const figures = figuresOf(column);
  if (figures.byCode.size === 0 || figures.misfits > Math.max((1 - FIT) * meant, meant >= 8 ? 1 : 0))
    return undefined;
  const affix = commonAffix(column, figures);
  if (affix === undefined) return undefined;
  const texts = [...figures.byCode.keys()].map((code) => column.texts[code]?.trim() ?? "");
  if (affix === "" && isCode(column, texts)) return undefined;
  const { certain, unclear } = figures;
  const isSettled = certain["."] + certain[","] > 0;
  const grouped = isMoneyColumn(column, affix) ? markOfMoney(figures) : undefined;
  const own = isSettled ? (certain["."] >= certain[","] ? "." : ",") : grouped;
  const isAsked = own === undefined && unclear !== undefined && hints.mark === undefined;
  const mark = answers.mark ?? own ?? hints.mark ?? hints.markGuess ?? ".";
  const { kind, options, evidence } = figureKind(sample, figures, affix, mark);
  const asks = isAsked ? markQuestion(column, unclear ?? 0, mark) : undefined;
  return {
    ...{ kind, options, evidence, context: { mark, order: "dmy" } },
    read: (text) => {
      const figure = readFigure(text);
      const own = figure && affixOf(figure);
      const value = figure && (own === "" || own === affix) ? readCore(figure.core, mark) : undefined;
      return value === undefined ? undefined : figure?.isNegative && value !== 0 ? -value : value;
    },
    ...(asks && { asks }),
  };
}

const isMoneyColumn = ({ head }: Column, affix: string) =>
  currencyOf(affix) !== undefined || (affix === "" && headHas(head, "surelyMoney"));

/** No currency has three decimals in daily use: the mark of "£12,000" groups thousands. */
function markOfMoney({ byCode }: Figures): Mark | undefined {
  const cores = [...byCode.values()].map(({ core }) => core);
  if (cores.some((core) => core.includes(","))) return ".";
  return cores.some((core) => core.includes(".")) ? "," : undefined;
}

/** The affix of nearly all figures; bare ones may be among them. */
function commonAffix(column: Column, { byCode }: Figures) {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [code, figure] of byCode) {
    const affix = affixOf(figure) ?? "";
    const count = column.counts[code] ?? 0;
    counts.set(affix, (counts.get(affix) ?? 0) + count);
    all += count;
  }
  const named = [...counts].filter(([affix]) => affix !== "").toSorted((one, other) => other[1] - one[1]);
  const [first] = named;
  if (!first) return "";
  const rest = named.slice(1).reduce((sum, [, count]) => sum + count, 0);
  return rest <= (1 - FIT) * all ? first[0] : undefined;
}

const COUNT_START = new RegExp(`^(${words.countStarts.split(" ").join("|")})[\\s_]+\\p{L}`, "iu");

/** Numbers that name something are not amounts: codes with leading zeros, article numbers, postcodes. */
function isCode(column: Column, texts: readonly string[]) {
  if (texts.some(hasLeadingZero)) return true;
  const isWhole = texts.every((text) => /^\d+$/.test(text));
  if (!isWhole) return false;
  if (texts.every((text) => text.length >= 8) && new Set(texts.map((text) => text.length)).size === 1)
    return true;
  // "Number of drivers" is an amount, "Driver number" is not.
  return headHas(column.head, "code") && !COUNT_START.test(column.head);
}

function figureKind({ column }: Sample, figures: Figures, affix: string, mark: Mark) {
  const { head } = column;
  const decimals = commonDecimals(figures, mark);
  const own = decimals === undefined ? {} : { decimals };
  if (affix === "%" || (affix === "" && headHas(head, "percent"))) {
    const evidence = [affix ? "The values have a percent sign." : `The head is “${head}”.`];
    return { kind: "percent" as const, options: own, evidence };
  }
  const currency = currencyOf(affix) ?? (affix === "" ? currencyInHead(head) : undefined);
  if (currency) {
    const evidence = [`The amounts are in ${currency}.`];
    return { kind: "money" as const, options: { ...own, currency }, evidence };
  }
  const fractions = [...figures.byCode.values()].map(({ core }) => core.split(mark)[1]?.length ?? 0);
  const hasCents = fractions.filter((length) => length === 2).length >= 0.5 * fractions.length;
  const fitsMoney = fractions.every((length) => length <= 2) && !headHas(head, "notMoney");
  const isMoney =
    affix === "" && fitsMoney && headHas(head, "money") && (hasCents || headHas(head, "surelyMoney"));
  if (isMoney) return { kind: "money" as const, options: own, evidence: [`The head is “${head}”.`] };
  const evidence = [`${figures.byCode.size} different numbers.`];
  return { kind: "number" as const, options: affix ? { ...own, unit: affix } : own, evidence };
}

function commonDecimals({ byCode }: Figures, mark: Mark) {
  const found = new Set([...byCode.values()].map(({ core }) => core.split(mark)[1]?.length ?? 0));
  return found.size === 1 ? [...found][0] : undefined;
}

function markQuestion(column: Column, code: number, chosen: Mark): Recognised["asks"] {
  const written = column.texts[code]?.trim() ?? "";
  const core = readFigure(written)?.core ?? "";
  const readings = ([".", ","] as const).map((choice) => ({
    ...{ choice, code },
    read: String(readCore(core, choice) ?? ""),
  }));
  return {
    ...{ kind: "decimal-mark", chosen, isSettled: false, readings },
    text: `Does “${written}” in “${column.head}” mean ${readings.map(({ read }) => read).join(" or ")}?`,
    choices: [
      { id: ".", label: "The point marks decimals" },
      { id: ",", label: "The comma marks decimals" },
    ],
  };
}

const PART_SEPARATOR = /\s*[,;|]\s*|\s*\/\s*|\n/;
const MOST_CHOICES = 24;

function asChoices({ column, entries, meant }: Sample): Found | undefined {
  if (entries.length > 400 || meant < 6) return undefined;
  const parts = new Map<string, number>();
  const names = new Map<string, string>();
  let several = 0;
  let all = 0;
  for (const { text, count } of entries) {
    const own = text.split(PART_SEPARATOR).filter(Boolean);
    if (own.length > 1) several += count;
    for (const part of own) {
      if (part.length > 24 || /^\d+$/.test(part) || part.split(" ").length > 3) return undefined;
      const key = part.toLowerCase();
      if (!names.has(key)) names.set(key, part);
      parts.set(key, (parts.get(key) ?? 0) + count);
      all += count;
    }
    if (parts.size > MOST_CHOICES) return undefined;
  }
  if (several < Math.max(3, 0.1 * meant) || all / parts.size < 3 || parts.size < 3) return undefined;
  // "N/A" beside "Yes/No": with few texts, each is a choice of its own.
  if (entries.length <= parts.size) return undefined;
  return {
    ...{ kind: "choices", options: { choices: [...names.values()] } },
    read: (text) => {
      const own = text.split(PART_SEPARATOR).filter(Boolean);
      return own.map((part) => names.get(part.toLowerCase()) ?? part);
    },
    evidence: [`${several} of ${column.filled} values combine the same ${names.size} words.`],
  };
}

function asChoice({ column, entries: meantEntries }: Sample): Found | undefined {
  const named = [...filledTexts(column)].filter(({ text }) => PLACEHOLDER_WORD.test(text));
  const entries = [...meantEntries, ...named].toSorted((one, other) => one.code - other.code);
  const meant = weigh(entries);
  const names = new Map<string, string>();
  for (const { text } of entries) {
    if (text.length > 40 || text.split(/\s+/).length > 6 || text.includes("\n")) return undefined;
    if (!names.has(text.toLowerCase())) names.set(text.toLowerCase(), text);
    if (names.size > MOST_CHOICES) return undefined;
  }
  const isStatus = headHas(column.head, "status");
  const repeats = meant / names.size;
  if (names.size < 2 || meant < 5 || repeats < (isStatus ? 1.5 : 3)) return undefined;
  // Each customer can have several rows: that is a table of its own, not a choice.
  if (!isStatus && headHas(column.head, "person") && names.size > 8 && repeats < 20) return undefined;
  if (headHas(column.head, "code") && names.size > 8) return undefined;
  if (entries.some(({ text }) => isTimeOfDay(text)) || entries.every(({ text }) => /^\d+$/.test(text)))
    return undefined;
  const joined = entries.length - names.size;
  return {
    ...{ kind: "choice", options: { choices: [...names.values()] } },
    read: (text) => names.get(text.toLowerCase()),
    evidence: [
      `${names.size} values repeat in ${meant} rows.`,
      ...(joined > 0 ? [`${joined} values differ only in capitals, and become one choice.`] : []),
    ],
  };
}

function asText({ column, entries, meant, answers }: Sample): Found {
  const text = { kind: "text" as const, options: {}, ...plain, evidence: [] };
  if (answers.isText || meant === 0) return text;
  const letters = entries.reduce((sum, entry) => sum + entry.text.length * entry.count, 0) / meant;
  const longest = entries.reduce((most, entry) => Math.max(most, entry.text.length), 0);
  const hasDigits = entries.filter((entry) => /\d/.test(entry.text) && /\p{L}{3}/u.test(entry.text)).length;
  if (headHas(column.head, "address") && hasDigits >= 0.5 * entries.length && letters > 8)
    return { ...text, kind: "address", evidence: [`The head is “${column.head}”.`] };
  const isLong =
    letters > 50 ||
    entries.some((entry) => entry.text.includes("\n")) ||
    (headHas(column.head, "longText") && (longest > 60 || letters > 35));
  return isLong ? { ...text, kind: "long-text", evidence: ["The texts are long."] } : text;
}

/** Reads every text, and finds the style that gives most of them back. */
function complete(column: Column, { read, style, context, misfitsAreFine, ...found }: Found): Recognised {
  const isText = found.kind === "text" || found.kind === "long-text";
  const misfits: number[] = [];
  const values = column.texts.map((raw, code): Value => {
    const text = raw.trim();
    if (text === "") return null;
    if (isText) return raw;
    const isNothing = PLACEHOLDER.test(text) && !(found.kind === "choice" && PLACEHOLDER_WORD.test(text));
    const value = misfitsAreFine ? text : isNothing ? undefined : read(text);
    if (value === undefined) misfits.push(code);
    return value ?? null;
  });
  const best = style ?? bestStyle(column, found.kind, values, context ?? { mark: ".", order: "dmy" });
  const unlike = new Set<number>();
  for (const [code, raw] of column.texts.entries())
    if (write(best, values[code] ?? null) !== raw) unlike.add(code);
  return { ...found, values, style: best, unlike, misfits };
}

const STYLES_TRIED = 60;
const STYLE_SAMPLE = 300;

function bestStyle(column: Column, kind: FieldKind, values: readonly Value[], context: StyleContext): Style {
  if (!["number", "money", "percent", "date", "date-time", "duration", "choices"].includes(kind))
    return { kind: "text" };
  const step = Math.max(1, Math.floor(column.texts.length / STYLE_SAMPLE));
  const sample = column.texts.flatMap((text, code) =>
    code % step === 0 && values[code] !== null && values[code] !== undefined ? [{ text, code }] : [],
  );
  let best: { style: Style; score: number } = { style: { kind: "text" }, score: -1 };
  const tried = new Set<string>();
  const pace = Math.max(1, Math.floor(sample.length / STYLES_TRIED));
  const longest = sample.toSorted((one, other) => other.text.length - one.text.length).slice(0, 5);
  for (const { text } of [...longest, ...sample.filter((_, index) => index % pace === 0)]) {
    const style = styleOf(kind, text, context);
    const key = JSON.stringify(style);
    if (!style || tried.has(key)) continue;
    tried.add(key);
    let score = 0;
    for (const one of sample)
      if (write(style, values[one.code] ?? null) === one.text) score += column.counts[one.code] ?? 0;
    if (score > best.score) best = { style, score };
  }
  return withNegative(column, kind, best.style, context);
}

/** Amounts below zero are often missing in the sample. */
function withNegative(column: Column, kind: FieldKind, style: Style, context: StyleContext): Style {
  if (style.kind !== "figure") return style;
  for (const { text } of filledTexts(column)) {
    if (!/[-−–(]/.test(text)) continue;
    const own = styleOf(kind, text, context);
    if (own?.kind === "figure") return { ...style, below: own.below };
  }
  return style;
}
