import { pattern } from "#src/lib/pattern.ts";
import { asHours, isRoundTheClock, servedAround } from "./facts/round-the-clock.ts";
import type { Evidence } from "./parsed-brief.ts";
import { capital } from "./short-text.ts";

export interface HourRow {
  day: string;
  open: string;
  close: string;
  note: string;
}

const DAY = /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?/;
const TO_DAY = /\s*(?:-|–|—|to|thru|through|till|&|and|\+|,|\/)\s*/;
const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/;
const TO_MONTH = /\s*(?:-|–|—|to|thru|through|until)\s*/;
const MANY_DAYS = /weekdays|weekends?|every\s?day|daily|bank holidays|(?:7|seven|six|five) days a week/;
const DAY_PART = pattern("i")`(?:${DAY}(?:${TO_DAY}${DAY})*|${MONTH}${TO_MONTH}${MONTH}|${MANY_DAYS})`;

const EVERY_DAY = /^(?:every\s?day|daily|(?:7|seven) days a week)$/i;

/** Returns the rows of an opening hours table, in the brief's own words. */
export function hourRows(brief: string, hours: readonly Evidence[]): HourRow[] {
  return hours
    .flatMap((piece) => splitHours(piece.text).map((part) => ({ part, piece })))
    .slice(0, 10)
    .map(({ part, piece }) => {
      const [day = ""] = DAY_PART.exec(part) ?? [];
      if (isRoundTheClock(part)) return aroundRow(day, servedOf(brief, piece), hours.length > 1);
      const closed = /\bclosed\b/i.test(part);
      const rest = part
        .replace(day, "")
        .replace(/\bclosed?\b(?! at)(?:\s+on)?/i, "")
        .replace(/\son\s*$/i, "")
        .replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, "");
      if (closed) return { day: trimmedTo(day || part, 40), open: "", close: "", note: "" };
      return {
        day: trimmedTo(day ? capital(day) : "Open", 40),
        open: trimmedTo(rest || "Open", 20),
        close: "",
        note: rest.length > 20 ? rest.slice(0, 80) : "",
      };
    });
}

/** Next to other hours, "24 hours" belongs to something else, such as a helpdesk or an emergency service. */
function aroundRow(day: string, served: string | undefined, isBeside: boolean): HourRow {
  const always = served ? capital(served) : isBeside ? "Any time" : "Every day";
  return { day: day && !EVERY_DAY.test(day) ? capital(day) : always, open: "24 hours", close: "", note: "" };
}

/** Formats the hours as one line: "Mon-Fri 9-5, 24 hours a day (emergency line)". */
export function hoursLineOf(brief: string, hours: readonly Evidence[]) {
  return hours
    .map((piece) => {
      const line = asHours(piece.text);
      const served = servedOf(brief, piece);
      if (served) return `${line === "24 hours" ? "24 hours a day" : line} (${served.toLowerCase()})`;
      return line === "24 hours" && hours.length === 1 ? "24 hours, every day" : line;
    })
    .join(", ");
}

const servedOf = (brief: string, { text, end }: Evidence) =>
  isRoundTheClock(text) ? servedAround(brief.slice(end, end + 40)) : undefined;

const trimmedTo = (text: string, length: number) => (text.length > length ? "See note" : text);

/** Splits a line into rows: "Mon-Fri 9-5, Sat 10-2" is two. */
function splitHours(line: string) {
  const parts = line
    .split(/(?:[,;/]|\band\b)\s*(?=(?:closed|mon|tue|wed|thu|fri|sat|sun|weekend|bank)[a-z]*)/i)
    .map((part) => part.trim())
    .filter(Boolean);
  // A day without a time belongs to the next entry: "Fri, Sat 10-4".
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const isDays = DAY_PART.exec(part)?.[0].length === part.length;
    // "24 hours Friday and Saturday"
    if (last !== undefined && isDays && isRoundTheClock(last)) rows[rows.length - 1] = `${last}, ${part}`;
    else if (last !== undefined && !/\d|noon|closed|late/i.test(last) && !isRoundTheClock(last))
      rows[rows.length - 1] = `${last}, ${part}`;
    else rows.push(part);
  }
  return rows;
}
