import { pattern } from "#src/lib/pattern.ts";
import { placeNamed } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";
import { OPENING } from "../write/run-on.ts";
import { featuresAt, SIZE, signOf } from "./sentence-marks.ts";
import stored from "./sentence-weights.json";

// Finds the places of a dictated text at which marks are missing, by learned weights and by rules of grammar.

/** A shorter sentence is left as it is, and so is one with a mark for each so many words. */
const [LONG, UNMARKED] = [18, 12];
/** The log odds from which on a mark is set. */
const LEAST = 0.9;
/** The same within a piece that is still long, and the fewest words on either side. */
const [LEAST_IN_LONG, FEWEST_IN_HALF] = [0.6, 3];
const FEWEST = 2;

const FIRST_CHARACTER = 35;
const BACKSLASH = 92;
const weights = Float32Array.from({ length: SIZE }, (_, at) => {
  const code = stored.values.charCodeAt(at);
  return (code - FIRST_CHARACTER - (code > BACKSLASH ? 1 : 0) - stored.levels / 2) * stored.step;
});

/** No sentence ends behind these. */
const NO_END = pattern()`^${"a|an|the|my|our|your|his|her|their|this|that|these|those|of|in|at|on|for|to|with|from|by|and|or|but|we|i|you|they|he|she|it|its|theres|im|ive|weve|were|theyre|is|are|was|be|been|do|does|dont|doesnt|have|has|had|can|cant|will|wont|would|should|need|needs|take|takes|make|makes|cover|covers|bring|brings|offer|offers|very|if|when|where|which|who|what|how|than|as|per|about|around|under|over|into|every|each|any|some|no|not|never|because|cos|so|until|till|between|near|like|st|saint|mr|mrs|dr|please|pls|just|mostly|mainly|usually|really|quite|mobile|goes|comes|both|all|saying|showing|knowing|telling"}$`;
/** No sentence begins with these. */
const NO_START = pattern()`^${"ever|a|an|plus|notice|anymore|going|of|than|to|with|by|for|against|per|is|are|was|be|has|too|aswell|extra|not|ago|etc|which|that|who|or|per|each|away|old|is|will|can|pm|am|oclock|onwards"}$`;
/** These seldom begin one. */
const RARE_START = pattern()`^${"in|at|on|from|and|but|so|as|if|until|till|near|town|up|down|all|until|also|when|where|because|cos|while|extra|after|before|evenings|mornings|weekends|weekdays|only|anytime|ideally|preferably|mostly|mainly"}$`;
const SUBJECT = pattern()`^${"i|we|they|he|she"}$`;
const CONTRACTED = pattern()`^${"im|ive|theres|theyre|youll|weve|its|shes|hes"}$`;
const SOME_SUBJECT = pattern()`^${"you|it|there|everyone|everybody|everything|nobody|nothing|anybody|anyone"}$`;
const AUXILIARY = pattern()`^${"is|are|was|were|has|have|can|cant|will|wont|dont|need|get|could|must|bring|pay|choose|costs|takes|comes|starts|opens|does|isnt|works|means|gets|just|pays|asks|stop|see|say|know"}$`;
const NO_VERB = pattern()`^${"and|or|but|the|a|an|of|in|on|at|to|with"}$`;
const CONNECTING = pattern()`^${"and|but|or|because|cos|so|if|when|where|that|which|who|what|how|than|as|while|until|till|before|after|since|once|like|everything|anything|all|something|whatever|wherever|whenever|whoever|things|think|know|say|sure|hope|then|do|did|us|let|me|every|also"}$`;
const OF_THING = pattern()`^${"the|every|all|any|first|only|best|same"}$`;
/** Words behind a price that belong to it. */
const UNIT = pattern()`^${"each|a|an|per|plus|for|pounds?|quid|euros?|dollars?|bucks|min|mins|minutes|hours?|hrs?|days?|weeks?|months?|years?|yrs?|am|pm|miles?|km|to|and|or|of|at|in|if|on|with|including|incl|inc|extra|off|delivered|fitted|people|persons|percent|the|depending|more|less|is|are|but|when|by|till|until|over|including|oclock|too|as|metres?|ft|feet|inch|tons?|kg|acres?|star|wide|bedroomed?|bed|seater|gallons|who|because|so|litres?|ltrs?|cm|mm|nights?|courses?|sessions?|mats?|pitches|rooms?|seats?"}$`;
const MONEY = pattern()`^${"pounds?|quid|euros?|dollars?|bucks|pence"}$`;
const PRICING = pattern()`^${"is|are|from|for|at|about|only"}$`;
const COUNTS = pattern()`^${"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight"}$`;
const COSTING = pattern()`^${"is|are|costs?|starts?"}$`;
const PAID = pattern()`^${"free|extra|included"}$`;
const FARTHEST = 4;
const LONGEST_ITEM = 5;
/** "… and everything is halal" begins a sentence after so many words. */
const ENOUGH = 6;
const ENDLESS = 26;
/** Nobody speaks so many words without an end: the reach of a search for one. */
const FARTHEST_END = 120;

/** Returns the words before which a mark is missing, each with that mark. */
export function missingMarks(words: readonly Word[]): Map<Word, "." | ","> {
  const marks = new Map<Word, "." | ",">();
  const bySentence = new Map<number, Word[]>();
  for (const word of words) {
    const sentence = bySentence.get(word.sentence);
    if (sentence) sentence.push(word);
    else bySentence.set(word.sentence, [word]);
  }
  for (const sentence of bySentence.values())
    if (isUnmarked(sentence)) for (const [word, mark] of marksIn(sentence)) marks.set(word, mark);
    else for (const word of secondSubjects(sentence)) marks.set(word, ".");
  return marks;
}

/** Whether a sentence is long, and has fewer marks than anybody writes. */
function isUnmarked(sentence: readonly Word[]) {
  const marked = sentence.slice(1).filter(({ gap }) => /[,:–—()]|\s-\s|\.\.|^\.\s/.test(gap)).length;
  return sentence.length >= LONG && sentence.length / (marked + 1) > UNMARKED;
}

/** The fewest words of a text in small letters in which a second subject may begin another sentence. */
const [SPOKEN, LEAST_PIECE] = [14, 8];

/** "hi im rosa i make tamales, pork and bean": between commas, a clause with a subject of its own begins a sentence. */
function secondSubjects(sentence: readonly Word[]): Word[] {
  if (sentence.length < SPOKEN || sentence.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))) return [];
  if (!sentence.some(({ text }) => /\p{Ll}/u.test(text))) return [];
  const starts: Word[] = [];
  let [from, hasSubject] = [0, false];
  for (const [at, word] of sentence.entries()) {
    if (/[,:;()–—]/.test(word.gap)) [from, hasSubject] = [at, false];
    const isOpen = opensAgain(sentence, at);
    if (isOpen && hasSubject && at - from > FEWEST && lengthFrom(sentence, from) >= LEAST_PIECE) {
      starts.push(word);
      from = at;
    }
    hasSubject ||= isOpen || SUBJECT.test(word.plain) || CONTRACTED.test(word.plain);
  }
  return starts;
}

/** Whether a clause with a subject of its own begins here, that no word before it leads to. */
function opensAgain(sentence: readonly Word[], at: number) {
  const plain = (step: number) => sentence[at + step]?.plain ?? "";
  const isLiked = plain(-1) === "like" && plain(-2) === "you";
  return (
    opens(plain) &&
    (isLiked || !NO_END.test(plain(-1))) &&
    !CLAUSE_AFTER.test(plain(-1)) &&
    !isRelative(plain)
  );
}

/** The words up to the next mark, as far as they matter. */
const lengthFrom = (sentence: readonly Word[], from: number) =>
  sentence.slice(from, from + LEAST_PIECE + 1).findIndex(({ gap }, at) => at > 0 && /[,:;()–—]/.test(gap)) < 0
    ? Math.min(LEAST_PIECE, sentence.length - from)
    : 0;
const CLAUSE_AFTER = pattern()`^${"while|unless|though|although|whether|wherever|the|way|time|day|year|moment|one|ones|people|hope|guess|feel|mean|promise"}$`;

function marksIn(sentence: readonly Word[]): [Word, "." | ","][] {
  const starts: number[] = [];
  const signs = sentence.map(signOf);
  let since = 1;
  for (const [at, word] of sentence.entries()) {
    const last = sentence[at - 1];
    if (!last) continue;
    if (/[,:;()–—]/.test(word.gap)) since = 1;
    else if (since >= FEWEST && /^\s+\S?$/.test(word.gap) && isMissing(sentence, signs, at, since)) {
      starts.push(at);
      since = 1;
    } else since++;
  }
  const all = withShorter(sentence, signs, starts);
  const ends = [...all.slice(1), sentence.length];
  const areItems = all.map((at, index) => isItem(sentence.slice(at, ends[index])));
  const isFirstItem = isItem(sentence.slice(0, all[0]));
  return all.flatMap((at, index) => {
    const word = sentence[at];
    const isBeside = areItems[index - 1] ?? isFirstItem;
    const isListed = areItems[index] && isBeside;
    return word ? [[word, isListed ? "," : "."] as const] : [];
  });
}

/** "Gel hands are 28", "no onion", "rabbits": one of several, that commas part. */
const isItem = (words: readonly Word[]) =>
  words.length <= LONGEST_ITEM &&
  !words.some(
    ({ plain }) =>
      SUBJECT.test(plain) || CONTRACTED.test(plain) || (AUXILIARY.test(plain) && !COSTING.test(plain)),
  );

function isMissing(sentence: readonly Word[], signs: readonly string[], at: number, since: number) {
  if (isNumberSign(sentence, at) || isWithinPhrase(sentence, at)) return false;
  const isSecond =
    since > FEWEST &&
    opensAgain(sentence, at) &&
    sentence
      .slice(at - Math.min(since, ENDLESS), at)
      .some(({ plain }) => SUBJECT.test(plain) || CONTRACTED.test(plain) || SOME_SUBJECT.test(plain));
  if (isSecond) return true;
  const joins = since >= ENOUGH && joinsSentence((step) => sentence[at + step]?.plain ?? "");
  return joins || oddsAt(sentence, signs, at, since) > LEAST;
}

/** Words of a size before its thing, and short forms behind a name: "five litre kegs", "Hog Bay Rd". */
const SIZE_OF = pattern()`^${"litre|liter|kilo|pint|gallon|inch|foot|mile|minute|hour|day|week|month|year|gram"}$`;
const ROAD = /^(?:rd|st|ave|ln|dr|hwy|blvd)$/;
const OF_PLACE = /^(?:in|near|at|around|outside)$/;

/** Whether a phrase goes on here: a size, a short form, a price behind its thing, a town behind a part of it. */
function isWithinPhrase(sentence: readonly Word[], at: number) {
  const plain = (step: number) => sentence[at + step]?.plain ?? "";
  const isNumber = (step: number) => /^\d/.test(plain(step)) || COUNTS.test(plain(step));
  const isTown = placeNamed(plain(0))?.kind === "town" && placeNamed(plain(0))?.isWord === false;
  return (
    ROAD.test(plain(0)) ||
    (SIZE_OF.test(plain(-1)) && isNumber(-2) && plain(-2) !== "one") ||
    (MONEY.test(plain(0)) && isNumber(-1)) ||
    (isNumber(0) && MONEY.test(plain(1)) && !MONEY.test(plain(-1)) && !isNumber(-1)) ||
    (isTown && [-2, -3].some((step) => OF_PLACE.test(plain(step))))
  );
}

/** "Company no. 06262671" */
const isNumberSign = (sentence: readonly Word[], at: number) =>
  sentence[at]?.plain === "no" && (sentence[at + 1]?.gap.startsWith(".") ?? true);

const oddsAt = (sentence: readonly Word[], signs: readonly string[], at: number, since: number) =>
  featuresAt(signs, at - 1, since).reduce((sum, one) => sum + (weights[one] ?? 0), stored.bias) +
  byGrammar(sentence, at);

/** Parts what is still too long at its likeliest place. */
function withShorter(
  sentence: readonly Word[],
  signs: readonly string[],
  starts: readonly number[],
): number[] {
  const ends = [...starts, sentence.length];
  const added = ends.flatMap((end, index) => {
    const from = starts[index - 1] ?? 0;
    if (end - from < ENDLESS) return [];
    const likely = Array.from(
      { length: Math.min(end - from, FARTHEST_END) - 2 * FEWEST_IN_HALF },
      (_, step) => from + FEWEST_IN_HALF + step,
    )
      .filter((at) => /^\s+\S?$/.test(sentence[at]?.gap ?? ""))
      .map((at) => ({ at, odds: oddsAt(sentence, signs, at, at - from) }))
      .sort((one, other) => other.odds - one.odds);
    const [best] = likely;
    return best && best.odds > LEAST_IN_LONG ? [best.at] : [];
  });
  if (added.length === 0) return [...starts];
  return withShorter(
    sentence,
    signs,
    [...starts, ...added].sort((a, b) => a - b),
  );
}

const [NEVER, AGAINST, FOR, SURE] = [-20, -1.2, 1.5, 3];

/** The weight of grammar for a mark before the word at `at`, negative if it is against one. */
function byGrammar(sentence: readonly Word[], at: number) {
  const plain = (step: number) => sentence[at + step]?.plain ?? "";
  const [last, word, next] = [plain(-1), plain(0), plain(1)];
  const isNumber = /^\d/.test(word) || COUNTS.test(word);
  const isArticle = /^an?$/.test(word) && opensItem(plain);
  // "9 to 5 closed Sundays", but "4 treatments a year"
  const isTime =
    /^\d{1,2}(?:[.:]\d\d)?(?:am|pm)?$/.test(last) && UP_TO.test(plain(-2)) && /^\d/.test(plain(-3));
  const isCount =
    /^\d{1,3}$/.test(last) &&
    !isTime &&
    !PRICING.test(plain(-2)) &&
    !MONEY_SIGN.test(sentence[at - 1]?.gap ?? "") &&
    // Without a sign, "cut 18 perms 48" are prices.
    sentence.slice(Math.max(0, at - ENDLESS), at + ENDLESS).some(({ gap }) => MONEY_SIGN.test(gap));
  // "Perennials just outside Bewdley", "a gym in Toxteth Liverpool"
  if (word === "just" && PLACING.test(next)) return NEVER;
  if (placeNamed(last) && placeNamed(word)?.kind === "town") return NEVER;
  // "We post them to you it's £85"
  const isToSomebody = /^(?:you|them|us|it)$/.test(last) && TO.test(plain(-2)) && CONTRACTED.test(word);
  if (isToSomebody) return SURE;
  const isSum = isNumber && MONEY.test(next) && !BEFORE_SUM.test(last) && !NO_END.test(last);
  if (isSum) return SURE;
  if (sentence[at + 1]?.gap === "@" || NO_END.test(last) || (NO_START.test(word) && !isArticle)) return NEVER;
  if (isNumberSign(sentence, at)) return NEVER;
  if (isNumber && !/[£$€₹]$/.test(sentence[at]?.gap ?? "")) return NEVER;
  if (isCount && UNIT.test(word)) return NEVER;
  if (isTime && /^\p{L}/u.test(word) && !UNIT.test(word) && !DAY.test(word)) return SURE;
  if (isCount && /s$/.test(word) && !endsPrice(sentence, at)) return NEVER;
  if (endsItem(plain)) return SURE;
  if (OPENING.test(`${word} ${next}`) && !CONNECTING.test(last)) return SURE;
  if (REACH.test(last) && !/^\d/.test(word)) return NEVER;
  if (isReaching(plain)) return SURE;
  // "First one free", "no fix no fee"
  if ((word === "first" && plain(2) === "free") || (last === "fee" && plain(-2) === "no")) return SURE;
  if (/^\d{1,2}[ap]m$/.test(last) && !DAY.test(word) && !UNIT.test(word) && DAY.test(next)) return SURE;
  if (opensItem(plain) || (/^\d/.test(last) && opens(plain))) return /^\d[\d.,]*$/.test(last) ? SURE : FOR;
  if (opens(plain)) return isRelative(plain) ? AGAINST : FOR;
  return RARE_START.test(word) || RARE_START.test(next) ? AGAINST : 0;
}

const TO = pattern()`^${"to|for|with|at"}$`;
const BEFORE_SUM = pattern()`^${"is|are|was|cost|costs|charge|only|just|another|extra|starts|pay|max|under|over|plus|less|around|roughly|up|and|to|or|a|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred"}$`;
const REACH = pattern()`^${"call|text|ring|phone|whatsapp"}$`;
/** "Ring Noreen 071 555 0133", "call or text Sandra" */
const isReaching = (plain: (step: number) => string) =>
  REACH.test(plain(0)) &&
  !CONNECTING.test(plain(-1)) &&
  ((/^(?:or|and)$/.test(plain(1)) && REACH.test(plain(2))) ||
    /^0?\d{3}/.test(plain(2)) ||
    (plain(2) === "on" && /^\d/.test(plain(3))));
const PLACING = pattern()`^${"outside|off|by|over|up|down|across|round|near|around|behind|past|on|in"}$`;
const MONEY_SIGN = /[£$€₹]$/;
const UP_TO = pattern()`^${"to|till|til|until"}$`;
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|week|every|daily|all|in|on|or|and|then)/;

/** "The bread we bake", but not "I come to the house I speak slowly" */
function isRelative(plain: (step: number) => string) {
  if (!SUBJECT.test(plain(0)) && plain(0) !== "you") return false;
  const step = [-1, -2, -3].find((one) => OF_THING.test(plain(one)) && (one === -1 || plain(one) !== "all"));
  return step !== undefined && !(step < -1 && TOWARDS.test(plain(step - 1)));
}
const TOWARDS = pattern()`^${"to|in|at|from|on|by|behind|near"}$`;

/** "Heels are 9 soles are 38": a bare price ends there, a count does not. */
const endsPrice = (sentence: readonly Word[], at: number) =>
  [-2, -3, -4].some((step) => COSTING.test(sentence[at + step]?.plain ?? ""));

/** "Gel hands are 28, gel toes are 26": behind a price, where another thing has its own. */
function endsItem(plain: (step: number) => string) {
  const isPrice = /^\d+$/.test(plain(-1)) || MONEY.test(plain(-1));
  if (!isPrice || UNIT.test(plain(0)) || !/^\p{L}/u.test(plain(0))) return false;
  for (let step = 1; step <= FARTHEST; step++) {
    if (SUBJECT.test(plain(step))) return false;
    if (/^\d+$/.test(plain(step)) || (PAID.test(plain(step)) && step > 1))
      return PRICING.test(plain(step - 1)) || step > 1;
  }
  return false;
}

/** "A headboard is about 120", "prices start at 40" */
function opensItem(plain: (step: number) => string) {
  if (/^\d/.test(plain(-1)) && /^an?$/.test(plain(0)) && plain(2) === "from" && /^\d/.test(plain(3)))
    return true;
  for (let step = 1; step < FARTHEST; step++)
    if (COSTING.test(plain(step)))
      return [1, 2].some((more) => /^\d+$/.test(plain(step + more)) || PAID.test(plain(step + 1)));
  return false;
}

/** "… and everything is halal", "… and a consultation is £40" */
const joinsSentence = (plain: (step: number) => string) =>
  plain(0) === "and" &&
  /^(?:the|a|an|my|our|everything|everyone)$/.test(plain(1)) &&
  [2, 3, 4].some((step) => /^(?:is|are|was|has|have)$/.test(plain(step)));

function opens(plain: (step: number) => string) {
  const [last, word, next] = [plain(-1), plain(0), plain(1)];
  // "When you like" ends there.
  if (CONNECTING.test(last) && !(last === "like" && /^(?:you|we|i)$/.test(plain(-2)))) return false;
  if (/^(?:everything|nothing|anything)$/.test(word) && /^(?:you|we|i)$/.test(next)) return true;
  if (CONTRACTED.test(word)) return true;
  if (SUBJECT.test(word)) return !NO_VERB.test(next);
  return SOME_SUBJECT.test(word) && AUXILIARY.test(next);
}
