export interface Price {
  /** In schema.org's format: "4.60". */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Whether it is a minimum: "from £58". */
  isLeast: boolean;
}

const SYMBOLS: Record<string, string> = { "£": "GBP", "€": "EUR", "₹": "INR", "¥": "JPY" };
const DOLLARS: Record<string, string> = { AU: "AUD", CA: "CAD", NZ: "NZD", SG: "SGD", HK: "HKD" };
const CODES = "AUD|CAD|CHF|CZK|DKK|EUR|GBP|INR|JPY|NOK|NZD|PLN|SEK|SGD|USD";
const PRICE = new RegExp(
  String.raw`^(?<least>from\s+)?(?:(?<before>[£€₹¥$]|(?:${CODES})\b)\s?(?<number>\d[\d.,’' ]*)|(?<amount>\d[\d.,’' ]*)\s?(?<after>[£€₹¥$]|\b(?:${CODES})\b))$`,
  "u",
);

/**
 * Reads a text that is a price and nothing else; undefined for "free", "on request", a range, or an unknown currency.
 */
export function readPrice(text: string, language: string): Price | undefined {
  const { groups } = PRICE.exec(text.trim()) ?? {};
  if (!groups) return undefined;
  const sign = groups.before ?? groups.after ?? "";
  const amount = amountOf((groups.number ?? groups.amount ?? "").trim());
  if (!amount) return undefined;
  return { amount, currency: currencyOf(sign, language), isLeast: groups.least !== undefined };
}

function currencyOf(sign: string, language: string) {
  if (sign !== "$") return SYMBOLS[sign] ?? sign;
  return DOLLARS[language.split("-")[1]?.toUpperCase() ?? ""] ?? "USD";
}

/** Reads "1,200", "1.200", "4.60" and "4,60": the last separator begins the cents if one or two digits follow it. */
function amountOf(number: string) {
  const [, whole = "", cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const digits = whole.replace(/[.,’' ](?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,9}$/.test(digits)) return "";
  return cents === undefined ? digits : `${digits}.${cents.padEnd(2, "0")}`;
}
