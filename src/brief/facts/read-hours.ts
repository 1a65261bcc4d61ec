import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters, LETTER, withoutEnds } from "../text-pieces.ts";
import { isOpenAllHours, isRoundTheClock, ROUND_THE_CLOCK } from "./round-the-clock.ts";

const DAY = String.raw`(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday|ensday|nsday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b\.?`;
const GROUP = String.raw`week\s?days?(?! ?ends)|all (?:7 |seven )?days|(?:7|seven) days a week|week\s?ends?|week\s?nights?|every\s?day|every single day|each day|daily|all week|seven days(?: a week)?|7 days(?! (?:of|before|after|notice|in advance))|(?:7|six|6|five|5|four|4) days(?: a week| per week)?|bank hol(?:iday)?s?|public holidays?|all year round|all year|year[- ]round`;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
const JOINT = String.raw`[\t ]*(?:-|–|—|to|thru|through|til+|until|&|and|\+|,|\/)[\t ]*`;
const SEASON = String.raw`${MONTH}[\t ]*(?:-|–|—|to|thru|through|until)[\t ]*${MONTH}`;
const BUT = String.raw`[\t ](?:but|except|excluding|bar|apart from)[\t ](?:on[\t ])?${DAY}(?:${JOINT}${DAY}){0,2}`;
const DAYS = String.raw`(?:m(?:on)?\s?[-–]\s?(?:f(?:ri)?|th|sat?)(?=[\t :,]+\d)|(?<=\d(?:[ap]m)?[\t ])(?:m|tu?|w|th)\s?[-–]\s?(?:f|sat?|su)(?![a-z])|(?:every\s+)?${DAY}(?:${JOINT}${DAY}){0,6}|(?:${GROUP})(?:${BUT})?|${SEASON})`;
const CLOCK = String.raw`(?:(?:2[0-4]|[01]?\d)(?!\d)(?:[:.h]\d{2}(?!\d))?(?:[\t ]?(?:[ap]\.?[\t ]?m\b\.?|h\b|o['’]?clock|uhr))?|(?:12 )?(?:noon|midday|midnight)|(?:half (?:past )?|quarter past |quarter to )?(?:six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)(?: thirty| fifteen| forty[- ]five)?(?:\s?[ap]\.?m\.?|\b))`;
const TILL = String.raw`(?:\s*(?:-|–|—)\s*|\s+(?:to|till?|until|thru|through|and)\s+)`;
const LATE = String.raw`(?:late\b|close\b|sunset|dusk|dawn|last orders|sold out|the early hours|we sell out|we run out)`;
const SPAN = String.raw`(?:(?:from|between)\s+)?${CLOCK}${TILL}(?:${CLOCK}|${LATE})`;
const FROM = String.raw`(?:from|until|till?|before|after|(?:close|closes|closing) at)\s+${CLOCK}`;
const PARTS_OF_DAY =
  "(?:weekday )?(?:evenings|mornings|afternoons|weekends) only|evenings and weekends|weekday evenings|term[- ]time only|dusk (?:till|to) late";
const AROUND = `${ROUND_THE_CLOCK}|${PARTS_OF_DAY}|by appointment(?: only)?|dawn (?:to|till) dusk|sunrise to sunset`;
/**
 * Matches a sequence of parts of opening hours. Expects lower case, because a case-insensitive pattern takes
 * browsers twice as long to compile.
 */
const PART = new RegExp(
  String.raw`(?<around>(?<![${LETTER}\d])(?:${AROUND})(?![${LETTER}\d]))|(?<day>(?<![${LETTER}\d])${DAY}[\t ]+(?:2[0-4]|[01]?\d)(?:[:.]\d{2})?[\t ]?[ap]\.?m\b\.?(?![\t ]*(?:[-–—]|to\b|till?\b|until\b)))|(?:(?<closed>\bclosed?\s+(?:on\s+|all\s+(?:day\s+)?|every\s+)?)|(?<![${LETTER}\d]))(?<days>${DAYS})|(?<span>(?<![${LETTER}\d$£€.:])(?:${SPAN})(?:(?<=\dm|\d[\t ]?[ap]\.?m\.?)|(?![\t ]?[ap]\.?m\b|\s?(?:%|[€£]|quid|euros?|people|guests|years?|children|kids|minutes|mins?\b|per cent|months?\b|weeks?\b|days?\b|rooms?|seats|courses?|metres|miles|km|bedroom|tables|clients|beers|bottles|staff|employees))))|(?<from>(?<![${LETTER}\d])(?:${FROM})(?![\d${LETTER}$£€]))|(?<at>(?<![${LETTER}\d])at\s+(?:2[0-4]|[01]?\d)(?:[:.]\d{2})?\s?[ap]\.?m\b)|(?<also>\bclosed\b)`,
  "g",
);
const OPENING = "open|opened|opening|hours?|till?|until|last entry|only|except|ex|exc|excl";
const JOINING = "and|from|we|are|is|on|at|but|also|then|to|between|plus|with|the|by";
const SERVICES =
  "late(?: night)?|worship|services?|mass|prayers?|meetings?|sessions?|evenings?|mornings?|afternoons?|nights?|lunch|brunch|dinner|kitchen";
/** Words allowed between two parts of the same hours. */
const BETWEEN = pattern("i")`^(?:[\s:,;|&/()\-–—]|\b${[OPENING, JOINING, SERVICES, /we['’]?re/]}\b)*$`;

/**
 * Returns opening hours, with days and times that belong together in one piece. Each line of a table is a
 * separate piece.
 */
export function readHours(text: string): Evidence[] {
  const parts = inSmallLetters(text).matchAll(PART);
  const pieces: { start: number; end: number; kinds: Set<string>; kind: string; count: number }[] = [];
  for (const match of parts) {
    const start = match.index;
    let end = start + match[0].length;
    const [kind = ""] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    const last = pieces.at(-1);
    const between = last ? text.slice(last.end, start) : "";
    if (
      last &&
      start - last.end < 40 &&
      !/[\n\r]/.test(between) &&
      !/\.\s+\p{Lu}/u.test(text.slice(last.end - 1, start)) &&
      BETWEEN.test(between.replace(/[.](?=\s|$)/g, " ")) &&
      // "Mon-Fri 9-5, 24 hour helpdesk"
      !(kind === "around" && last.kind === "span")
    ) {
      last.end = end;
      last.kinds.add(kind);
      last.kind = kind;
      last.count++;
      continue;
    }
    // These parts only continue opening hours. They cannot start any, except a time after "open".
    if (
      kind === "also" ||
      (kind === "at" && !/\bopen(?:s|ing)?\s$/i.test(text.slice(Math.max(0, start - 9), start)))
    )
      continue;
    end = start + match[0].length;
    pieces.push({ start, end, kinds: new Set([kind]), kind, count: 1 });
  }
  return (
    pieces
      // "Quiz Thursday 8pm" is not opening hours, "Monday 7pm, Wednesday 10am" is.
      .filter(({ kinds, count }) => !kinds.has("day") || kinds.size > 1 || count > 1)
      .filter((piece) => isHours(text, piece))
      .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
      .map(withoutEnds)
  );
}

const OPEN =
  "open|opening|opens|hours?|times?|doors|available|closed?|serving|trading|visits?|here|phone line|lines?|operate|operates|operated|operating|on call|working|work";
const PLACES = "surgery|office|shop|kitchen|collect|collection|class|classes|reception";
const WE_ARE = /we['’]?re (?:here|in|there)|call[- ]?outs?/;
const COUNTS =
  "aged?|ages|grades?|levels?|sizes?|weeks?|years?|chapters?|pages?|step|number|no|phase|top|score|rated";
/** Excludes numbers that count something else: "Grades 1-8". */
const NUMBERED = pattern()`(?<![\w-])${[COUNTS, "room|bus|route|gate|figure"]}\s*$`;
const OPEN_BEFORE = pattern()`\b${[OPEN, PLACES, WE_ARE]}\b[^.\n]{0,30}$`;

/** "First Sunday, 8 to 1" is not open every Sunday. */
const ORDINAL = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th|other|alternate)\s$/;

function isHours(text: string, { start, end, kinds }: { start: number; end: number; kinds: Set<string> }) {
  const found = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 60), start).toLowerCase();
  const after = text.slice(end, end + 30).toLowerCase();
  const isOpening = OPEN_BEFORE.test(before);
  const hasTime = kinds.has("span") || kinds.has("from");
  const hasDays = kinds.has("days") || kinds.has("closed");
  if (NUMBERED.test(before) || ORDINAL.test(before)) return false;
  if (kinds.has("day")) return true;
  if (kinds.has("around")) return isRoundTheClock(found) ? isOpenAllHours(before, found, after) : true;
  if ((hasTime || kinds.has("at")) && hasDays) return true;
  if (kinds.has("span")) {
    const isClock = /[ap]\.?\s?m|:\d\d|noon|midnight|midday|clock|\d\.\d\d|late|sunset|dusk|\dh\b/i.test(
      found,
    );
    return isClock || isOpening;
  }
  if (kinds.has("closed") || kinds.has("at")) return true;
  if (kinds.has("from"))
    return isOpening && /[ap]\.?m|[:.h]\d\d|noon|midnight|clock|half |quarter /i.test(found);
  if (hasDays) {
    // "Every day except Tuesday"
    if (/\s(?:but|except|excluding|bar|apart from)\s/i.test(found)) return true;
    const isRange = new RegExp(String.raw`^${DAY}\s*(?:-|–|—|to|thru|through|til+|until)\s*${DAY}`, "i").test(
      found,
    );
    if (isRange) return true;
    // "Story time every Saturday at 10.30"
    if (/^ at \d/.test(after) && !/\bopen(?:s|ing)?\s$/.test(before)) return false;
    return (
      isOpening &&
      !/^\s?(?:specials?|roast|lunch|brunch|nights? (?:is|are)|quiz|class|club|menu|market|delivery|deliveries)/.test(
        after,
      )
    );
  }
  return false;
}
