// A business that never closes says so in many ways: "24/7", "24-hour", "round the clock", "day and night".

const HOURS =
  "(?:24|twenty[- ]four)[- ]?h(?:(?:ou)?rs?)?(?:[- ](?:a|per)[- ]day)?(?:,?[- ](?:and )?(?:7|seven)[- ]days[- ](?:a|per)[- ]week)?(?:,? 365 days a year)?";
const SEVEN = String.raw`24\s?[/-]\s?7(?:\s?[/-]\s?365)?(?![\d:.]\d|\s?[ap]\.?m)|twenty[- ]four[- ]seven`;
const ALWAYS = "(?:a)?round[- ]the[- ]clock|day (?:and|&) night|night (?:and|&) day|all hours";
/** For a text in small letters. */
export const ROUND_THE_CLOCK = `${SEVEN}|${HOURS}|${ALWAYS}`;

const WHOLE = new RegExp(`(?:${ROUND_THE_CLOCK})`, "i");
export const isRoundTheClock = (hours: string) => WHOLE.test(hours);

const NOT = /\b(?:not|no|never|isn['’]?t|aren['’]?t|without)\s+(?:(?:open|available|a|quite)\s+)*$/;
/** "Within 24 hours" and "a 24 hour turnaround" say how long something takes. */
const LASTING =
  /\b(?:within|in|under|after|for|every|than|least|next|last|first|past|over|about|around|takes?|to|slow|minimum|min|before|only|a full|lasts?|of|all)\s+(?:the\s+)?$/;
const LASTS =
  /^[\s-]*(?:notice|turn-?\s?arounds?|deliver|dispatch|shipping|cancell?ation|repl|respon|quotes?\b|ferment|slow|proo|prov|ris[ei]|rest|cold|brew|marinat|cook|smok|race|marathon|challenge|window|before|in advance|ahead|after|later|ago|old\b|recovery|ride\b|relay|lead time|guarantee|or less|max|minimum|sour|dough|bread|ultra|film|hackathon|stay|rental|hire\b|tickets?\b|pass(?:es)?\b|waiting|wear|protection|moisture|hold\b|battery|urine|blood|monitor|news)/;
const REACHED =
  /\b(?:open|opening|available|on call|answer|call|calls|reach|ring|phone|emergenc\w+|call-?outs?|here|there for you|work|working|serve|serving|service|cover|covering|response|line|hours|operat\w+|attend\w*)\b/;

/** Whether a phrase such as "24 hour" tells when the business is open, by the words on either side of it in small letters. */
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

const SERVED =
  /^[\s-]*((?:(?:emergency|customer|phone|technical|it)\s)?(?:line|hotline|helpline|help\s?desk|support|reception|front desk|call[- ]?outs?|check[- ]?in|service desk|room service|concierge|access|emergency (?:service|number))|emergencies)\b/i;
/** The part of a business that is there at all hours: the helpdesk of a "24 hour helpdesk". */
export const servedAround = (after: string) => SERVED.exec(after)?.[1]?.replace(/\s+/g, " ");

/** As it is said of opening hours: "24 hours" of "24-hour", "24/7" of "24-7"; other phrases stay as they are. */
export const asHours = (hours: string) =>
  hours
    .replace(/(?:24|twenty[- ]four)[- ]?h(?:(?:ou)?rs?)?(?!\p{L})/giu, "24 hours")
    .replace(/24 hours[- ](a|per)[- ]day/i, "24 hours $1 day")
    .replace(/24\s?-\s?7|twenty[- ]four[- ]seven/i, "24/7")
    .replace(/\ba?round[- ]the[- ]clock|\b(?:day|night) (?:and|&) (?:night|day)|\ball hours/i, (phrase) =>
      phrase.toLowerCase().replaceAll("-", " "),
    );
