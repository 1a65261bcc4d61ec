import { cut } from "#src/sites/cut.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital, escaped, lowerFirst } from "../short-text.ts";
import { saysMore } from "../site-copy.ts";
import type { Trade } from "../trades/trade.ts";
import { bestLine, doingLine, isBare, isOutOfPlace } from "./best-line.ts";
import { edited, ended } from "./edited.ts";
import { type FirstLine, firstLine } from "./first-line.ts";
import { isGivenName } from "./given-names.ts";
import {
  type Headline,
  headlineOf,
  isBody,
  isDetail,
  isPending,
  stripped,
  withoutPlace,
} from "./headline.ts";
import { identityPhrase } from "./identity-phrase.ts";
import { leansBack, withoutPractical } from "./practical.ts";
import { withoutSaid } from "./sentence-clauses.ts";
import type { Statement } from "./statements.ts";
import { tradePhrases } from "./trade-phrases.ts";

/** The running text of a page, with every sentence of the owner in one place. */
export interface Told {
  headline: string;
  /** What the business is, where it stands above the headline instead of in it. */
  label: string;
  /** The place in the owner's form, where it stands apart: "Livernois Ave in Detroit". */
  place: string;
  /** Whether the headline is the owner's first line, which says what the business is. */
  isOwnLine: boolean;
  /** Below the headline: what the business is, then the owner's next sentences. */
  lead: string[];
  /** Short facts for the strip below the opening. */
  proof: string[];
  /** Paragraphs about the business. */
  about: string[];
  /** The course of a visit or an order, apart from a long text. */
  practical: string[];
  /** Plain sentences about the work that it refuses. */
  refusals: string[];
  /** Sentences about the hours, where they are not those of the whole business. */
  hours: string[];
}

const LONGEST_LEAD = 260;
const LONGEST_NOTE = 48;
/** A strip of fewer notes looks lost, and one of more is a list to read. */
const LEAST_IN_STRIP = 3;
const MOST_IN_STRIP = 4;
const LONGEST_TITLE = 90;
const MOST_TITLE_WORDS = 12;
const MOST_PARAGRAPHS = 8;

interface Known {
  /** The noun for the business, without an article: "mobile dog groomer". */
  noun: string;
  /** The name, or what stands in its place: "Piano tuning, Cork". */
  heading: string;
  isNamed: boolean;
  town: string;
  /** The place with the owner's preposition: " near Dumfries". */
  where: string;
}

/** Gives every sentence of a brief its place in the running text of the page, in the owner's order. */
export function tell(all: readonly Statement[], understood: ParsedBrief, known: Known, trade?: Trade): Told {
  const statements = all.filter((one, at) => !all.some((other, index) => saysIt(other, one, index < at)));
  const telling = statements.filter((one) => !saysNameAlone(one, understood));
  const found = headlineFor(telling, statements, understood, known, trade);
  const { line } = found;
  const headline = withSentence(found.headline, telling, known);
  const title = cut(withColon(withSubject(headline, understood)), 140);
  /** The texts above everything else of the page. */
  const above = `${title} ${known.heading} ${known.noun} ${understood.place ?? ""} ${line?.label ?? ""} ${line?.place ?? ""}`;
  const running = telling
    .flatMap((one) => {
      if (!RUNNING.has(one.purpose) || one === line?.labelFrom) return [];
      if (one !== headline.from) return one;
      const rest = line?.rest ?? headline.rest;
      return rest ? { ...one, copy: rest } : [];
    })
    .map((one) => ({ ...one, copy: withoutSaid(withoutPhone(one.copy, understood), above) }))
    .filter(({ copy }) => saysMore(copy, above));
  const strip = stripIn(running);
  const refusals = statements
    .filter((one) => one.purpose === "refusal" && one !== headline.from)
    .map(({ copy }) => copy);
  // "No weekends" is one more note.
  const isAmongNotes =
    strip.length > 0 &&
    strip.length + refusals.length <= MOST_IN_STRIP &&
    refusals.every((refusal) => refusal.length <= LONGEST_NOTE);
  const { lead, about, practical } = leadAndAbout(running.filter((one) => !strip.includes(one)));
  return {
    headline: title,
    label: line?.label ?? "",
    place: line?.place ?? "",
    isOwnLine: line !== undefined && !line.label,
    lead,
    proof: [...strip.map(({ copy }) => copy), ...(isAmongNotes ? refusals : [])].map((note) =>
      note.replace(/\.$/, ""),
    ),
    about: paragraphs(about),
    practical,
    refusals: isAmongNotes ? [] : refusals,
    hours: statements.filter(({ purpose }) => purpose === "hours").map(({ copy }) => copy),
  };
}

const SELF = /^(?:we['’]re|we are|i['’]m|i am|it['’]s|this is)(?: just)? (?:an? |the )?/iu;
/** "We are two brothers who teach fencing in Bangor" */
const WHO =
  /^(?:we['’]re|we are|i['’]m|i am) (?:an? |the )?([^,.;]{4,40} (?:who|that) [^,.;]+(?:, \p{Lu}[^,.;]+)?)$/iu;
/** A clause that stands alone behind the headline's: ", and my grandfather opened it in 1974". */
const OWN_CLAUSE = /^,? (?:and|but|so) (?=(?:we|i|my|our|it)(?!\p{L}))/iu;

/**
 * Takes a headline of noun and place out of the sentence that says both, so that nothing stands twice: "We're a bakery and
 * deli in Dearborn, and my grandfather opened it."
 */
function withSentence(
  headline: Headline & { rest?: string | undefined },
  statements: readonly Statement[],
  { noun, where, town }: Known,
): Headline & { rest?: string | undefined } {
  const plain = headline.text.replace(/\.$/, "");
  const isOfNoun = [noun, `${noun}${where}`].some((one) => one.toLowerCase() === plain.toLowerCase());
  // "Dog walker Fremantle"
  const bare = town ? new RegExp(`^(.*\\p{Ll}{3,}) ${escaped(town)}$`, "u").exec(plain)?.[1] : "";
  if (bare && !/ \p{Lu}\S*$| (?:in|near|at|of|the|around|outside|across|from|on|for|and)$/u.test(bare))
    return { ...headline, text: ended(capital(`${bare}${where}`)) };
  const [first] = statements;
  const self = first && !headline.from && WHO.exec(first.copy.replace(/[.!]$/, ""))?.[1];
  if (first && self && self.length <= LONGEST_TITLE && self.split(" ").length <= MOST_TITLE_WORDS)
    return { text: ended(capital(self)), from: first };
  if (headline.from || !noun || !isOfNoun) return headline;
  const more =
    "(?: (?:and|&) (?!i |we |my |our )\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*)?| (?:who|that) [^,.;]{3,60}?)?";
  const said = new RegExp(
    `^(?:${escaped(plain)}${where ? `|${escaped(noun)}${more}${escaped(where)}` : ""})(?!\\p{L})`,
    "iu",
  );
  for (const from of statements.slice(0, 2)) {
    const copy = from.copy.replace(SELF, "").replace(/[.!]$/, "");
    const whole = said.exec(copy)?.[0];
    if (!whole) continue;
    const left = copy.slice(whole.length);
    if (OWN_CLAUSE.test(left))
      return { text: ended(capital(whole)), from, rest: ended(capital(left.replace(OWN_CLAUSE, ""))) };
    if (copy.length <= LONGEST_TITLE && copy.split(" ").length <= MOST_TITLE_WORDS && !isDetail(copy))
      return { text: ended(capital(copy)), from };
  }
  return headline;
}

const LED_BY_VERB =
  /^(?:shows|brings|runs|helps|hosts|holds|stages|keeps|takes|puts|turns|gives|gets|works|cares|looks|rescues|teaches|trains|feeds|supports|welcomes|operates|covers|specialises|specializes|fixes|repairs|mends|builds|restores|designs|bakes|brews|grows) /i;
/** "The Loft Gallery shows eight painters" keeps its subject. */
const withSubject = ({ text, from }: Headline, { name }: ParsedBrief) => {
  const said = `${name} ${lowerFirst(text).replace(/\.$/, "")}`;
  return name && LED_BY_VERB.test(text) && from?.copy.startsWith(said) ? ended(said) : text;
};

/** "Estate clearances - probate, garages" */
const withColon = (text: string) => text.replace(/^([^:,]{4,40}?) [-–—] (?=[^-–—]+$)/u, "$1: ");

/** Returns the headline; a bare name for what is done gives way to what the owner says that is particular. */
function headlineFor(
  all: readonly Statement[],
  statements: readonly Statement[],
  understood: ParsedBrief,
  known: Known,
  trade: Trade | undefined,
): { line?: FirstLine | undefined; headline: Headline & { rest?: string | undefined } } {
  const telling = all.filter(({ copy }) => !isPending(copy) && !isBody(copy) && !OF_PEOPLE.test(copy));
  const line = firstLine(telling, understood, {
    ...known,
    noun: known.noun.replace(/ (?:near|in|at|on) \p{Lu}.*$/u, ""),
    phrases: tradePhrases(understood, trade),
  });
  const plain = () =>
    plainHeadline(
      known,
      statements.filter(({ copy }) => !isPending(copy) && !isBody(copy)),
      understood,
      trade,
    );
  const doing = doingLine(telling);
  const isTold = doing && doing.text.split(" ").length >= LEAST_TOLD;
  const usual = line ?? (isTold ? doing : headlineOf(telling, understood, trade)) ?? plain();
  if (!isBare(usual.text, usual.from?.purpose)) return asLine(usual, line);
  const best = (isTold ? doing : undefined) ?? bestLine(telling, understood) ?? doing;
  if (!best) return isOutOfPlace(usual.text) ? { headline: plain() } : { line, headline: usual };
  // What the bare headline says stands above the better one, if it is short, and in the text, if it is not.
  const said = usual.text.replace(/\.$/, "");
  const label = line?.label ?? (usual.from && usual.from !== best.from ? "" : labelled(said, best.text));
  const labelFrom = label ? line?.labelFrom : undefined;
  return { line: { ...best, label, place: line?.place ?? "", labelFrom }, headline: best };
}

/** A sentence that says what is done is the headline as it is. */
const asLine = (headline: Headline & { rest?: string | undefined }, line: FirstLine | undefined) => ({
  line:
    line ?? (headline.from && headline.rest ? { ...headline, from: headline.from, place: "" } : undefined),
  headline,
});
const LEAST_TOLD = 4;
/** "Two vets: Marnie Tau and Chris Bell" */
const OF_PEOPLE = /^\p{L}+ \p{L}+: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

const labelled = (text: string, headline: string) =>
  text.length <= LONGEST_NOTE && !/[,:]/.test(text) && saysMore(text, headline) ? text : "";

const RUNNING: ReadonlySet<Statement["purpose"]> = new Set(["statement", "fragment", "identity"]);

/** The notes with which a brief ends: each stands whole below the opening, in the owner's order. */
function stripIn(running: readonly Statement[]) {
  const last = running.findLastIndex((one) => !isNote(one));
  const notes = running.slice(last + 1);
  return notes.length >= LEAST_IN_STRIP && notes.length <= MOST_IN_STRIP ? notes : [];
}

const isNote = ({ purpose, copy }: Statement) =>
  purpose === "fragment" &&
  copy.length <= LONGEST_NOTE &&
  copy.split(" ").length > 1 &&
  !/[.!?]\s/.test(copy) &&
  !LEANING.test(copy);

/** Words that lean on a sentence before. */
const LEANING = /^(?:and|or|but|so|then|also|which|who|that|this|these|it|they|with|not)\b/i;

/** The number stands on the button: "01632 960631, ask for Catriona Bell." */
function withoutPhone(copy: string, { facts: { phones } }: ParsedBrief) {
  const [phone = ""] = phones;
  const at = phone ? copy.indexOf(phone) : -1;
  const after = copy.slice(at + phone.length);
  const asked = at > 0 && NUMBER_IS.test(copy.slice(0, at)) ? after.replace(/^[\s,:–—-]+/, "") : "";
  // "Phone is 059 555 0147, ask for Pat."
  if (asked) return ended(capital(asked));
  if (at < 0 || (at > 0 && /[\p{L}\d]/u.test(after))) return copy;
  const rest = (at === 0 ? after.replace(/^[\s,:–—-]+/, "") : copy.slice(0, at)).replace(/[\s,:–—(-]+$/, "");
  return REACHING.test(rest) ? "" : ended(capital(rest.replace(/ (?:on|at)$/i, "")));
}

const NUMBER_IS =
  /^(?:(?:my|our|the) )?(?:phone|tel|telephone|mobile|number|phone number|call|ring)(?: (?:us|me|number))?(?: (?:is|on|at))?[: ]*$/i;

/** "Text Jo" says no more than the button. */
const REACHING =
  /^(?:please )?(?:call|text|ring|phone|message|whatsapp|contact)(?:(?: or |\/)(?:call|text|ring|whatsapp|message))?(?: (?:me|us|\p{Lu}\p{Ll}+))?(?: on| at)?$/iu;

/**
 * The first sentences stand below the headline, the others in the text about the business; in a long text, what customers
 * need to know stands apart.
 */
function leadAndAbout(running: readonly Statement[]) {
  const all = running.map(({ copy }) => copy);
  const [telling, practical] = withoutPractical(all);
  const isLong = all.join(" ").length > LONGEST_LEAD && practical.length >= LEAST_PRACTICAL;
  const told = isLong && telling.length > 0 ? telling : all;
  let count = told.length > 0 ? 1 : 0;
  while (
    count < told.length &&
    (told.slice(0, count + 1).join(" ").length <= LONGEST_LEAD || leansBack(told[count]))
  )
    count++;
  return {
    lead: told.slice(0, count),
    about: told.slice(count),
    practical: told === all ? [] : practical,
  };
}
const LEAST_PRACTICAL = 2;

/** Whether another sentence says all that one says. */
function saysIt(other: Statement, one: Statement, isBefore: boolean) {
  const [said, own] = [other.copy, one.copy].map((copy) =>
    copy
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  if (!own || own.split(" ").length < 3 || !["statement", "fragment"].includes(other.purpose)) return false;
  return said === own ? isBefore : said?.includes(own);
}

/** Nouns that say nothing of what a business does. */
const VAGUE =
  /^(?:the )?(?:(?:small|family|local|young|little|friendly|retired|independent|family-run|family run) )*(?:startup|start-up|family|team|couple|pair|group|people|company|business|firm|shop|store|studio|app|agency|service|charity|saas|platform|podcast|brand|project)$/i;

/** A headline that says no more than what the business is: never a slogan. */
function plainHeadline(
  { noun, heading, isNamed, town, where: place }: Known,
  statements: readonly Statement[],
  understood: ParsedBrief,
  trade: Trade | undefined,
): Headline {
  const phrase = identityPhrase(statements, understood, tradePhrases(understood, trade));
  const isSaid = statements.some(({ text }) => text.toLowerCase().includes(noun.toLowerCase()));
  // "Bespoke picture framing" is the owner's, "framing business" is not.
  if (phrase && (!noun || !isSaid || phrase.text.toLowerCase().includes(noun.toLowerCase()))) {
    const where = phrase.text.toLowerCase().includes(town.toLowerCase()) ? "" : place;
    const what = phrase.isWhole && !where ? phrase.text : phrase.text.replace(/^an? /i, "");
    return { text: `${capital(what)}${where}.`, ...(phrase.isWhole && { from: phrase.from }) };
  }
  const since = understood.facts.years
    .map((year) => /^(?:since|est\.?|established)\s+(?:in\s+)?(\d{4})$/i.exec(year)?.[1])
    // The years of awards are no year of an opening.
    .find(
      (year) =>
        year &&
        statements.some(({ text }) =>
          new RegExp(`\\b(?:since|est|established)\\b[^,;]{0,12}${year}`, "i").test(text),
        ),
    );
  if (noun && !VAGUE.test(noun)) {
    const when = since && !noun.includes(since) ? ` since ${since}` : "";
    return { text: `${capital(noun)}${when || (noun.includes(town) ? "" : place)}.` };
  }
  const from = statements.find(
    (one) =>
      one.purpose === "statement" &&
      !/^(?:no|not|never)\b/i.test(one.copy) &&
      one.copy.length <= LONGEST_TITLE &&
      one.copy.split(" ").length <= MOST_TITLE_WORDS &&
      one.copy.split(" ").length >= LEAST_TOLD &&
      !isDetail(one.copy) &&
      // "Guides are Isla and Ruaridh"
      !/^(?:(?:our|the|my) )?\p{L}+ (?:is|are) \p{Lu}/u.test(one.copy) &&
      !saysNameAlone(one, understood),
  );
  if (from) return { text: ended(withoutPlace(from.copy, understood)), from };
  // A town or a name alone says nothing of what is done.
  if (!noun && trade && isActivitySaid(trade, statements))
    return { text: `${capital(trade.activity)}${place}.` };
  return {
    text: noun && !isNamed ? `${capital(noun)}${place}.` : `${isNamed ? heading : heading.split(",")[0]}.`,
  };
}

/** The name of a trade may be of another, similar one; the text has to have its words. */
function isActivitySaid({ activity }: Trade, statements: readonly Statement[]) {
  const said = statements.map(({ text }) => text.toLowerCase()).join(" ");
  return activity
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 3)
    .every((word) => said.includes(word.slice(0, Math.max(4, word.length - 3))));
}

/** "We're Apex Roofing in Leeds." says no more than name and place. */
export function saysNameAlone({ copy }: Statement, understood: ParsedBrief) {
  const [, rest = ""] =
    /^(?:hello|hi|welcome(?: to)?|we['’]re|we are|i['’]m|i am|this is|it['’]s|we trade as|(?:we['’]re|we are|it['’]s) called|(?:(?:the|my|our) )?(?:business|company|name) is|name['’]s|(?:the |our |my )?(?:\p{L}+ )?name(?: of (?:the |our |my )?\p{L}+)? (?:is|are)|(?:(?:business|company|shop) )?name ?[:=–-]|called)[, ]+(.*)$/iu.exec(
      copy,
    ) ?? [];
  const { name = "" } = understood;
  // "It's Priya from Priya's Plates."
  const isFrom =
    name !== "" &&
    /^\p{Lu}\p{Ll}+ (?:here )?(?:from|at|of) $/u.test(rest.replace(/\.$/, "").replace(name, ""));
  return (
    rest !== "" && (isFrom || [name.toLowerCase(), ""].includes(stripped(rest, understood).toLowerCase()))
  );
}

/** Returns the owner's noun from a line with the name and place: "Mobile notary and loan signing agent". */
export function nounOfIdentity(statements: readonly Statement[], understood: ParsedBrief) {
  const [first] = identityParts(statements, understood);
  const { name = "" } = understood;
  const noun = first?.plain
    .replace(new RegExp(`^${escaped(name)} (?=\\p{L})`, "iu"), "")
    .replace(/^(?:i['’]?m|i am|we['’]?re|we are) (?=an? )/i, "")
    .replace(/^(?:it['’]?s|that['’]?s|we do|i do) (?:mainly |mostly |just |only |all )?/i, "")
    .replace(/^(?:mainly|mostly|just) /i, "")
    .replace(/ (?:if|when|because|while) .*$/i, "")
    .replace(/^(?:as )?(?:an? )?/i, "")
    .replace(/ by (?:me|us)$| name$/i, "");
  if (!noun) return undefined;
  const [head = ""] = noun.length > LONGEST_NOUN ? noun.split(", ") : [noun];
  return head.length <= LONGEST_NOUN ? lowerFirst(edited(head, understood).replace(/\.$/, "")) : undefined;
}

const LONGEST_NOUN = 60;

/** "guided sea kayak trips from $95" */
const PRICED = /,?\s+(?:from |at |only |just )?[£$€₹]\s?\d.*$/iu;

/** Matches parts of such a line that are no noun: its field, or a wish for a site. */
const NO_PART =
  /^(?:name|called|named|prof|dr|rev)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:portfolio|web ?site|site|page)$/i;

/** The parts of the line with name and place that are neither, as they are and without name, place and price. */
function identityParts(statements: readonly Statement[], understood: ParsedBrief) {
  return statements
    .filter(({ purpose }) => purpose === "identity")
    .flatMap(({ parts }) =>
      parts.map((said) => {
        const part = said.replace(/ by (?:me|us)$/i, "");
        return { part, plain: stripped(part, understood).replace(PRICED, "") };
      }),
    )
    .filter(
      ({ plain }) =>
        plain.length > 3 &&
        /\p{L}/u.test(plain) &&
        !NO_PART.test(plain) &&
        !isGivenName(plain) &&
        !/^\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+$/u.test(plain) &&
        !isNamePart(plain, understood) &&
        !isLook(plain, understood),
    );
}

/** "Navy and gold" is a wish for the site. */
function isLook(part: string, { evidence }: ParsedBrief) {
  const looks = [...(evidence.palette ?? []), ...(evidence.tone ?? [])].flatMap(({ text }) => wordsIn(text));
  return wordsIn(part).every((word) => looks.includes(word) || /^(?:and|with|in|colou?rs?|very)$/.test(word));
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isNamePart = (part: string, { name = "", place = "" }: ParsedBrief) =>
  name.toLowerCase().includes(part.toLowerCase()) || place.toLowerCase().includes(part.toLowerCase());

/** Joins sentences to paragraphs of three, or of more if there are many. */
function paragraphs(sentences: readonly string[]) {
  const all: string[] = [];
  const size = Math.max(3, Math.ceil(sentences.length / MOST_PARAGRAPHS));
  for (let at = 0; at < sentences.length; at += size) {
    // One sentence is no paragraph of its own.
    const end = at + size + 1 === sentences.length ? sentences.length : at + size;
    all.push(sentences.slice(at, end).join(" "));
    if (end === sentences.length) break;
  }
  return all.map((paragraph) => cut(paragraph, 1_200));
}
