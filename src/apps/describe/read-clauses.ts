import type { DraftReminder, DraftRole } from "./draft.ts";
import { sortOf } from "./kind-of.ts";
import { type Evidence, isFiller, isPeople, stemsOfPhrase } from "./text.ts";

const NUMBERS: Record<string, number> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ fourteen: 14, thirty: 30, "a couple of": 2, "couple of": 2, "a few": 3, few: 3, the: 1 },
};
const UNITS: Record<string, number> = {
  day: 1,
  night: 1,
  evening: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  hour: 0,
  year: 365,
};

const REMIND =
  /\b(?:(?:and|plus|also|with|,)\s+)?(?:(?:i|we)(?:'d| would)?\s+(?:also\s+)?(?:need|want|like)\s+)?(?:to be\s+|it (?:should|must|to|can)\s+|please\s+|(?:an?|the|some|automatic|send|text message|text|sms|e-?mail|email|whatsapp|phone)\s+)*(?:remind(?:er|ers|s|ed|ing)?|alert(?:s|ed)?|notif(?:y|ication|ications|ied|ies)|warn(?:s|ing|ings|ed)?|nudge[ds]?|let (?:me|us) know|tell (?:me|us)(?= (?:when|if|before|in time|a|an|one|two|three|four|five|six|the|\d))|(?:ping|bug|buzz|poke|prod|chase|text|message|e-?mail|beep|flag|shout|tell)s? (?:at )?(?:me|us|them|him|her|the \p{L}+)(?= (?:when|if|before|in (?:good )?time|a|an|one|two|three|four|five|six|the (?:day|week|month)|\d))|(?:a|an?) (?:prod|shout|heads[- ]up|nudge|buzz|poke|ping|alarm|alert)|heads[- ]up|want telling|come up before|so (?:i|we) (?:don['’]?t|never) (?:forget|miss))\b/giu;
/** What ends a reminder inside its sentence. */
const NEXT =
  /,\s*(?:plus|also|and)\b|,?\s+(?:and|but|plus|also)\s+(?:i|we|my|our|also|whether|what|how much|how many|track|keep|a list)\b|;|,\s+(?:my|our|i|we|also)\b|[.!?](?:\s|$)|\n|\)/i;
const BEFORE =
  /\b(the|an?|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty|a couple of|couple of|a few|few|\d+)\s+(day|night|evening|week|fortnight|month|hour|year)s?\s*(?:'s?\s*)?(?:before|in advance|ahead|prior|earlier|beforehand|notice|out)/i;
const AFTER =
  /\b(?:overdue|late|hasn'?t|haven'?t|has not|have not|not (?:been )?(?:paid|returned|back)|unpaid|passed|missed)\b/i;
const ON_DAY = /\bon the (?:day|morning)|same day|when (?:it|they|something|that|one)(?:'s| is| are)? due\b/i;
const ENDING = /\b(?:expir\w+|renew\w*|runs? out|running out|ends?|ending|due|comes? up|coming up)\b/i;

/** A part of the text with what stays of it for the other readers: blanks. */
export interface Clauses<Found> {
  found: Found[];
  rest: string;
}

const blank = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`;

export function readReminders(text: string): Clauses<DraftReminder> {
  const found: DraftReminder[] = [];
  let rest = text;
  for (const match of text.matchAll(REMIND)) {
    const start = match.index;
    if (found.some(({ evidence }) => start < evidence.end)) continue;
    const tail = text.slice(start + match[0].length);
    const stop = NEXT.exec(tail);
    const said = BEFORE.exec(tail);
    // Behind "a week before" something else begins.
    const behind = said ? /,|\s(?:and|but|plus)\s/.exec(tail.slice(said.index + said[0].length)) : null;
    const after = said && behind ? said.index + said[0].length + behind.index : tail.length;
    const end = start + match[0].length + Math.min(stop ? stop.index : tail.length, after);
    const evidence = trimmed(text, start, end);
    const words = text.slice(evidence.start, evidence.end);
    found.push({ days: daysOf(words), about: aboutOf(words), evidence });
    rest = blank(rest, { start, end });
  }
  return { found, rest };
}

function daysOf(words: string) {
  const [, count = "", unit = ""] = BEFORE.exec(words) ?? [];
  if (unit) return (NUMBERS[count.toLowerCase()] ?? Number(count)) * (UNITS[unit.toLowerCase()] ?? 1);
  if (AFTER.test(words)) return -1;
  if (ON_DAY.test(words)) return 0;
  return ENDING.test(words) ? 7 : 1;
}

const aboutOf = (words: string) => stemsOfPhrase(words).filter((stem) => !isFiller.has(stem));

function trimmed(text: string, start: number, end: number): Evidence {
  const whole = text.slice(start, end);
  const from = start + (/^[\s,]*(?:and\s+|plus\s+|also\s+|with\s+)?/i.exec(whole)?.[0].length ?? 0);
  const until = start + whole.trimEnd().length;
  return { text: text.slice(from, until), start: from, end: until };
}

const NOT = `(?:do not|don['’]?t|does not|doesn['’]?t|can['’]?t|cannot|can not|shouldn['’]?t|should not|must not|mustn['’]?t|may not|won['’]?t|not allowed to|(?:am|is|are|['’]?re|['’]?s)? ?not to|(?:['’]?s|has|have|got)? ?no business|not meant to|are not to|aren['’]?t (?:allowed to|supposed to|to)|should never|must never|not be able to|no need to|never)`;
const VERB = `(?:be able to |get to |have to |to )?(see|seeing|view|know|knowing|look at|looking at|access|change|edit|delete|remove|touch|read|reading)`;
const DENIED = new RegExp(
  String.raw`([\p{L}'’ ]{0,60}?)\b${NOT}\s+(?:be allowed to )?${VERB}\b([^.;!?\n]*)`,
  "giu",
);
const ONLY_ME =
  /\b(?:only (?:i|me|we|us)(?: the owner)?|nobody else|no one else|just me)\s+(?:can|should|may|gets? to|must)?\s*(?:be able to\s+)?(see|view|know|change|edit|delete)s?\s+([^.;!?\n]*)/gi;
const THEY_ONLY =
  /([\p{L}'’ ]{2,40}?)\b(?:can|should|may|must)\s+only\s+(see|view|look at|read|add|change|edit)\s+([^.;!?\n]*)/giu;
/** "Her rate, which is nobody else's business", "what remains (only for me)": the clause before says what is hidden. */
const MINE =
  /([^.;!?\n]{2,90}?)[,\s(–-]*(?:which|that|and it|it)?\s*(?:is|are|should be|to be|must be)?\s*(?:no(?:body|[- ]one)(?: else)?['’]?s business(?: but (?:mine|ours))?|visible (?:to nobody|only to|to no one) (?:but )?(?:me|us)|(?:only|just) (?:for|visible to) (?:me|us)\b|for (?:my|our|the \p{L}+['’]s) eyes only|(?:for me|for us) only)/giu;
const ONLY_THEY =
  /([^.;!?\n]{2,90}?)[,\s(–-]*(?:and )?only the \p{L}+ (?:may|can|should|is allowed to) (?:see|read|know|look at) (?:that|this|it|them|those|these)\b/giu;
const HIDE = /\b(?:hide|keep)\s+([^.;!?\n]*?)\s+(?:hidden |secret )?from\s+([^.;!?\n]*)/gi;

const THAT = /^\s*(?:that|this|it|them|those|these)\b/i;

/** "My two helpers do not see prices": the clause, who it is about and what they do not see. */
export function readRoles(text: string): Clauses<DraftRole> {
  const found: DraftRole[] = [];
  let rest = text;
  const add = (match: RegExpMatchArray, who: string, verb: string, said: string, isOnly = false) => {
    const role = roleOf(who);
    // "They must not see those": what the sentence says before.
    const what = THAT.test(said)
      ? text
          .slice(0, match.index)
          .split(/[.;!?\n]/)
          .at(-1)
          ?.slice(-60) + who
      : said;
    const start = (match.index ?? 0) + startOfClause(match[0], who);
    if (!role || found.some(({ evidence }) => start < evidence.end)) return;
    const end = (match.index ?? 0) + match[0].length;
    const denied = isOnly
      ? "only"
      : /see|view|know|look|access|read/i.test(verb)
        ? "see"
        : /delete|remove/i.test(verb)
          ? "delete"
          : "change";
    found.push({ role, denied, objects: stemsOfPhrase(what), evidence: trimmed(text, start, end) });
    rest = blank(rest, { start, end });
  };
  for (const match of text.matchAll(DENIED)) add(match, match[1] ?? "", match[2] ?? "", match[3] ?? "");
  for (const match of text.matchAll(ONLY_ME)) add(match, "staff", match[1] ?? "", match[2] ?? "");
  for (const match of text.matchAll(THEY_ONLY))
    if (!/^(?:i|we)$/i.test((match[1] ?? "").trim()))
      add(match, match[1] ?? "", match[2] ?? "", match[3] ?? "", true);
  for (const match of text.matchAll(MINE))
    add(match, "staff", "see", match[1]?.split(/,| and each | has /).at(-1) ?? "");
  for (const match of text.matchAll(ONLY_THEY)) add(match, "staff", "see", match[1] ?? "");
  for (const match of text.matchAll(HIDE)) add(match, match[2] ?? "", "see", match[1] ?? "");
  return { found, rest };
}

function roleOf(who: string): DraftRole["role"] | undefined {
  const people = stemsOfPhrase(who).findLast(
    (stem) =>
      isPeople.has(stem) ||
      isPeople.has(stem.split(" ")[0] ?? "") ||
      /^(?:secretary|nanny|family)$/.test(stem) ||
      (stem.length > 4 && sortOf(stem) === "person"),
  );
  if (!people) return /\bthey\b/i.test(who) ? "user" : undefined;
  return /^(?:customer|client|guest|visitor|public|everyone|everybody|parent|tenant)$/.test(people)
    ? "guest"
    : "user";
}

/** The clause begins behind the last "and" or comma before its subject. */
function startOfClause(whole: string, who: string) {
  const found = [...who.matchAll(/(?:^|\s)(?:and|but|also|so)\s|,\s*/gi)].at(-1);
  return found && whole.startsWith(who) ? found.index : 0;
}
