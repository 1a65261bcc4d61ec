import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import type { Mention } from "./mentions.ts";
import lexicon from "./small-words.json";
import { spoken } from "./spoken.ts";
import { isVerbOrPreposition, LINKING, MODALS } from "./word-kinds.ts";

type Place = Pick<Mention, "from" | "to">;

const JOINING = pattern()`^${lexicon.joining}$`;
const ARTICLE = /^(?:a|an|our|the|my|some|photo|simple|nice|small|little|big|good|their|few|any|its)$/;
const AFTER_ITEM = pattern()`^${lexicon.afterItem}$`;

/** Whether the words are an entry of a list: between commas, "and" or the like, possibly with an article. */
export function isItem(words: readonly Word[], { from, to }: Place, canBeModified = false) {
  const word = words[from];
  const before = words[from - 1];
  const after = words[to + 1];
  if (!word) return false;
  const isFirst = !before || before.sentence !== word.sentence || /[,;:(+/&–—-]|\n/.test(word.gap);
  const isJoined = before !== undefined && JOINING.test(before.low);
  const second = words[from - 2];
  const isJoinedArticle =
    before !== undefined &&
    ARTICLE.test(before.low) &&
    (second === undefined ||
      second.sentence !== word.sentence ||
      /[,;:(]/.test(before.gap) ||
      JOINING.test(second.low));
  const isLast =
    !after ||
    after.sentence !== word.sentence ||
    /[,;:()+/&–—.-]/.test(after.gap) ||
    AFTER_ITEM.test(after.low.replace("'", "")) ||
    (/^(?:photo|picture|image|pic|shot|video|photograph)s?$/.test(words[to]?.low ?? "") &&
      /^(?:of|from|through|about|in)$/.test(after.low));
  return isLast && (isFirst || isJoined || isJoinedArticle || (canBeModified && isModified(words, from)));
}

/** Allows one specifying word before it: "trip photos", "author events". */
function isModified(words: readonly Word[], from: number) {
  const before = words[from - 1];
  const second = words[from - 2];
  if (!before || before.sentence !== words[from]?.sentence || !/^\s$/.test(words[from]?.gap ?? ""))
    return false;
  if (before.low === "own" || LINKING.has(before.low) || isVerbOrPreposition(before.low)) return false;
  return (
    second === undefined ||
    second.sentence !== before.sentence ||
    /[,;:(+/&–—-]/.test(before.gap) ||
    JOINING.test(second.low) ||
    ARTICLE.test(second.low) ||
    MODALS.has(second.low)
  );
}

/** Whether the word is an action of visitors: "order bouquets online", "book tours on the site". */
export function isDone(words: readonly Word[], { from, to }: Place) {
  const word = words[from];
  if (word && from > 0 && from === to && /^(?:sell|buy|flog)$/.test(word.low)) return isAsked(words, from);
  if (!word || from !== to || !/^(?:book|order|schedule|reserve|sell|selling|buy)$/.test(word.low))
    return false;
  if (/^(?:book|reserve)$/.test(word.low)) return isVerb(words, from);
  const tail = words
    .slice(to + 1, to + 7)
    .filter(({ sentence, clause }) => sentence === word.sentence && clause === word.clause);
  return (
    tail.some(({ low }) => /^(?:online|website|site)$/.test(low)) &&
    (isVerb(words, from) || /^(?:sell|selling|buy)$/.test(word.low))
  );
}

const ASKS = /^(?:to|can|could|should|people|customers|they|folk|visitors|fans)$/;
/** Whether a verb asks for a feature ("Sell bunches", "people can buy") instead of telling what the business does. */
function isAsked(words: readonly Word[], at: number) {
  const [word, before] = [words[at] as Word, words[at - 1]];
  const starts = before?.sentence !== word.sentence || /[,;:(+–—-]/.test(word.gap);
  return starts || ASKS.test(before?.low ?? "");
}

/** "Book clubs" and "book covers" are not bookings. */
const AFTER_BOOK = pattern()`^${lexicon.afterBook}$`;
/** Precedes "book" as a verb: "so people can book". */
const BEFORE_BOOK = pattern()`^${lexicon.beforeBook}$`;
/** Whether "book" is a verb: "book dives", "let guests book a bed". */
function isVerb(words: readonly Word[], at: number) {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || !next || next.sentence !== word.sentence || !/^\s$/.test(next.gap)) return false;
  if (AFTER_BOOK.test(next.low)) return false;
  const isOpening = !before || before.sentence !== word.sentence || /[,;:(+–—-]/.test(word.gap);
  return isOpening || BEFORE_BOOK.test(before?.low ?? "");
}

const NO = /\bno(?:\s\w+)?|without|skip|not a|isnt an?|dont do|dont put/;
const DOING = "need|want|have|include|show|list|put|do|sell|host|run|take|publish";
const NOT_DOING = pattern()`(?:dont|not|never) ${DOING}(?: an?| any| the| our| my| up)?`;
const SPEAKING = /(?:about|list)(?: our| my| the)?|(?:need for|than|like|of) an?/;
const DENYING = pattern()`${[NO, NOT_DOING, SPEAKING]}\s$`;

/**
 * Whether a refused phrase may be a part of the site: it follows the refusal closely, or is an entry of a
 * list.
 */
export function isRefusable(words: readonly Word[], place: Place) {
  const before = spoken(words, place.from - 4, place.from);
  return isItem(words, place) || DENYING.test(before);
}

/** Words before "photos" that ask for a gallery: "with lots of photos". */
const BEFORE_PICTURES = pattern()`^${lexicon.beforePictures}$`;
/** Whether the words ask for a page or an amount: "a page with lots of photos", "the projects page". */
export function isAskedFor(words: readonly Word[], { from, to, value }: Mention) {
  const after = words[to + 1];
  if (
    after?.sentence === words[from]?.sentence &&
    /^(?:page|section|tab|part|button|area)$/.test(after?.low ?? "")
  )
    return true;
  return (
    value.feature === "gallery" &&
    BEFORE_PICTURES.test(words[from - 1]?.low ?? "") &&
    !/^(?:take|taking|make|making)$/.test(words[from - 2]?.low ?? "")
  );
}
