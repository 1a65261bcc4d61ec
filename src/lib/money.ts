import { formatNumber } from "./english.ts";

/** An amount of money in whole cents, so that sums never lose one. */
export type Cents = number;

export const dollars = (amount: number): Cents => Math.round(amount * 100);

export const sum = (amounts: Iterable<Cents>): Cents => [...amounts].reduce((total, next) => total + next, 0);

/** A whole percentage of an amount that is not negative; half a cent is rounded up. */
export function percentOf(amount: Cents, percent: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Error("Give an amount of whole cents, from 0 up");
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new Error("Give a whole percentage from 0 to 100");
  }
  const hundredths = amount * percent;
  return Math.floor(hundredths / 100) + (hundredths % 100 >= 50 ? 1 : 0);
}

/** How much of the whole a part is, to the nearest percent. */
export const shareOf = (part: Cents, whole: Cents) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** `$1,349`, or `$1,349.50` where there are cents. */
export function formatMoney(amount: Cents) {
  const cents = Math.abs(amount) % 100;
  const text = `$${formatNumber((Math.abs(amount) - cents) / 100)}`;
  return `${amount < 0 ? "−" : ""}${text}${cents ? `.${String(cents).padStart(2, "0")}` : ""}`;
}

/** `$1,349.00`, as a bill has it. */
export const formatToTheCent = (amount: Cents) =>
  amount % 100 === 0 ? `${formatMoney(amount)}.00` : formatMoney(amount);

/** `$1,349`, to the nearest dollar. */
export const formatDollars = (amount: Cents) => formatMoney(dollars(Math.round(amount / 100)));

/** An amount in dollars as people type it: `1349`, `1,349.50` or `$1,349`. Undefined for anything else. */
export function parseMoney(text: string): Cents | undefined {
  const typed = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(typed)) return undefined;
  return dollars(Number(typed.replaceAll(",", "")));
}

const MOST_TO_PAY = dollars(100_000);

/** The same for what can be asked of somebody: more than nothing, and not without end. */
export function parsePayment(text: string): Cents | undefined {
  const amount = parseMoney(text) ?? 0;
  return amount > 0 && amount <= MOST_TO_PAY ? amount : undefined;
}

/** An amount in dollars as an address has it: `1349`, `1349.50`. */
export const plainMoney = (amount: Cents) => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
