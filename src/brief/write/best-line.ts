import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital } from "../short-text.ts";
import { ended } from "./edited.ts";
import { COUNTED, isParticular, isPointing, MONEY } from "./headline.ts";
import { clausesIn, joinedClauses } from "./sentence-clauses.ts";
import type { Statement } from "./statements.ts";

/** A headline of the owner's words, with what is left of its sentence. */
export interface BestLine {
  text: string;
  from: Statement;
  rest?: string | undefined;
}

const [SHORTEST, COMFORTABLE, LONGEST] = [14, 64, 82];
const MOST_WORDS = 17;
const ENOUGH = 4.5;
const FULL =
  /(?<!\p{L})(?:we|i|you|nobody|anybody|everybody|everyone|everything|there)(?:['’]\p{L}+)? \p{L}/iu;
/** What takes the risk from a customer. */
const PROMISE =
  /\bor (?:you|i|we) don['’]?t (?:pay|charge)|\bno fix,? no fee|money back|or it['’]s free|guarantee|you don['’]?t pay|nobody (?:asks|pays|is|gets)/iu;
/** A principle is said with a verb: "We never book a second hedge". */
const PRINCIPLE = /(?<!\p{L})(?:never|nobody|none|\p{L}+n['’]t|not|nothing|without)(?!\p{L})/iu;
const REASON = /(?<=\S )(?:because|so (?:that |you|no|nothing|we|i)|or you|unless|until|than)(?!\p{L})/iu;
const CONTRAST = /(?:\d|\btwo|\bthree|\bfour|\bone) .*, (?:no|never|not) /iu;
/** "48 loaves a week, that's all the oven does" */
const LIMIT = /, that['’]s (?:all|how many|it)(?!\p{L})/iu;
const UNIQUE = /\bone of (?:\w+ )?(?:\d|the)|\bof us (?:in|left)\b|\bthe (?:only|last|oldest|first)\b/iu;
const LONG_YEARS =
  /\bsince (?:1[5-9]|20)\d\d\b|\b\d+ years\b|(?<!\p{L})(?:second|third|fourth|fifth) generation/iu;
const AT_A_TIME =
  /\b(?:at a time|at once|at most|max|a (?:day|week|weekend|month|year)|per class|in a class)\b/i;
/** Works for somebody at a place: neither is the business's own. */
const ONE_JOB =
  /(?<!\p{L})(?:did|done|built|made|painted|worked|restored|finished|fitted|installed|catered|played|laid)(?!\p{L}).*(?<!\p{L})(?:at|in|for|outside|on|near) (?:the )?\p{Lu}|\blast (?:year|spring|summer|autumn|winter|week|month|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;
const WHEN =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|weekdays?|(?<!a )weekends?|january|february|march|april|june|july|august|september|october|november|december|easter|christmas|mornings?|evenings?|tonight|every day|daily|at \d+|\d+(?:[:.]\d+)? ?[ap]m)(?!\p{L})/iu;
/** Somebody's person, papers or ways of payment are told below. */
const ASIDE =
  /^(?:i['’]m|i am|my name|we['’]re|we are|it['’]s called|the name|deposit|payment|card|cash|parking|dbs|free|no (?:appointment|booking|need|card|cash|vat)|people (?:find|say|ask)|sorry)(?!\p{L})|(?<!\p{L})(?:appointment|deposit|parking|cancel\p{L}*|vat|invoices?|dbs|waiting list|phone|e-?mail|website)(?!\p{L})|["“”@()]/iu;
const DETAIL =
  /^(?:usually|normally|closed|open|opening|minimum|delivery|collection|you can|you must|you need|donations|referrals?|prices?|follow|available|covering|based)\b|\b(?:ready|done|back|answered|answer|reply) (?:in|within|by)\b|\b(?:ahead|in advance|notice)\b|=|\d[:.]\d\d|\b\d+ (?:minutes?|mins?|miles|km)\b/i;
const LEANING =
  /^(?:(?:we|i)(?:['’]\p{L}+)? also|and|or|but|so|because|which|who|that|where|when|if|as|than|with|in|at|on|of|for|to|from|near|by|please|not|also|too|then|been|did|used|bring|ask|ring|call|text|order|book|most|some)(?!\p{L})/iu;
/** "If it blows, we don't go": the condition says nothing without what follows. */
const SUBORDINATE = /^(?:if|when|whenever|while|because|once|unless|until|since|as)(?!\p{L})/iu;
const OPEN_END = /\s(?:and|or|with|for|of|the|a|an|to|in|at|by|from|is|are)$/i;
/** A clause of a sentence that can stand by itself. */
const STANDS =
  /^(?:we|i|you|nobody|anybody|everybody|everyone|everything|every|there|no|all)(?:['’]\p{L}+)? \p{L}/iu;

/**
 * Returns the most particular thing that an owner says in a sentence or a clause of one: a promise, a principle with its
 * reason, a number, how it is done.
 */
export function bestLine(statements: readonly Statement[], understood: ParsedBrief): BestLine | undefined {
  const [best] = statements
    .flatMap((from, at) =>
      linesOf(from).map((line) => ({ ...line, from, score: scoreOf(line.text, from, understood) - at / 20 })),
    )
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score);
  return best && { text: ended(capital(best.text)), from: best.from, rest: best.rest };
}

const SAYING: ReadonlySet<Statement["purpose"]> = new Set(["statement", "fragment", "refusal"]);

function linesOf({ purpose, copy }: Statement): { text: string; rest?: string | undefined }[] {
  if (!SAYING.has(purpose)) return [];
  const whole = copy.replace(/[.!]+$/, "");
  const clauses = clausesIn(whole);
  const tails = clauses.slice(1).flatMap((_, index) => {
    const at = index + 1;
    const [head, tail] = [clauses.slice(0, at), clauses.slice(at)];
    const text = joinedClauses(tail);
    return STANDS.test(text) && !/^\s*:/.test(tail[0]?.mark ?? "") && !SUBORDINATE.test(joinedClauses(head))
      ? [{ text, rest: ended(joinedClauses(head)) }]
      : [];
  });
  return [{ text: whole }, ...tails];
}

function scoreOf(text: string, { purpose, copy }: Statement, { name = "", place = "" }: ParsedBrief) {
  const count = text.split(/\s+/).length;
  const [town = ""] = place.split(",");
  if (
    text.length < SHORTEST ||
    text.length > LONGEST ||
    count > MOST_WORDS ||
    count < 4 ||
    LEANING.test(text) ||
    OPEN_END.test(text) ||
    ASIDE.test(text) ||
    ONE_JOB.test(copy) ||
    WHEN.test(text) ||
    MONEY.test(text) ||
    DETAIL.test(text) ||
    /\d{5}|[.!?:] |\s[-–—/+]\s/.test(text) ||
    clausesIn(text).length > 3 ||
    (name && text.toLowerCase().includes(name.toLowerCase())) ||
    (town && text.toLowerCase().includes(town.toLowerCase()))
  )
    return -1;
  const isFull = FULL.test(text);
  // "No e-bike motors" refuses and says nothing more.
  if (purpose === "refusal" && !PROMISE.test(text) && !(isFull && REASON.test(text))) return -1;
  return (
    (PROMISE.test(text) ? 5 : 0) +
    (PRINCIPLE.test(text) && isFull ? 4 : 0) +
    (UNIQUE.test(text) ? 5 : 0) +
    (COUNTED.test(text.replace(/\b(?:1[5-9]|20)\d\d\b|\b(?:under|over|aged?|from|to) \d+s?\b/g, "")) ||
    /\d+%/.test(text)
      ? 3
      : 0) +
    (AT_A_TIME.test(text) ? 1 : 0) +
    (CONTRAST.test(text) ? 2 : 0) +
    (REASON.test(text) && isFull ? 2 : 0) +
    (LIMIT.test(text) ? 2 : 0) +
    (LONG_YEARS.test(text) ? 1 : 0) +
    (isParticular(text) ? 2 : 0) +
    (isFull ? 1 : 0) -
    (isPointing(text) ? 4 : 0) -
    (text.length > COMFORTABLE ? 1 : 0) -
    text.length / 500
  );
}

const NO_DOING =
  "am|are|is|was|were|have|had|has|can|cannot|will|would|could|should|might|must|do|did|does|don|didn|won|get|got|go|went|used|moved|began|founded|bought|took|became|lost|won|use|think|want|need|know|like|love|hate|hope|say|said|see|look|come|came|live|also|still|just|only|never|always|ring|play|speak|take|give|put|start|started|open|opened|close|keep|try|help|call|ask|accept|charge|send|post|deliver|bring|leave|find|agree|measure|offer|cover|run|own|work|study|train|meet|need|prefer|feel|tell|show|been|not|re|ve|ll|m|d";
/** "I mend accordions and concertinas", "My name is Hannah and I make baby slings" */
const DOING = pattern(
  "iu",
)`^(?:(?:my name(?: is|['’]s)|i['’]m|i am|we['’]re|we are) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,| and) )?((?:we|i) (?:still |do up )?(?!${NO_DOING}(?!\p{L}))(?:\p{L}+-)?\p{Ll}{2,} (?!it |them |that |this |you )\p{L}[^.;:!?]*)`;

/** Returns what an owner does, from the first sentences, where it says it with a verb of its own. */
export function doingLine(statements: readonly Statement[]): BestLine | undefined {
  for (const from of statements.filter(({ purpose }) => purpose !== "wish").slice(0, 2)) {
    if (from.purpose !== "statement" || MONEY.test(from.copy.slice(0, COMFORTABLE))) continue;
    const [whole = "", said = ""] = DOING.exec(from.copy) ?? [];
    // "We collect from three schools: Park Hill and Elmwood"
    if (from.copy.slice(whole.length).startsWith(":")) continue;
    const clauses = clausesIn(said);
    for (const count of [clauses.length, 1]) {
      const text = joinedClauses(clauses.slice(0, count));
      const isWhole = count === clauses.length;
      const rest = isWhole ? "" : joinedClauses(clauses.slice(count));
      const isRight =
        text.length >= SHORTEST &&
        (isWhole || rest.length > 0) &&
        text.length <= COMFORTABLE + 6 &&
        text.split(" ").length > 2 &&
        clausesIn(text).length < 3 &&
        !WHEN.test(text) &&
        !OPEN_END.test(text) &&
        !DETAIL.test(text) &&
        !(rest && LEANING.test(rest) && !/^in |^from |^at |^near /.test(rest));
      if (isRight) return { text: ended(capital(text)), from, ...(rest && { rest: ended(capital(rest)) }) };
    }
  }
  return undefined;
}

/** Where something is, or since when, heads no site. */
export const isOutOfPlace = (text: string) =>
  /^(?:been|did|name|called|back of|behind|next to|open)\b/i.test(text);

const SERVES = /(?<!\p{L})(?:for|who|that|with|by|from|through|without)(?!\p{L})/iu;

/** Whether a headline is only a name for what is done, a list, or notes side by side: the owner has better. */
export function isBare(text: string, purpose: Statement["purpose"] | undefined) {
  const plain = text.replace(/[.!]$/, "");
  const hasVerb = FULL.test(plain);
  return (
    (purpose === undefined && !/ who /.test(plain)) ||
    plain.split(", ").length > 3 ||
    /\s[-–—/+]\s|[:()]|\d{5}|(?<!\p{L})(?:street|road|lane|calle|rue|via)(?!\p{L}).* \d/iu.test(plain) ||
    isOutOfPlace(plain) ||
    ONE_JOB.test(plain) ||
    MONEY.test(plain) ||
    (!hasVerb &&
      ((purpose === "identity" && !SERVES.test(plain) && !isParticular(plain) && !COUNTED.test(plain)) ||
        plain.split(", ").length > 2 ||
        (plain.split(" ").length < 6 && !isParticular(plain) && !COUNTED.test(plain))))
  );
}
