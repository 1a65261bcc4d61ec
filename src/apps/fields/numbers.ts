import type { Parsed } from "./field-values.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatters are slow to make and are used thousands of times. Digits are Latin, so that what is shown can be read. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: "latn", ...options });
    formatters.set(key, format);
  }
  return format;
}

const separators = new Map<string, { group: string; decimal: string }>();

function separatorsOf(locale: string) {
  let found = separators.get(locale);
  if (!found) {
    const parts = numberFormat(locale).formatToParts(-1_234_567.8);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    found = { group: part("group"), decimal: part("decimal") };
    separators.set(locale, found);
  }
  return found;
}

/** Reads a number as people of this language write it, and as programs do: `1,234.5`, `1 234,5`, `(12)`, `−3`. */
export function parseNumber(text: string, locale: string): Parsed<number> {
  const { group, decimal } = separatorsOf(locale);
  // Direction marks surround the minus of right-to-left languages.
  const typed = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  if (typed === "") return { value: null };
  const [, inBrackets] = /^\((.+)\)$/.exec(typed) ?? [];
  const isNegative = inBrackets !== undefined || /^[-−–]|[-−]$/.test(typed);
  const digits = (inBrackets ?? typed).replace(/^[-−–+]\s*|\s*[-−]$/g, "").replace(/[\s'’]/g, " ");
  const normal = (sign: string) => (/[\s'’]/.test(sign) ? " " : sign);
  const [whole = "", fraction, ...more] = digits.split(decimal);
  const groups = whole.split(normal(group) || " ").flatMap((part) => part.split(" "));
  const isGrouped =
    groups.length === 1 || groups.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{2,3}$/).test(part));
  const isNumber =
    more.length === 0 &&
    isGrouped &&
    (groups.length === 1 || groups.at(-1)?.length === 3) &&
    /^\d*$/.test(groups.join("")) &&
    /^\d*$/.test(fraction ?? "") &&
    /\d/.test(digits);
  const size = Number(`${groups.join("") || "0"}.${fraction || "0"}`);
  if (!isNumber || !Number.isFinite(size)) return { problem: `“${text.trim()}” is not a number.` };
  return { value: isNegative && size !== 0 ? -size : size };
}

/** Reads a number as programs write it: `1234.5`, `-3`, `1e21`. */
export function parsePlainNumber(text: string): Parsed<number> {
  const typed = text.trim();
  if (typed === "") return { value: null };
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(typed) && Number.isFinite(Number(typed)))
    return { value: Number(typed) + 0 };
  return parseNumber(text, "en");
}

/** Rounds half away from zero, as people do. */
export function roundTo(value: number, decimals: number) {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return value;
  const [digits, exponent = "0"] = String(Math.abs(value)).split("e");
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [back, backExponent = "0"] = String(rounded).split("e");
  return Math.sign(value) * Number(`${back}e${Number(backExponent) - decimals}`) + 0;
}
