import { formatNumber } from "./english.ts";

/** Money in whole cents, so that sums are exact. */
export type Cents = number;

export const dollars = (amount: number): Cents => Math.round(amount * 100);

export const sum = (amounts: Iterable<Cents>): Cents => [...amounts].reduce((total, next) => total + next, 0);

/** Returns a whole percentage of a non-negative amount; half a cent is rounded up. */
export function percentOf(amount: Cents, percent: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Error("Give an amount of whole cents, from 0 up");
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new Error("Give a whole percentage from 0 to 100");
  }
  const hundredths = amount * percent;
  return Math.floor(hundredths / 100) + (hundredths % 100 >= 50 ? 1 : 0);
}

/** Returns the share of a part in the whole, rounded to whole percent. */
export const shareOf = (part: Cents, whole: Cents) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Formats `$1,349`, or `$1,349.50` if there are cents. */
export function formatMoney(amount: Cents) {
  const cents = Math.abs(amount) % 100;
  const text = `$${formatNumber((Math.abs(amount) - cents) / 100)}`;
  return `${amount < 0 ? "−" : ""}${text}${cents ? `.${String(cents).padStart(2, "0")}` : ""}`;
}

/** Formats `$1,349.00`, as on a bill. */
export const formatToTheCent = (amount: Cents) =>
  amount % 100 === 0 ? `${formatMoney(amount)}.00` : formatMoney(amount);

/** Formats `$1,349`, rounded to whole dollars. */
export const formatDollars = (amount: Cents) => formatMoney(dollars(Math.round(amount / 100)));

/** Parses dollars as people type them: `1349`, `1,349.50` or `$1,349`. Returns undefined for anything else. */
export function parseMoney(text: string): Cents | undefined {
  const typed = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(typed)) return undefined;
  return dollars(Number(typed.replaceAll(",", "")));
}

const MOST_TO_PAY = dollars(100_000);

/** Parses an amount that can be charged: more than zero, and within the limit. */
export function parsePayment(text: string): Cents | undefined {
  const amount = parseMoney(text) ?? 0;
  return amount > 0 && amount <= MOST_TO_PAY ? amount : undefined;
}

/** Formats an amount for an address: `1349`, `1349.50`. */
export const plainMoney = (amount: Cents) => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
