import type { Evidence, FactKind } from "../parsed-brief.ts";
import type { Word } from "../words.ts";
import { readAddresses } from "./addresses.ts";
import { readAwards } from "./awards.ts";
import { barePrices } from "./bare-prices.ts";
import { readClauses } from "./clauses.ts";
import { readCodes, readSeals } from "./codes.ts";
import { readEmails, readPhones, readWebsites } from "./contacts.ts";
import { readCounts } from "./counts.ts";
import { readDates, readDays, readTimes } from "./dates.ts";
import { readFigures } from "./figures.ts";
import { readMonths } from "./months.ts";
import { distinct, isOver, outside } from "./pieces.ts";
import { readPostcodes } from "./postcodes.ts";
import { distinctPrices, readPrices } from "./prices.ts";
import { readHours } from "./read-hours.ts";
import { readExperience, readYears } from "./years.ts";

export type Facts = Record<FactKind, Evidence[]>;

/** Returns the facts of a brief, in its own words and order. */
export function readFacts(text: string, words: readonly Word[]): Facts {
  const emails = readEmails(text);
  const websites = readWebsites(text, emails);
  const contacts = [...emails, ...websites];
  const whole = outside(readAddresses(text, words), contacts);
  const numbers = outside(readCodes(text), [...contacts, ...whole]);
  const areas = outside(readPostcodes(text, words), [...contacts, ...whole, ...numbers]);
  const addresses = [...whole, ...areas].sort((a, b) => a.start - b.start);
  const seals = outside(readSeals(text), [...contacts, ...addresses, ...numbers]);
  const codes = [...numbers, ...seals].sort((a, b) => a.start - b.start);
  const numbered = [...contacts, ...codes, ...addresses];
  const prices = outside(readPrices(text), numbered);
  const phones = readPhones(text, [...numbered, ...prices]);
  const allHours = outside(readHours(text), [...numbered, ...phones]);
  const allDates = outside(readDates(text), [...numbered, ...prices, ...phones]);
  // "From April to September" is a date, but in "April to September 9-5" it belongs to the opening hours.
  const hours = allHours.filter((one) => !allDates.some((date) => isWithin(one, date)));
  const dates = allDates.filter((date) => !hours.some((one) => isOver(one, date)));
  const bare = barePrices(text, prices, [...numbered, ...phones, ...hours, ...dates]);
  const awards = readAwards(text);
  const read = [...numbered, ...phones, ...hours, ...dates, ...prices, ...bare, ...awards];
  const months = outside(readMonths(text), read);
  const known = [...read, ...months];
  const days = outside(readDays(text), known);
  const years = outside(readYears(text), [...numbered, ...prices, ...bare, ...dates, ...phones, ...awards]);
  const experience = outside(readExperience(text), [...hours, ...phones]);
  const told = [...known, ...days, ...years, ...experience];
  const measured = readFigures(text, words, told);
  const counts = outside(readCounts(text), [...told, ...measured]);
  const figures = [...measured, ...counts].sort((a, b) => a.start - b.start);
  const times = outside(readTimes(text), [...known, ...days, ...figures]);
  return {
    phones: distinct(phones),
    emails: distinct(emails),
    websites: distinct(websites),
    addresses: distinct(addresses),
    hours: distinct(hours),
    dates: distinct([...dates, ...months, ...days, ...times].sort((a, b) => a.start - b.start)),
    prices: distinctPrices(
      text,
      [...prices, ...bare].sort((a, b) => a.start - b.start),
    ),
    years: distinct([...years, ...experience].sort((a, b) => a.start - b.start)),
    awards: distinct(awards),
    codes: distinct(codes),
    figures: distinct(figures),
  };
}

/** Adds short clauses, and leaves out the figures that they contain. */
export function withClauses(
  text: string,
  facts: Facts,
  name: readonly Pick<Evidence, "start" | "end">[],
): Facts {
  const clauses = outside(readClauses(text, facts), name);
  const isAlone = (one: Evidence) => !clauses.some((clause) => isWithin(one, clause));
  return {
    ...facts,
    figures: [...facts.figures.filter(isAlone), ...distinct(clauses)].sort((a, b) => a.start - b.start),
  };
}

const isWithin = (one: Evidence, other: Evidence) => one.start >= other.start && one.end <= other.end;
