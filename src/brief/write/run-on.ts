import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";

// Dictated texts and texts without punctuation: where a new sentence begins inside a long one.

/** A sentence of fewer words is left as it is. */
const LONG = 20;
/** So many words without a mark are dictated. */
const UNMARKED = 12;
const FEWEST = 3;
/** A sentence may end before "and we …" if it has so many words. */
const ENOUGH = 6;

const CONTRACTED = pattern()`^${"im|ive|its|weve|theres|theyre|youll|hes|shes|youre|theyve|youve"}$`;
const SUBJECT = pattern()`^${"i|we|they|he|she"}$`;
const SOME_SUBJECT = pattern()`^${"you|it|there|everyone|everybody|nobody"}$`;
const VERB = pattern()`^${"is|are|was|were|has|have|can|cant|will|wont|dont|need|get|just|could|must|bring|pay|gotta|gonna|should|might|may|would|choose|costs|takes|comes|starts|opens|does|isnt|goes|works|means|gets|never|always|also|only"}$`;
const NO_VERB = pattern()`^${"and|or|but|the|a|an|of|in|on|at|to|with"}$`;
const REACH = pattern()`^${"call|text|ring|phone|email|message|whatsapp"}$`;
const REACHED = /^(?:me|us|\d.*|on|now|today|any|for|ahead|first)$/;
/** Pairs of words with which a sentence begins though it has no subject. */
export const OPENING =
  /^(?:just (?:walk|turn|drop|call|text|ring|pop|ask|come|bring)|pop in|drop in|find us|ask for|dont (?:text|call|ring|need|worry|forget|email|phone)|based (?:in|at|near|on|out)|been (?:doing|here|going|in|on|at|a|running|making|mending|fixing|baking)|me and|open (?:mon|tue|wed|thu|fri|sat|sun|every|daily|from|all|late|till|until|\d|seven|six|five|weekday|weekend)\w*|closed (?:mon|tue|wed|thu|fri|sat|sun|on|all)\w*|(?:kids|children|dogs|families|beginners|cards|everyone|quotes|visitors|walkins|deposits|prices) (?:are|is|welcome|accepted|start|from|free)|(?:delivery|parking|postage|collection|cash) (?:is|only|free|available|included)|(?:number|phone|mobile) is|(?:dad|mum|mom|grandad|wife|husband|daughter) (?:is|was|has|does|did|started|still)|please \p{L}+|pls \p{L}+|(?:um|erm|uh|er|oh) \p{L}+)$/u;
/** A clause goes on after these words. */
const CONNECTING = pattern()`^${"and|but|or|because|cos|so|if|when|where|that|which|who|what|how|than|as|while|until|till|before|after|since|once|like|for|with|of|to|from|by|about|in|on|at|the|a|an|my|our|is|are|everything|anything|all|something|whatever|wherever|whenever|whoever|things|think|know|say|says|sure|hope|not|also|then|do|did|can|will|would|should|if|or|us|let|just|please|dont|never|always|be|been|being|me"}$`;
const SUBORDINATE = pattern()`^${"if|when|because|cos|as|while|although|though|once|whether|since|after|before|until|unless|where|whatever|whenever|wherever|from|in|at|by|for|with|on|to"}$`;
const OF_THING = pattern()`^${"the|every|all|any|each|first|only|best|what|same"}$`;
/** Parts of a site that owners wish for. */
const SITE_PART = /^(?:map|gallery|form|page|button|blog|newsletter|faq|calendar|list|section)$/;
const RELATIVE = /^(?:where|which|who|with)$/;
const FAMILY = pattern()`^${"mum|mom|dad|mother|father|wife|husband|partner|sister|brother|son|daughter|nan|gran|granny|grandma|grandad|granddad|grandpa|uncle|aunt|auntie|cousin"}$`;
const MARK = /[,–—]|\s-\s|\.\./;
const MONEY = /[£$€₹]$/;
const RATE = pattern()`^${"a|an|per|each|for"}$`;
const PRICED_BY = pattern()`^${"from|for|at|is|are|cost|costs|only|just|and|or|about|around|under|over|its|be"}$`;

/** Returns the words of one sentence with which another one begins. */
export function runOnStarts(sentence: readonly Word[]): Word[] {
  if (sentence.length < LONG) return isInSmall(sentence) ? contractedStarts(sentence) : [];
  const marks = sentence.slice(1).filter(({ gap }) => MARK.test(gap)).length;
  const isSpoken = isInSmall(sentence);
  const isDictated = isSpoken && sentence.length / (marks + 1) > UNMARKED;
  const isPriceFirst =
    sentence.filter((word, at) => MONEY.test(word.gap) && RATE.test(sentence[at + 1]?.plain ?? "")).length >
    1;
  const starts: Word[] = [];
  let since = 0;
  let isMainAwaited = isSubordinate(0);
  for (let at = FEWEST; at < sentence.length - 1; at++) {
    const length = at - since;
    if (length < (CONTRACTED.test(plainAt(at)) ? FEWEST - 1 : FEWEST) || !isStart(at, length)) continue;
    // "If it's metal, I can fix it" is one sentence.
    if (isMainAwaited) {
      isMainAwaited = false;
      continue;
    }
    const word = sentence[at];
    if (word) starts.push(word);
    since = at;
    isMainAwaited = isSubordinate(at);
  }
  return starts;

  function isSubordinate(at: number) {
    return SUBORDINATE.test(plainAt(at));
  }

  function plainAt(at: number) {
    return sentence[at]?.plain ?? "";
  }

  function isStart(at: number, length: number) {
    const gap = sentence[at]?.gap ?? "";
    const isMarked = MARK.test(gap);
    if (!isMarked && !isDictated && !isJoined(at) && !(isSpoken && isPlainOpening(at))) return false;
    if (isJoined(at))
      return (
        length >= ENOUGH &&
        (isMarked || isSpoken) &&
        (opens(at + 1) || plainAt(at) === "so" || (isDictated && FAMILY.test(plainAt(at + 2))))
      );
    if (!isMarked && CONNECTING.test(plainAt(at - 1))) return false;
    // "A shop, open Sundays, where members buy seed" goes on.
    if (
      plainAt(at) === "open" &&
      sentence.slice(at).some(({ plain, gap }) => MARK.test(gap) && RELATIVE.test(plain))
    )
      return false;
    if (isDictated && isPriceFirst && MONEY.test(gap) && !PRICED_BY.test(plainAt(at - 1))) return true;
    if (isDictated && !isMarked && /^(?:too|aswell)$/.test(plainAt(at - 1)))
      return !NO_VERB.test(plainAt(at));
    return opens(at) && (isMarked || !isRelative(at));
  }

  /** "…, and we also run a campsite"; "… so a map showing where we are" */
  function isJoined(at: number) {
    return (
      (plainAt(at) === "so" &&
        /^(?:a|an|the|some)$/.test(plainAt(at + 1)) &&
        SITE_PART.test(plainAt(at + 2))) ||
      (/^(?:and|but|so)$/.test(plainAt(at)) &&
        (SUBJECT.test(plainAt(at + 1)) ||
          CONTRACTED.test(plainAt(at + 1)) ||
          (/^(?:my|our)$/.test(plainAt(at + 1)) && FAMILY.test(plainAt(at + 2)))))
    );
  }

  function isPlainOpening(at: number) {
    return OPENING.test(`${plainAt(at)} ${plainAt(at + 1)}`) || REACH.test(plainAt(at));
  }

  function opens(at: number) {
    const [word, next] = [plainAt(at), plainAt(at + 1)];
    if (CONTRACTED.test(word)) return true;
    if (SUBJECT.test(word)) return !NO_VERB.test(next);
    if (SOME_SUBJECT.test(word)) return VERB.test(next);
    if (REACH.test(word)) return REACHED.test(next) || /^\d|^on$/.test(plainAt(at + 2));
    if (word === "me")
      return next === "and" && [3, 4, 5, 6, 7].some((step) => /^(?:are|do|run)$/.test(plainAt(at + step)));
    return OPENING.test(`${word} ${next}`);
  }

  /** "The bread we bake" */
  function isRelative(at: number) {
    return SUBJECT.test(plainAt(at)) && [1, 2, 3].some((step) => OF_THING.test(plainAt(at - step)));
  }
}

/** "Ofsted does not apply here im registered with the inspectorate": two sentences without a mark. */
function contractedStarts(sentence: readonly Word[]) {
  if (sentence.slice(1).some(({ gap }) => MARK.test(gap))) return [];
  return sentence.filter(
    ({ plain }, at) =>
      at >= ENOUGH - 2 &&
      at < sentence.length - FEWEST &&
      CONTRACTED.test(plain) &&
      !CONNECTING.test(sentence[at - 1]?.plain ?? "") &&
      !SUBORDINATE.test(sentence[0]?.plain ?? "") &&
      !OF_RELATIVE.test(sentence[at - 1]?.plain ?? ""),
  );
}
/** "On days im free", "the stuff ive made" */
const OF_RELATIVE = pattern()`^${"day|days|time|times|week|weeks|way|thing|things|stuff|one|ones|place|places|work|job|jobs|people|food|only|best|first|last"}$`;

/** Whether somebody typed without capitals: the first word and "i" are small. */
const isInSmall = (sentence: readonly Word[]) =>
  sentence.some(({ text }) => text === "i" || /^i['’]/.test(text)) ||
  /^\p{Ll}/u.test(sentence[0]?.text ?? "");
