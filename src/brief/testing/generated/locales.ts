import type { Chance } from "./random.ts";

export const locales = ["en-GB", "en-US", "en-IE", "en-AU", "en-IN", "en-ZA", "en-CA", "en-NZ"] as const;
export type Locale = (typeof locales)[number];

interface Ways {
  phones: readonly string[];
  postcodes: readonly string[];
  /** "#" stands for the amount. */
  prices: readonly string[];
  codes: readonly string[];
}

/** "9" stands for a digit and "A" for a capital letter; braces hold alternatives. */
const ways: Record<Locale, Ways> = {
  "en-GB": {
    phones: [
      "020 7946 0999",
      "01999 99{0-9}999",
      "07700 900999",
      "+44 20 7946 0999",
      "+44 (0)1999 999999",
      "0161 496 0999",
      "(01999) 999999",
      "0800 99 99 99",
      "07700-900-999",
      "01999-999999",
    ],
    postcodes: ["AA9 9AA", "A99 9AA", "AA99 9AA", "AA9A 9AA"],
    prices: [
      "£#",
      "£#",
      "£#",
      "£# each",
      "# quid",
      "# pounds",
      "£# per person",
      "£#pp",
      "£# an hour",
      "GBP #",
      "£#/hr",
      "£#+VAT",
      "£# a month",
      "£#-£##",
      "2 for £#",
    ],
    codes: [
      "VAT no. GB 999 9999 99",
      "Company no. 09999999",
      "Gas Safe 599999",
      "charity number 1999999",
      "NICEIC D999999",
    ],
  },
  "en-US": {
    phones: [
      "(555) 555-0199",
      "555-555-0199",
      "555.555.0199",
      "+1 555 555 0199",
      "1-800-555-0199",
      "(555)555-0199",
      "555 555 0199",
    ],
    postcodes: ["99999", "99999-9999"],
    prices: [
      "$#",
      "$#",
      "$#",
      "$# each",
      "# dollars",
      "# bucks",
      "$#/mo",
      "$#/hour",
      "$# per person",
      "US$#",
      "$# a head",
      "$#-$##",
      "$# plus tax",
      "up to $#",
    ],
    codes: ["License #CA999999", "EIN 99-9999999", "NMLS 9999999", "DOT 999999", "Lic. 9999-A"],
  },
  "en-IE": {
    phones: [
      "(01) 555 9999",
      "087 555 9999",
      "+353 87 555 9999",
      "021 555 9999",
      "+353 (0)21 555 9999",
      "1800 555 999",
      "065-5559999",
    ],
    postcodes: ["A99 A9A9", "A99 AA99", "T12 A9A9"],
    prices: [
      "€#",
      "€#",
      "€#",
      "# euro",
      "€# each",
      "€# a head",
      "€#pp",
      "EUR #",
      "#€",
      "# euros",
      "€#–€##",
      "from €#",
    ],
    codes: ["VAT IE9999999A", "CRO 999999", "CHY 29999", "RGI 9999"],
  },
  "en-AU": {
    phones: [
      "(03) 5550 9999",
      "0491 570 999",
      "+61 2 5550 9999",
      "02 5550 9999",
      "1300 555 999",
      "1800 999 999",
      "+61 491 570 999",
    ],
    postcodes: ["9999"],
    prices: [
      "$#",
      "$#",
      "A$#",
      "AUD #",
      "$# pp",
      "$# a session",
      "# bucks",
      "$#/h",
      "$# per night",
      "$# inc GST",
    ],
    codes: ["ABN 59 999 999 999", "ACN 599 999 999", "BSB 599-999", "QBCC 1999999", "REC 29999"],
  },
  "en-IN": {
    phones: [
      "+91 98450 99999",
      "098450-99999",
      "9845099999",
      "+91-80-4999-9999",
      "080 4999 9999",
      "+91 98459 99999",
    ],
    postcodes: ["599999", "599 999"],
    prices: [
      "₹#",
      "Rs. #",
      "Rs #",
      "Rs. #/-",
      "₹# onwards",
      "# rupees",
      "INR #",
      "₹# per person",
      "Rs.# per head",
      "₹#/-",
    ],
    codes: ["GSTIN 29AAAAA9999A1Z9", "FSSAI 19999999999999", "RERA A999", "Regd. No. 9999/2011"],
  },
  "en-ZA": {
    phones: ["021 555 9999", "+27 21 555 9999", "082 555 9999", "+27 82 555 9999"],
    postcodes: ["9999"],
    prices: ["R#", "R #", "R# pp", "# rand", "R# per night", "ZAR #"],
    codes: ["VAT 4999999999", "Reg. 2019/999999/07", "NPO 199-999"],
  },
  "en-CA": {
    phones: ["(250) 555-0199", "250-555-0199", "+1 250 555 0199", "1-877-555-0199", "250.555.0199"],
    postcodes: ["A9A 9A9", "V1Y 9A9"],
    prices: ["$#", "$#", "CA$#", "CAD #", "$# each", "$#/session", "$# plus tax", "C$#"],
    codes: ["GST 999999999 RT0001", "WSIB 999999", "BN 99999 9999"],
  },
  "en-NZ": {
    phones: ["(03) 555 9999", "021 555 999", "+64 3 555 9999", "0800 555 999", "+64 21 555 999"],
    postcodes: ["9999"],
    prices: ["$#", "NZ$#", "NZD #", "$# each", "$# pp", "$# incl GST"],
    codes: ["NZBN 9429999999999", "GST 99-999-999", "LBP 199999"],
  },
};

const shaped = (chance: Chance, shape: string) =>
  shape.replace(/\{0-9\}|9|A/g, (mark) => (mark === "A" ? chance.letters(1) : chance.digits(1)));

export const phoneIn = (chance: Chance, locale: Locale) => shaped(chance, chance.pick(ways[locale].phones));
export const postcodeIn = (chance: Chance, locale: Locale) =>
  shaped(chance, chance.pick(ways[locale].postcodes));

/** Generates a registration such as "VAT no. GB 123 4567 89". Its letters are literal. */
export const codeIn = (chance: Chance, locale: Locale) =>
  chance
    .pick(ways[locale].codes)
    .replace(/9/g, () => chance.digits(1))
    .replace(/A(?=A|\d|$)/g, "A");

/** Picks one price format of the locale, so that it can be used for the whole brief. */
export const priceFormIn = (chance: Chance, locale: Locale) => chance.pick(ways[locale].prices);

const LARGE: ReadonlySet<Locale> = new Set(["en-IN", "en-ZA"]);
/** Generates an amount in the usual spelling of the locale: "45", "12.50", "1,200". */
export function amountIn(chance: Chance, locale: Locale) {
  const factor = LARGE.has(locale) ? 10 : 1;
  if (chance.isTrue(0.15))
    return (chance.whole(11, 49) * 100 * factor).toLocaleString(chance.isTrue(0.8) ? "en-GB" : "en-US", {
      useGrouping: chance.isTrue(0.8),
    });
  if (chance.isTrue(0.3)) return `${chance.whole(2, 60)}.${chance.pick(["50", "95", "20", "75", "00"])}`;
  return String(chance.whole(3, 130) * factor);
}
