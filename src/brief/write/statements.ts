import { pattern } from "#src/lib/pattern.ts";
import { isRoundTheClock } from "../facts/round-the-clock.ts";
import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import type { Trade } from "../trades/trade.ts";
import { type Word, wordsOf } from "../words.ts";
import { edited } from "./edited.ts";
import { lookScore } from "./look-wish.ts";
import { withoutRemarks } from "./remarks.ts";
import { runOnStarts } from "./run-on.ts";
import { isToMachine } from "./to-machine.ts";
import { isAsking, isOfPart, isToMaker, isWanting } from "./to-maker.ts";
import { tradePhrases } from "./trade-phrases.ts";
import { isLeaning, isOneList } from "./whole-clauses.ts";

/**
 * The purpose of a sentence. A statement can stand on a page by itself; a fragment says something
 * without a verb ("Third generation"); the others have a place of their own on the page, or none (a wish).
 */
export type Purpose =
  | "offers"
  | "statement"
  | "fragment"
  | "identity"
  | "refusal"
  | "prices"
  | "hours"
  | "contact"
  | "wish";

export interface Statement extends Evidence {
  purpose: Purpose;
  /** The sentence as it may stand on a page. */
  copy: string;
  /** Its parts between commas, each as it may stand alone, without those that have a place of their own. */
  parts: string[];
}

/** Cuts a brief into its sentences and says what each is for. Together they cover all words of the brief. */
export function statementsOf(text: string, understood: ParsedBrief, trade?: Trade): Statement[] {
  const words = wordsOf(text);
  const covered = coverOf(words, understood);
  const facts = Object.values(understood.evidence.facts).flat();
  // The full stops of "tom@sash.example", "£53.50" and "Rs. 160" end no sentence.
  const isWithin = ({ start, gap, text: word }: Word) => {
    if (gap === "." && /^\d/.test(word)) return true;
    if (gap === ". " && TITLE.test(text.slice(0, start - gap.length).slice(-8))) return true;
    const isEnd = /^[.!?]+\s/.test(gap) && !SHORT.test(text.slice(0, start - gap.length).slice(-5));
    return !isEnd && !/[\n\r]/.test(gap) && facts.some((one) => one.start < start && one.end > start);
  };
  const { breaks, starts } = breaksIn(text, words);
  const groups = groupsOf(
    words,
    (word) => breaks.get(word) ?? word.sentence,
    (word) => !starts.has(word) && isWithin(word),
  );
  return withWishes(groups.map(statementOf), understood, trade);

  function statementOf(sentence: Word[]): Statement {
    const own = withoutAddress(text, withoutWish(text, sentence), understood);
    const piece = pieceOf(text, own);
    // "Finalist, Small Business of the Year 2018" is one thing.
    const whole = [...understood.evidence.facts.awards, ...understood.evidence.facts.figures].find(
      (fact) => fact.start < piece.end && fact.end > piece.start && fact.text.includes(","),
    );
    // "Season: May to July" is one thing, too.
    const isLabelled = (word: Word) =>
      word.gap.startsWith(":") && SAYING.test(own[own.indexOf(word) - 1]?.plain ?? "");
    const said = purposeOfRest(text, own, covered, understood);
    const parts = wholeParts(
      groupsOf(own, ({ clause }) => (whole ? 0 : clause), isLabelled),
      said,
    ).map((part) =>
      edited(pieceOf(text, part).text.replace(/^(?:and|or|&) /i, ""), understood).replace(/\.$/, ""),
    );
    const purpose = said === "fragment" && isOfOffers(parts, understood) ? "offers" : said;
    const { start, end } = pieceOf(text, sentence);
    return {
      text: text.slice(start, end),
      start,
      end,
      purpose,
      copy: edited(runningText(text, piece, own, covered), understood),
      parts,
    };
  }

  /** The clauses that may stand alone, each with those that say nothing without it. */
  function wholeParts(clauses: Word[][], purpose: Purpose) {
    const inWords = (clause: readonly Word[]) => pieceOf(text, clause).text;
    const isNameOrPlace = (clause: readonly Word[]) =>
      clause.every((word) => ["name", "place"].includes(covered(word) ?? "") || LITTLE.test(word.plain));
    const left = clauses.filter((clause) => !isApart(clause, covered) && !isLabel(clause));
    const things = left.filter((clause) => !isNameOrPlace(clause));
    const isList = purpose === "identity" && isOneList(things.map(inWords));
    const parts: Word[][] = [];
    for (const clause of left) {
      const before = parts.at(-1);
      const isNext =
        before && clauses.indexOf(clause) === clauses.findIndex((one) => one.at(-1) === before.at(-1)) + 1;
      const isJoined =
        isNext &&
        !isNameOrPlace(before) &&
        !isOfFact(clause) &&
        ((isList && things.includes(clause)) || isLeaning(inWords(clause), inWords(before)));
      if (isJoined) parts[parts.length - 1] = [...before, ...clause];
      else parts.push(clause);
    }
    return parts;
  }

  /** A clause with a price, hours, a contact or a part of the site has a place of its own. */
  function isOfFact(clause: readonly Word[]) {
    const { start, end } = pieceOf(text, clause);
    const wished = understood.features.flatMap((feature) => understood.evidence[feature] ?? []);
    return (
      clause.some((word) => /^(?:price|hours|contact|code)$/.test(covered(word) ?? "")) ||
      wished.some((one) => one.start < end && one.end > start)
    );
  }
}

/** What a wish for the look may be mistaken for. */
const MAYBE_LOOK: ReadonlySet<Purpose> = new Set(["statement", "fragment", "offers", "refusal", "identity"]);

/** Tells the wishes for the look by their words, their place and their neighbours: "Linen and daylight. Not frilly." */
function withWishes(all: Statement[], understood: ParsedBrief, trade: Trade | undefined) {
  const phrases = tradePhrases(understood, trade);
  const purposes = all.map(({ purpose }) => purpose);
  const isLook = (at: number) => {
    const { text, purpose } = all[at] ?? { text: "", purpose: "contact" };
    if (!MAYBE_LOOK.has(purpose) || (understood.name && text.includes(understood.name))) return false;
    const low = text.toLowerCase();
    const said = new Set(phrases.filter((one) => low.includes(one)).flatMap((one) => one.split(/[\s-]+/)));
    return (
      lookScore(text, {
        position: all.length < 2 ? 0 : at / (all.length - 1),
        isBesideLook: [at - 1, at + 1].some((next) => next > 0 && purposes[next] === "wish"),
        isOfTrade: (word) => said.has(word),
      }) > 0
    );
  };
  // A neighbour that is a wish makes the next one likelier, in both directions.
  for (const order of [[...all.keys()], [...all.keys()].reverse()])
    for (const at of order) if (isLook(at)) purposes[at] = "wish";
  const signed = all.findLastIndex(({ text }) => SIGNED.test(text));
  return all.map((one, at) => {
    // "Kind regards, Malcolm"; "Judith Penn (tower captain)" says who is asked.
    const isSignature =
      signed >= 0 &&
      at > signed &&
      !VERB.test(one.text) &&
      !/[,(]/.test(one.text) &&
      one.text.length <= LONGEST_SIGNATURE;
    const isTold = purposes[at] === "contact" || /\d{3}|@/.test(one.text);
    return { ...one, purpose: isSignature && !isTold ? "wish" : (purposes[at] ?? one.purpose) };
  });
}
const SIGNED =
  /^(?:yours (?:faithfully|sincerely|truly)|(?:kind|best|warm|warmest|kindest|many) (?:regards|wishes|thanks)|all the best|all best|god bless|take care|bye|bye for now|regards|sincerely|cheers|thanks|thank you)[,.!]*$/iu;
const LONGEST_SIGNATURE = 32;

/** Marks between notes: "Open daily -- 52 seats -- cash only". */
const NOTE_MARK = /\s(?:--+|\/\/|\||·|•|\*|~|>>|»)\s/;
/** Marks that stand between notes only where there are many. */
const OFTEN = [/\s\/\s/g, /\s[-–—]\s/g];
const MANY = 4;

const sentencesOf = (words: readonly Word[]) => groupsOf(words, ({ sentence }) => sentence);

/** Numbers the sentences, and the notes within them. */
function breaksIn(text: string, words: readonly Word[]) {
  const often = OFTEN.filter((mark) => (text.match(mark)?.length ?? 0) >= MANY);
  const numbers = new Map<Word, number>();
  const starts = new Set(sentencesOf(words).flatMap(runOnStarts));
  let [number, last] = [0, words[0]?.sentence ?? 0];
  for (const word of words) {
    const isNote = NOTE_MARK.test(word.gap) || often.some((mark) => word.gap.search(mark) >= 0);
    if (word.sentence !== last || isNote || starts.has(word)) number++;
    last = word.sentence;
    numbers.set(word, number);
  }
  return { breaks: numbers, starts };
}

/** "I bake cakes in Leeds, want loads of photos": what is said before the wish. */
function withoutWish(text: string, sentence: readonly Word[]) {
  const clauses = groupsOf(sentence, ({ clause }) => clause);
  const wish = clauses.findIndex((clause) => {
    const { text: words } = pieceOf(text, clause);
    return isToMaker(words) || /^(?:and |also )?(?:want|need|would like|looking for)(?!\p{L})/iu.test(words);
  });
  const said = clauses.slice(0, Math.max(0, wish)).flat();
  const words = pieceOf(text, said).text;
  return said.length >= FEW && VERB.test(words) && !isWanting(words) ? said : sentence;
}

/** Returns the purpose of a sentence. "Online booking, prices: a cut is £48" is a wish, apart from its price. */
function purposeOfRest(text: string, own: readonly Word[], covered: Cover, understood: ParsedBrief) {
  const said = purposeOf(pieceOf(text, own), own, covered, understood);
  if (said !== "statement") return said;
  const rest = groupsOf(own, ({ clause }) => clause)
    .filter((clause) => !isApart(clause, covered))
    .flat();
  if (rest.length === own.length) return said;
  return purposeOf(pieceOf(text, rest), rest, covered, understood) === "wish" ? "prices" : said;
}

/** "Prof. Ramathuba" is one person. */
const TITLE = /(?<!\p{L})(?:Prof|Rev|Revd|Capt|Sgt|Hon|Fr)$/u;

/** The end of an abbreviation, such as "Rs" and "a.m". */
const SHORT = /(?<![\p{L}\d])\p{L}{1,3}$/u;

/** "155 Trafalgar Street, Hull We build extensions": an address at the beginning has a place of its own. */
function withoutAddress(text: string, words: readonly Word[], { evidence }: ParsedBrief) {
  const said = words.filter(
    (word) => !evidence.facts.addresses.some(({ start, end }) => word.start < end && word.end > start),
  );
  const isAfter = words.length > said.length && said[0] === words[words.length - said.length];
  return isAfter && VERB.test(pieceOf(text, said).text) ? said : words;
}

/** A sentence without the clauses that have a place of their own: "…, $49 a month", "…, call 01225 555 123". */
function runningText(text: string, piece: Evidence, own: readonly Word[], covered: Cover) {
  const clauses = groupsOf(own, ({ clause }) => clause);
  // "A shop, open Sundays 10 to 12, where members buy seed" is one thing.
  const left = clauses.filter(
    (clause, at) => !isApart(clause, covered) || RELATIVE.test(clauses[at + 1]?.[0]?.plain ?? ""),
  );
  if (left.length === 0 || left.length === clauses.length || !left.includes(clauses[0] ?? []))
    return piece.text;
  return left
    .map((clause) => pieceOf(text, clause).text)
    .reduce(
      (done, one) =>
        `${done}${TITLE.test(done) ? "." : /^(?:because|as|since)\b/i.test(one) ? "" : ","} ${one}`,
    );
}

const RELATIVE = /^(?:where|which|who|whose)$/;
const LABELS = pattern()`^${"town|city|where|whereabouts|awards?|business|name|type|company|registered|registration|reg|no|address|phone|tel|telephone|mobile|location|hours|prices?|contact|website|email|established|trading"}$`;

/** Labels without which what follows says little. */
const SAYING = pattern()`^${"season|parking|delivery|guarantee|deposit|minimum|capacity|notice|ages"}$`;

/** "Registered:" says nothing without what follows. */
const isLabel = (clause: readonly Word[]) =>
  clause.every(({ plain }) => LABELS.test(plain) || LITTLE.test(plain));

/** Whether a clause is a price, a contact or the hours, and little else. */
function isApart(clause: readonly Word[], covered: Cover) {
  const kinds = new Set(clause.map(covered));
  const rest = clause.filter((word) => covered(word) === undefined && !LITTLE.test(word.plain));
  if (kinds.has("code")) return rest.every(({ plain }) => LABELS.test(plain));
  if (kinds.has("price") || kinds.has("contact"))
    return rest.filter(({ plain }) => !REACHING.test(plain)).length <= 1;
  const isOpening =
    clause.some(({ plain }) => OPENING.test(plain)) && clause.some(({ plain }) => hasTime(plain));
  return kinds.has("hours") && isOpening && rest.every(({ plain }) => OPENING.test(plain));
}

/** Whether a fragment lists what is offered: "Boilers, leaks, bathrooms". */
function isOfOffers(parts: readonly string[], { offers = [] }: ParsedBrief) {
  const known = offers.map(({ text }) => text.toLowerCase());
  const named = parts.filter((part) => known.some((offer) => part.toLowerCase().includes(offer)));
  return parts.length > 1 && named.length >= parts.length / 2;
}

function groupsOf(
  words: readonly Word[],
  keyOf: (word: Word) => number,
  isJoined: (word: Word) => boolean = () => false,
): Word[][] {
  const groups: Word[][] = [];
  let key: number | undefined;
  for (const word of words) {
    const last = groups.at(-1);
    // The comma of "20,000" ends no clause.
    const isNumber = /^[,:.]$/.test(word.gap) && /^[\d\p{Ll}]/u.test(word.text);
    const isSame = key === keyOf(word) || ((isJoined(word) || isNumber) && last !== undefined);
    key = keyOf(word);
    if (last && isSame) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

const BEFORE = /[£$€₹+#(“"'‘¿¡@]*$/u;
const AFTER = /^(?:[)”"'’%+!?]|\s?[€£$₹](?!\s?\d))*/u;

/** Returns the words with the marks that belong to them: "£" before and ")" behind. */
function pieceOf(text: string, words: readonly Word[]): Evidence {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return { text: "", start: 0, end: 0 };
  const start =
    first.start - (BEFORE.exec(text.slice(Math.max(0, first.start - 4), first.start))?.[0].length ?? 0);
  const end = last.end + (AFTER.exec(text.slice(last.end, last.end + 4))?.[0].length ?? 0);
  return { text: text.slice(start, end), start, end };
}

type Cover = (word: Word) => "contact" | "hours" | "price" | "name" | "place" | "code" | undefined;

/** Says which fact each word belongs to. */
function coverOf(words: readonly Word[], { evidence }: ParsedBrief): Cover {
  const { facts, name = [], place = [] } = evidence;
  const kinds = [
    ["contact", [...facts.phones, ...facts.emails, ...facts.websites]],
    ["place", [...facts.addresses, ...place]],
    ["hours", facts.hours],
    ["price", facts.prices],
    // "Free quotes" and "over 16s only" are no numbers of a register.
    ["code", facts.codes.filter(({ text }) => /\d{3}/.test(text))],
    ["name", name],
  ] as const;
  const byWord = new Map<Word, ReturnType<Cover>>();
  for (const [kind, pieces] of kinds)
    for (const { start, end } of pieces)
      for (const word of words)
        if (word.start < end && word.end > start && !byWord.has(word)) byWord.set(word, kind);
  return (word) => byWord.get(word);
}

/** Words that say nothing beside a fact. */
const LITTLE = pattern()`^${"a|an|the|and|or|of|in|at|on|for|to|from|is|are|we|i|our|my|us|me|you|your|it|by|with|just|only|please|also|based|near|here|am|im|were|called|named|plus|each|per|till|until"}$`;
const REACHING = pattern()`^${"bookings?|orders|enquiries|through|via|call|text|dont|ring|phone|tel|telephone|mob|mobile|cell|whatsapp|msg|dm|email|mail|e|write|message|dm|contact|find|visit|see|website|web|site|instagram|facebook|insta|fb|online"}$`;
const OPENING = pattern()`^${"open|opens|opening|closed|closes|hours|times|daily|every|day|days|week|weekdays|weekends|late"}$`;

/** Whether a sentence has a verb, so that it can stand by itself. */
const VERB = pattern(
  "iu",
)`(?<![\p{L}'’-])${"we|we're|we’re|we've|we’ve|i|i'm|i’m|i've|i’ve|you|it|it's|it’s|they|there|is|are|was|were|has|have|had|can|will|won|do|does|makes|make|sells|sell|offers|offer|runs|run|helps|help|needs|need|serves|serve|teaches|teach|brings|gives|takes|comes|keeps|grows|bakes|builds|repairs|provides|welcome|bring|come|ask"}(?![\p{L}'’-])`;
const REFUSES = pattern(
  "iu",
)`^(?:sorry,? )?(?:no|not|never|nothing|we (?:don'?t|don’t|do not|can'?t|can’t|cannot|won't|won’t)|i (?:don'?t|don’t|do not|can'?t|can’t|won't|won’t)|we're not|we’re not|we are not)\s`;
/** "No job too small" refuses nothing. */
const BOASTS =
  /^no (?:audition|fix|bookings? (?:needed|required|necessary)|questions|hassle|mess|job|appointment|need|fuss|obligation|call-?out|hidden|minimum|booking|experience|extra|deposit|contract|waiting|charge|fees?|surprises|question)/i;

/** "By appointment only" and "evenings and weekends" are no times of a table. */
export const hasTime = (text: string) =>
  /\d|\b(?:noon|midnight|closed)\b/i.test(text) || isRoundTheClock(text);
const FEW = 3;
const MOST_OF_IDENTITY = 10;

function purposeOf(
  piece: Evidence,
  words: readonly Word[],
  covered: Cover,
  understood: ParsedBrief,
): Purpose {
  const text = withoutRemarks(piece.text);
  if (isToMachine(text) || isToMaker(text)) return "wish";
  const kinds = new Set(words.map(covered));
  const rest = words.filter((word) => covered(word) === undefined && !LITTLE.test(word.plain));
  const beside = (known: RegExp) => rest.filter(({ plain }) => !known.test(plain));
  if (kinds.has("contact") && beside(REACHING).length <= 1) return "contact";
  const isAddress = understood.evidence.facts.addresses.some(
    (one) => one.start < piece.end && one.end > piece.start,
  );
  const isLocation = kinds.has("place") && rest.length > 0;
  if (
    (isAddress || isLocation || kinds.has("code")) &&
    !kinds.has("name") &&
    rest.every(({ plain }) => LABELS.test(plain))
  )
    return "contact";
  if (kinds.has("price") && isPriceList(words, covered)) return "prices";
  const isOfHours = kinds.has("hours") && beside(OPENING).length <= FEW && hasTime(text);
  if (isOfHours && !(kinds.has("name") && VERB.test(text))) return "hours";
  if (isOfLook(piece, words, understood)) return "wish";
  if (REFUSES.test(text) && !BOASTS.test(text)) return "refusal";
  // "Society of Will Writers"
  if (VERB.test(text.replace(/(?<=\p{L} )(?:Will|May|Can)(?!\p{L})/gu, ""))) return "statement";
  const isFirst = words[0]?.sentence === 0;
  const isSelf = kinds.has("name") || (isFirst && (kinds.has("place") || understood.name === undefined));
  if (isSelf && rest.length <= MOST_OF_IDENTITY) return "identity";
  if (rest.length === 0 && (kinds.has("contact") || kinds.has("place"))) return "contact";
  return "fragment";
}

/** Whether each part of a sentence is an item with its price, or little beside one. */
function isPriceList(words: readonly Word[], covered: Cover) {
  const parts = groupsOf(words, ({ clause }) => clause);
  const isPriced = (part: readonly Word[]) =>
    part.some((word) => covered(word) === "price") &&
    part.length <= 9 &&
    !/^(?:we|i)$/.test(part[0]?.plain ?? "");
  return parts.every((part) => isPriced(part) || part.length <= 2) && parts.some(isPriced);
}

/** Whether a sentence is about the look of the site, or names nothing but its parts. */
function isOfLook(piece: Evidence, words: readonly Word[], understood: ParsedBrief) {
  const { text, start, end } = piece;
  const { evidence, features, excludedFeatures, confidence, name } = understood;
  const within = (pieces: readonly Evidence[] = []) =>
    pieces.filter((one) => one.start < end && one.end > start);
  if (name && text.startsWith(name)) return false;
  const colours = (confidence.palette ?? 0) >= 0.4 ? within(evidence.palette) : [];
  const facts = Object.values(evidence.facts).flat();
  const isFact = (one: Evidence) => facts.some((fact) => fact.start < one.end && fact.end > one.start);
  const looks = [...colours, ...within(evidence.tone)].filter((one) => !isFact(one));
  const left = (pieces: readonly Evidence[]) =>
    words.filter(
      (word) =>
        !LITTLE.test(word.plain) && !pieces.some((one) => word.start < one.end && word.end > one.start),
    ).length;
  if (looks.length > 0 && !VERB.test(text) && left(looks) <= colours.length) return true;
  const parts = [...features, ...excludedFeatures].flatMap((feature) => within(evidence[feature]));
  // "Donate." alone asks for a part of the site.
  if (words.length === 1 && parts.length > 0 && !isFact(piece)) return true;
  if (parts.length > 0 && isAsking(text)) return true;
  return parts.length > 0 && !isFact(piece) && left(parts) <= 1 && isOfPart(text);
}
