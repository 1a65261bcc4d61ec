import { pattern } from "#src/lib/pattern.ts";
import roleWords from "./industry-words.json";
import type { Word } from "./words.ts";

const DENIED = /^(?:not|no|never|without|isnt|arent|dont|aint|wasnt|nor|neither)$/;
const NEARBY = pattern()`^${roleWords.nearby}$`;
const SERVED = pattern()`^${roleWords.served}$`;
const OWN_SITE =
  /^(?:website|site|page|web|webpage|homepage|design|something|one|presence|landing|domain|need|want|brief)$/;
const BESIDE =
  /^(?:with|plus|also|attached|upstairs|downstairs|side|occasionally|sometimes|including|small|little|bonus|and)$/;
const DECLARING = pattern()`^${roleWords.declaring}$`;

export interface MentionContext {
  /** Words of the business name say little about its industry. */
  isName: (index: number) => boolean;
  /**
   * Wishes for the site say little about it either: asking for "a gallery" does not make the business an art
   * gallery.
   */
  isWish: (from: number, to: number) => boolean;
}

const ELSEWHERE =
  /\b(?:(?:play|plays|played|sing|sings|drum|perform) (?:\w+ )?(?:in|with|for)|used to (?:be|run|own|have|work (?:in|as|for))|worked (?:in|as|for)|(?:wife|husband|mother|father|mum|dad|son|daughter|brother|sister) (?:is|was)|formerly|previously) (?:an? |the )?(?:\w+ ){0,2}$/;

interface Mention {
  /** Index of the first word; `to` is the index of the last. */
  from: number;
  to: number;
  /** Names a business, and is more than a hint of one. */
  isNoun: boolean;
  /** Names only a business nearby. */
  isNear?: boolean;
  /** Counts fully in a wish for the site. */
  isAlwaysMeant?: boolean;
  /** The next word names another business: the last word of a compound counts. */
  isBeforeNoun: boolean;
}

/**
 * Returns how much a mention says about the business itself: 1 in general, more where the sentence says what the business
 * is, less for its customers, its neighbours, and what is denied.
 */
export function weightOfMention(
  words: readonly Word[],
  { from, to, isNoun, isNear, isAlwaysMeant, isBeforeNoun }: Mention,
  { isName, isWish }: MentionContext,
) {
  const word = words[from];
  if (!word) return 0;
  let factor =
    (isWish(from, to) && !(isNoun && from === to) ? (isAlwaysMeant ? 1 : 0.12) : 1) * (isNoun ? 1.5 : 1);
  // The last word of a name is usually the industry: "Animal Hospital", but not "Bakery Lane Vintage".
  if (isName(from)) factor *= !isName(to) ? 0.6 : isName(to + 1) ? 0.25 : 0.75;

  // "Bring your own bouncy castle"
  if (words[from - 1]?.low === "own" && words[from - 2]?.low === "your") factor *= 0.1;
  const after = words[to + 1];
  // In a compound the last word is the industry: "Restaurant photographer".
  if (
    isBeforeNoun &&
    !/^(?:for|that|our)$/.test(words[to]?.low ?? "") &&
    /^\s+$|^-$|^\/$/.test(after?.gap ?? "") &&
    after?.sentence === word.sentence &&
    !isName(to + 1)
  )
    factor *= 0.3;

  // "Ring 01234 555 010", "Sat 9-5"
  if (from === to && /^(?:ring|sat)$/.test(word.low)) factor *= 0.05;

  // "My father-in-law", "weddings around Reading"
  if (word.gap === "-" && words[from - 1]?.low === "in") return 0;
  if (from === to && /^(?:reading|bath|sale|deal)$/.test(word.low) && isTown(words, from)) factor *= 0.05;

  const before = [1, 2, 3, 4, 5, 6, 7]
    .map((step) => words[from - step])
    .filter((one) => one !== undefined && one.sentence === word.sentence) as Word[];
  const plain = (one: Word | undefined) => one?.plain ?? "";
  const near = before.slice(0, 4);
  // Actions of visitors are not offers: "read reviews", "book a slot".
  if (!isNoun && from === to && /^(?:read|book)$/.test(word.low)) factor *= 0.2;
  // "I play in a ceilidh band", "I used to run a café", "my wife is a nurse"
  const led = words.slice(Math.max(0, from - 5), from).map((one) => `${plain(one)} `);
  if (ELSEWHERE.test(led.join(""))) factor *= 0.05;
  // The addressee is not the business: "you build websites", "dear designer".
  if (/^(?:you|dear|whoever)$/.test(plain(before[0]))) return 0.05;
  if (
    near
      .slice(0, 3)
      .some(
        (one, step) =>
          one.clause === word.clause &&
          DENIED.test(plain(one)) &&
          !/^(?:only|just|another)$/.test(plain(words[from - step])),
      )
  )
    factor *= 0.05;
  if (
    near
      .slice(0, 3)
      .some((one, index) => NEARBY.test(plain(one)) && !(plain(one) === "old" && index === 0 && !isNoun)) ||
    /^(?:next|close)$/.test(plain(before[2])) ||
    (/^(?:next|close)$/.test(plain(before[1])) && plain(before[0]) === "to")
  )
    factor *= isNoun ? 0.25 : 0.7;

  // "Started in a garage" is a place, not the business.
  if (
    isNoun &&
    /^(?:a|an|my|our|the|his|her|their)$/.test(plain(before[0])) &&
    /^(?:in|from|inside|behind|into)$/.test(plain(before[1]))
  )
    factor *= 0.35;

  // The customers are not the business: "bookkeeping for bakeries".
  const server = before.findIndex((one) => SERVED.test(plain(one)));
  if (server >= 0 && isNoun && before[server]) {
    const reach = before.slice(0, server + 1);
    const verb = before[server + 1];
    const isOwn =
      reach.some((one) => /^(?:my|our|a|an|this|new|mine)$/.test(plain(one))) &&
      before.slice(server, server + 4).some((one) => OWN_SITE.test(plain(one)));
    const isPlural = /s$/.test(words[to]?.low ?? "");
    const isStart = from - server - 1 === 0;
    const isGroup =
      plain(before[server]) === "of" &&
      /^(?:chain|group|pair|family|couple|kind|sort|type|owner|owners|run)$/.test(plain(verb));
    if (!isOwn && !isStart && !(plain(before[server]) === "of" && (!isPlural || server > 2 || isGroup)))
      factor *= isPlural
        ? 0.2
        : /^(?:for|with|at|to|from|by)$/.test(plain(before[server])) && !(verb && OWN_SITE.test(plain(verb)))
          ? 0.45
          : 0.8;
  }
  if (
    isNoun &&
    before.slice(0, 3).some((one) => BESIDE.test(plain(one)) && plain(one) !== "and") &&
    before.some((one) => /^(?:with|plus|also)$/.test(plain(one)))
  )
    factor *= 0.6;

  if (isNoun && !isNear) {
    if (near.slice(0, 4).some((one) => DECLARING.test(plain(one)))) factor *= 1.35;
    if (word.sentence === 0) factor *= 1.25;
    else if (word.sentence > 6) factor *= 0.7;
  }
  // Of two industries, the one named first is usually the main one.
  return factor * (1 + 0.35 / (1 + from / 12));
}

/** Whether a word that is also a town means the town: capitalised after a preposition, or alone in its sentence. */
function isTown(words: readonly Word[], at: number) {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isCapital) return false;
  const isAlone = before?.sentence !== word.sentence && after?.sentence !== word.sentence;
  return isAlone || /^(?:in|near|around|from|across|at|outside)$/.test(before?.plain ?? "");
}
