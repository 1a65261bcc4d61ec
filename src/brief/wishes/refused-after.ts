import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import type { Mention } from "./mentions.ts";
import { BACK, isBackTo } from "./refused-back.ts";
import lexicon from "./small-words.json";
import { plain, spoken } from "./spoken.ts";

const OUT = /(?:out|off|away) of (?:scope|the question)|un(?!ique|der|til|limited|ited|iversal|anim)\w{4,}/;
const IS_REFUSED = pattern()`(?:${lexicon.being} ){0,2}${[lexicon.refused, OUT]}`;
const SURELY = "absolutely|really|definitely|certainly|just";
const IS_NOT = pattern()`${lexicon.helping} (?:${SURELY} )?(?:not|never)`;
const DISTURBS =
  "gather dust|collect dust|rot|sit there|be out of date|never get done|never be updated|be dead|die|distract|confuse|embarrass|annoy|get in the way|date|go stale|be empty";
const WOULD_BE_WRONG = pattern()`would(?: be)? (?:no|wrong)|(?:would|will) (?:only |just )?${DISTURBS}`;
const HAS_NO = pattern()`(?:is|are|has|have|serves?|makes?) (?:of )?no(?: ${"sense|use|interest|place|need|point|priority"})?`;
const IS_DENIED = pattern()`${[lexicon.denying, IS_NOT, WOULD_BE_WRONG, HAS_NO]}`;
const PART = pattern()` ${[lexicon.parts, /on (?:it|the site|the website|there|here)/]}`;
const WE_HAD = /(?: (?:that |which )?(?:we|i|they) (?:used to have|had|have now|have|had before))?/;
const PLAIN_NO = /(?:no|nope|nah|none) (?:thanks |thank you |please )?$/;
const A_MISS =
  /a miss|off (?:it|the site|there)|(?:can|may|will|must) wait|to (?:others|someone else|the competition)|alone/;
const HIDDEN =
  /(?:(?:shall|will|can|may|should|must) )?(?:remain|stay)s? (?:an? )?(?:mystery|secret|private|hidden|unknown)/;
const NOT_ONES = /(?:isnt|arent|is not|are not|was never|were never) (?:really )?(?:my|our|for) \w+/;
/** Matches a refusal after the refused feature. */
const AFTER = pattern()`^${PART}*${WE_HAD} ${[IS_REFUSED, IS_DENIED, PLAIN_NO, A_MISS, HIDDEN, NOT_ONES]}(?= |$)`;

/** Negations that are not refusals: "is not optional", "cannot be missed". */
const AFTER_BUT = pattern()`(?:not|never|nt|cannot|cant) (?:(?:be|an?|get|really|just|only) )*${lexicon.noDenial}(?= )`;
/** "Out" and "away" as directions: "directions out here", "photos away from the bar". */
const WAY = / (?:out|off) (?:here|there|to|on|in|from|with|by|for|our|my|insta\w*|facebook) /y;
const SOONER = / (?:we|i)(?: would|d) (?:rather|sooner) (?:not|tell|keep|they|it|you|people) /;
const SIGN_NO = /[❌🚫✗✘🙅⛔👎]/u;
const HEAD_NOUN =
  /^(?:sections?|pages?|parts?|tabs?|things?|stuff|forms?|buttons?|bits?|system|notes?|posts?|online)$/;

/** A refusal as a separate reply: "Blog: not needed". */
const REPLY = pattern()`^ (?:${lexicon.beforeReply} )*${[lexicon.reply, /not(?: \w+){0,3}|later(?: \w+)?|leave (?:it |them |that )?out/]}(?: ${lexicon.afterReply})* $`;
const DO_NOT = "do not|dont|never|will not|wont|would not|wouldnt|cannot|cant|could not";
const WE_DO_NOT = pattern()`^(?: \w+){0,5} (?:we|i|they) ${DO_NOT} \w+(?: \w+)? $`;
const AT_FIRST = "a|answer|oh|god|hell|definitely|absolutely|certainly|um|er|well|honestly|er|thanks but";
const NOES = "no|nope|nah|skip|not|never|none|later|forget|leave|pass|hard pass";
const ANSWERS_NO = pattern()`^ (?:${AT_FIRST} )?${NOES}(?= )`;
const DENIALS =
  "skip|drop|avoid|omit|forget|ditch|leave|keep|lose|bin|we dont|we do not|we gave|not |dont need|dont want|no thanks|no need|nope|nah|id rather|rather not|lets not|never again|not again|not that|once was|dont|get rid|kindly|please";

/** After a question: what its own answer thinks of it. */
const NO_USE = /no need|who (?:has|would|reads|needs|cares)|why would|what for|whatever for|not/;
const SAYS = /(?:id|i would|wed|they|it|that) (?:feel|looks?|makes? me|would be|is|are)/;
const BADLY = "silly|daft|cringe|embarrassed|embarrassing|awful|weird|tacky|naff|boring|pointless|odd";
const FEELS_NO = pattern()`^${[NO_USE, pattern()`${SAYS} ${BADLY}`]}`;
const DENIES = pattern()`^(?:please |just |so |well |then )?${DENIALS}`;

/** Whether a refusal follows: "Blog? No thanks.", "testimonials are not needed", "a shop can be left out". */
export function isRefusedAfter(
  text: string,
  words: readonly Word[],
  first: Mention,
  last: Mention,
  bounds: { from: number; to: number },
  starts: ReadonlyMap<number, number>,
  next: number | undefined,
) {
  const following = next !== undefined && next <= bounds.to ? next : undefined;
  // "Blog notes: none", "the shop page is not needed".
  let end = last.to;
  while (
    end < bounds.to &&
    end - last.to < 3 &&
    /^\s$/.test(words[end + 1]?.gap ?? "") &&
    HEAD_NOUN.test(plain(words[end + 1]))
  )
    end++;
  end = endOfDetail(words, end, Math.min(following ?? bounds.to + 1, bounds.to + 1) - 1);
  const after = `${spoken(words, end + 1, Math.min(following ?? bounds.to + 1, last.to + 12))}${following === undefined ? "" : "… "}`;
  const gap = words[end + 1]?.gap ?? text.slice(words[end]?.end);
  if (SIGN_NO.test(gap.split("\n")[0] ?? "")) return true;
  const isApart = /[,;–—:=?(]|\s-\s|\.{2}|…/.test(gap);
  const same = end < bounds.to;
  WAY.lastIndex = 0;
  if (same && !isApart && AFTER.test(after) && !AFTER_BUT.test(after) && !WAY.test(after)) return true;
  if (same && following === undefined && SOONER.test(after)) return true;
  if (same && !isApart && / and (?:must|should|can|shall|will) ?not | stays? (?:off|out|away) /.test(after))
    return true;
  if (same && REPLY.test(clauseAfter(words, end, bounds.to))) return true;
  // Object before the verb: "Events we do not make".
  if (same && WE_DO_NOT.test(after) && first.from - bounds.from < 4) return true;
  if (same && following === undefined && isBackTo(after)) return true;
  const answer = words[bounds.to + 1];
  if (!answer || bounds.to - last.to > 6) return false;
  const reply = spoken(words, bounds.to + 1, bounds.to + 9);
  let stop = bounds.to + 1;
  while (words[stop + 1]?.sentence === answer.sentence && stop - bounds.to < 12) stop++;
  const sentence = spoken(words, bounds.to + 1, stop + 1).trim();
  const gapNext = answer.gap;
  if (
    /\?/.test(gapNext) &&
    stop - bounds.to <= 12 &&
    /(?:^| )(?:so|then) (?:no|none|not)$|(?:^| )no$/.test(sentence)
  )
    return true;
  if (
    Array.from({ length: stop - bounds.to }, (_, step) => bounds.to + 1 + step).some((at) => starts.has(at))
  )
    return false;
  if (/\?/.test(gapNext) && (ANSWERS_NO.test(reply) || FEELS_NO.test(sentence))) return true;
  return (
    stop - bounds.to <= 9 &&
    !/\n/.test(gapNext) &&
    bounds.to - last.to <= 6 &&
    DENIES.test(sentence) &&
    BACK.test(sentence)
  );
}

const OF = /^(?:of|from|by|about|with|for)$/;
const IS = /^(?:is|are|was|were|isnt|arent|wont|would|should|can|could|will|must)$/;
/** "Pictures of operations are out of the question": what it is of belongs to it. */
function endOfDetail(words: readonly Word[], end: number, last: number) {
  const isOpen = OF.test(plain(words[end]));
  if (!isOpen && !OF.test(plain(words[end + 1]))) return end;
  for (let at = end + 1; at <= Math.min(last, end + 5); at++) {
    if (/[,;:()]/.test(words[at]?.gap ?? "")) return end;
    if (IS.test(plain(words[at]))) return at - 1;
  }
  return end;
}

/** Returns the words up to the next comma or other pause. */
function clauseAfter(words: readonly Word[], to: number, last: number) {
  let end = to + 2;
  while (end <= last && end - to < 16 && !/[,;–—()]|\s-\s/.test(words[end]?.gap ?? "")) end++;
  return spoken(words, to + 1, Math.min(end, last + 1));
}
