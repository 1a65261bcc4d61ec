import { pattern } from "#src/lib/pattern.ts";

// Phrases for a business that never closes: "24/7", "24-hour", "round the clock", "day and night".

const HOURS =
  "(?:24|twenty[- ]four)[- ]?h(?:(?:ou)?rs?)?(?:[- ](?:a|per)[- ]day)?(?:,?[- ](?:and )?(?:7|seven)[- ]days[- ](?:a|per)[- ]week)?(?:,? 365 days a year)?";
const SEVEN = String.raw`24\s?[/-]\s?7(?:\s?[/-]\s?365)?(?![\d:.]\d|\s?[ap]\.?m)|twenty[- ]four[- ]seven`;
const ALWAYS = "(?:a)?round[- ]the[- ]clock|day (?:and|&) night|night (?:and|&) day|all hours";
/** Expects a text in lower case. */
export const ROUND_THE_CLOCK = `${SEVEN}|${HOURS}|${ALWAYS}`;

const WHOLE = new RegExp(`(?:${ROUND_THE_CLOCK})`, "i");
export const isRoundTheClock = (hours: string) => WHOLE.test(hours);

const NOT = /\b(?:not|no|never|isn['’]?t|aren['’]?t|without)\s+(?:(?:open|available|a|quite)\s+)*$/;
const SO_LONG =
  "within|in|under|after|for|every|than|least|next|last|first|past|over|about|around|takes?|to|slow|minimum|min|before|only|a full|lasts?|of|all";
/** "Within 24 hours" and "a 24 hour turnaround" are durations. */
const LASTING = pattern()`\b${SO_LONG}\s+(?:the\s+)?$`;
const WAITING =
  "notice|deliver|dispatch|shipping|cancell?ation|repl|respon|window|before|in advance|ahead|after|later|ago|lead time|guarantee|or less|max|minimum|waiting";
const COOKING = "ferment|slow|proo|prov|rise|risi|rest|cold|brew|marinat|cook|smok|sour|dough|bread";
const ENDURING =
  "race|marathon|challenge|recovery|relay|ultra|film|hackathon|stay|rental|wear|protection|moisture|battery|urine|blood|monitor|news";
const LASTS = pattern()`^[\s-]*${[WAITING, COOKING, ENDURING, /turn-?\s?arounds?|(?:quotes?|old|ride|hire|tickets?|pass(?:es)?|hold)\b/]}`;
const OPEN =
  "open|opening|available|on call|answer|call|calls|reach|ring|phone|here|there for you|work|working|serve|serving|service|cover|covering|response|line|hours";
const REACHED = pattern()`\b${[OPEN, /emergenc\w+|call-?outs?|operat\w+|attend\w*/]}\b`;

/**
 * Whether a phrase such as "24 hour" means opening hours, judged by the words on either side in lower case.
 */
export function isOpenAllHours(before: string, found: string, after: string) {
  const phrase = found.toLowerCase();
  if (NOT.test(before)) return false;
  if (/\ball hours/.test(phrase)) return /\b(?:open|opening|at|available)\s+$/.test(before);
  if (/day|night/.test(phrase) && !/\d|four/.test(phrase))
    return REACHED.test(before.slice(-40)) || REACHED.test(after.slice(0, 24));
  if (/^(?:24|twenty[- ]four)[- ]?h/.test(phrase)) {
    const isOpen = /\b(?:open|available|on call)\s+(?:for\s+)?$/.test(before);
    return isOpen || !(LASTING.test(before) || LASTS.test(after));
  }
  return true;
}

const KINDS = "emergency|customer|phone|technical|it";
const LINES = /line|hotline|helpline|help\s?desk|support|call[- ]?outs?|emergency (?:service|number)/;
const DESKS = /reception|front desk|check[- ]?in|service desk|room service|concierge|access/;
const SERVED = pattern("i")`^[\s-]*((?:${KINDS}\s)?${[LINES, DESKS]}|emergencies)\b`;
/** Returns the part of a business that never closes: the helpdesk in "24 hour helpdesk". */
export const servedAround = (after: string) => SERVED.exec(after)?.[1]?.replace(/\s+/g, " ");

/**
 * Normalises a phrase for a table of hours: "24-hour" becomes "24 hours", "24-7" becomes "24/7". Other
 * phrases are unchanged.
 */
export const asHours = (hours: string) =>
  hours
    .replace(/(?:24|twenty[- ]four)[- ]?h(?:(?:ou)?rs?)?(?!\p{L})/giu, "24 hours")
    .replace(/24 hours[- ](a|per)[- ]day/i, "24 hours $1 day")
    .replace(/24\s?-\s?7|twenty[- ]four[- ]seven/i, "24/7")
    .replace(/\ba?round[- ]the[- ]clock|\b(?:day|night) (?:and|&) (?:night|day)|\ball hours/i, (phrase) =>
      phrase.toLowerCase().replaceAll("-", " "),
    );
