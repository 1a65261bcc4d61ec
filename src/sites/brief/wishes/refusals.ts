import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import type { Mention } from "./mentions.ts";
import lexicon from "./small-words.json";

export type Polarity = "wanted" | "out" | "unsure";

const plain = (word: Word | undefined) => word?.plain ?? "";

/** The words from one to another without apostrophes, each after a space. */
export function spoken(words: readonly Word[], from: number, to: number) {
  let text = " ";
  const start = Math.max(0, from);
  const end = Math.min(to, words.length);
  for (let at = start; at < end; at++) text += `${words[at]?.plain} `;
  return end > start ? text : "  ";
}

/** Phrases as a test for the beginning of some words. */
const startsWith = (...phrases: string[]) => new RegExp(`^ (?:${phrases.join("|")})(?= )`);

/** The same at any place of some words. */
const startsAt = (...phrases: string[]) => new RegExp(` (?:${phrases.join("|")})(?= )`, "y");

/** What begins a refusal of whatever follows. */
const REFUSAL = startsAt(
  "no(?: need (?:for|of|to have)| use for| interest in| time for| room for| point in| call for)?",
  "not",
  "w o|without|minus|sans|except(?: for)?|excluding|exclude[sd]?|omit(?:ting)?|skip(?:ping)?|avoid(?:ing)?|ditch|scrap|nix|axe|bin|remove|kill|hide|hiding|zero|refrain(?:ing)? from|leave (?:the|any)|nor|neither|never|none of",
  "(?:forget|drop|dropping|lose|cut|spare|hold|stop|hate|hates|against|nothing|instead of|rather than|anything but|free of|done with|tired of|sick of|stay away from|do without|lay off|go easy on|bar|other than)",
  "(?:leave|leaving|keep|take|turn|switch)(?: me| us)? (?:out|off|away)",
  "(?:do|does|did|would|will|can|could|should|is|are|am|was|were|has|have|had|must|may|need) not",
  "(?:cannot|cant|dont|doesnt|didnt|wont|wouldnt|isnt|arent|aint|wasnt|havent|hasnt|hadnt|mustnt|shouldnt|couldnt|dnt|neednt)",
  "(?:refuse|declined?|reject|unnecessary|pointless|unwanted|unneeded|nobody|no one)",
  "less of|nah|nope|no more",
);
/** Words that look like a refusal and are none: "not only a menu", "don't forget the map", "no problem". */
const NO_REFUSAL = startsAt(
  "not (?:only|just|merely|to mention|forgetting|least|without|sure how|far|everyone|every|all|too)",
  "(?:do not|dont|never|not|cannot|cant|can not|couldnt|could not|must not|mustnt|wouldnt|please dont) (?:to )?(?:forget|forgetting|skip|skimp|leave out|miss|wait|hesitate|do without|live without|hurt|mind|worry|be without|overlook|get enough|say no to|be missing|lack)",
  "nothing (?:but|fancy|fancier|more|less|special|else)",
  "no (?:call[- ]?outs?|callouts?|booking fees?|cancellation|commissions?|win|fee unless|problems?|matter|doubt|worries|question|shortage|lack|end|nonsense|frills|fuss|obligation|later|hidden|extra|surprises?|long|small|fewer|stock|generic|cheesy|clip|jargon|pop|popups|autoplay|chains?|website|site|idea|clue|name|less|fewer|better|wonder|other|reservations about|pressure|rush|hurry|hassle|waiting|bots?|parking|one (?:knows|can find)|old|experience|two|strings|contract|contracts|minimum|joining fee|such thing|\\w+ (?:is |are |were )?too)",
  "(?:nobody|no one) (?:knows|can find|can see|sees|should|finds|told)",
  "without (?:having to|needing to|calling|phoning|ringing|waiting|a long|leaving|picking|any fuss|fuss|losing|hassle|\\w+ing)",
  "(?:people|they|customers|clients|guests|visitors|everyone|parents|patients|who|you|folks?|so they) (?:dont|do not|cant|cannot|can not|never|doesnt|didnt) (?:know|find|see|understand|realise|realize|remember|have to|need to|get|notice)",
  "(?:dont|do not|doesnt|does not) have to",
  "(?:cant|cannot|never|hard to) (?:find|know)",
  "(?:do not|dont|never) (?:just|only|simply|merely)",
  "not (?:just|only)",
  "why not|no holds|not a problem|not an issue|never mind|wouldnt be complete without|(?:is|are) nothing without",
  "cut(?:s| and| n| your| hair| to| \\w+ing)|hold (?:events|classes|workshops|a)|stop by|bar (?:in|on|with|and|is|at|for|called|near)|drop (?:in|us|me|by|off|ins)|lose (?:weight|sight)|keep (?:us|me|people|everyone|them)",
);
/** What says: from here on it is asked for again. */
const ASKING = startsWith(
  "but|only|just|however|instead|although|though|because|since|while|whereas|yet|then|definitely|yes|everything|rather|simply|focus|mainly|mostly|ideally|otherwise|apart from that|plus|also|too|include|including|add|lets|please|pls|plz",
);
/** Who speaks or acts where a new statement begins. */
const SUBJECT = startsWith(
  "(?:we|i|id|im|ive|were|weve|wed|you|they|he|she|it|its|there|theres|people|customers|clients|guests|patients|visitors|everyone|everybody|my|our|this|that|what|who|how|when|where|each|every|all|so|as|if)",
);
const VERB = startsWith(
  "(?:want|wants|need|needs|would|should|must|like|love|show|shows|put|give|make|let|get|can|could|have|has|do|does|is|are|will|offer|offers|sell|sells|take|takes|keep|use|feature|prefer)",
);
/** After what is refused: that it is. */
const AFTER = (() => {
  const be =
    "(?:(?:is|are|was|were|will be|would be|can be|could be|should be|may be|must be|to be|gets?|got|has been|have been|had been|be|being|feels?|seems?|stays?|remains?|both|all) ){0,2}";
  const refused =
    "(?:dropped|skipped|omitted|left (?:out|off|away|aside)|removed|excluded|avoided|unnecessary|unwanted|unneeded|pointless|overkill|inappropriate|improper|unsuitable|(?:out|off|away)(?: of (?:scope|the question))?|off the (?:table|site|menu)|forbidden|prohibited|banned|rejected|declined|refused|voted (?:down|out)|turned down|scrapped|binned|ditched|cut|wrong|useless|a no|a waste|too much|later|postponed|parked|redundant|irrelevant|excessive|nah|nope|no thanks|no thank you|none|never|no need|no use|no go|no sense|a bad idea|tacky|cringe|silly|surplus|superfluous|the last thing|not yet|premature|embarrassing|confusing|misleading|ridiculous|daft|un(?!ique|der|til|limited|ited|iversal)\\w{4,}|indiscreet|insensitive|impolite|impossible)";
  const denied =
    "(?:isnt|arent|aint|wasnt|wont|wouldnt|cant|cannot|mustnt|shouldnt|doesnt|dont|neednt|(?:is|are|was|were|will|would|can|could|must|shall|should|may|might|do|does|did|has|have|had|need) (?:absolutely |really |definitely |certainly |just )?(?:not|never)|not|never|would(?: be)? (?:no|wrong)|(?:would|will) (?:only |just )?(?:distract|confuse|embarrass|annoy|get in the way|date|go stale|be empty)|(?:is|are|has|have|serves?|makes?) (?:of )?no(?: sense| use| interest| place| need| point| priority)?)";
  return new RegExp(
    `^(?: (?:sections?|pages?|parts?|tabs?|things?|stuff|forms?|buttons?|bits?|system|or anything|or so|online|at all|of any kind|with us|for us|for me|either|as well|on (?:it|the site|the website|there|here)))*(?: (?:that |which )?(?:we|i|they) (?:used to have|had|have now|have|had before))?(?: ${be}${refused}| ${denied}| (?:no|nope|nah|none) (?:thanks |thank you |please )?$)(?= |$)`,
  );
})();
/** A denial that is none: "is not optional", "cannot be missed". */
const AFTER_BUT = pattern()`(?:not|never|nt|cannot|cant) (?:(?:be|an?|get|really|just|only) )*${lexicon.noDenial}(?= )`;
const IT = "it|that|this|them|those|these";
const THESE = [IT, "both"];
const ALL_THAT = "it|that|them|those";
const LEAVING = "skip|drop|avoid|omit|forget|ditch|scrap|lose|bin|remove|hate";
const LEAVE_OUT = pattern()`leave ${THESE} (?:out|off|away|aside)|keep ${ALL_THAT} (?:off|out|away)`;
const LEFT = pattern()`${LEAVING} ${THESE}|${LEAVE_OUT}|leave ${ALL_THAT}`;
const NEVER = "dont|do not|no|never|wouldnt|would not|wont";
const DOING = "need|want|do|have|use|like|include|offer|make|bother";
const ANY = pattern()`${IT}|any|one|with ${ALL_THAT}`;
const NOT_DONE = pattern()`${NEVER} ${DOING}(?: ${ANY})?(?: ${"thanks|please|at all|either|yet|now|right now"})?$`;
const NEEDED =
  "for me|for us|our thing|my thing|needed|wanted|necessary|required|interested|now|again|yet|today|relevant";
const NOT_NEEDED = pattern()`(?:not|isnt|arent) ${NEEDED}`;
const HAVE_IT = pattern()`(?: have(?: ${ALL_THAT})?)?`;
const RATHER_NOT = pattern()`id rather not${HAVE_IT}|rather not${HAVE_IT}$`;
const THANKS = "no thanks|no thank you|no need|we can live without|dont like|can wait|not now";
const NO_THANKS = pattern()`${THANKS}|(?:we )?gave up on (?:it|that|them)`;
const NOT_THERE = /not on (?:the |this )?(?:site|website|web|page|internet)$/;
const SO_NOT = /so none(?: of (?:those|them|that|it))?$|so no$|so not that|so not/;
/** Of what was said before: "skip it", "we don't do that". */
const BACK = pattern()`(?:^| )${[LEFT, NOT_DONE, NOT_NEEDED, RATHER_NOT, NO_THANKS, NOT_THERE, SO_NOT]}(?= |$)`;
const LATER = pattern()` ${lexicon.later}(?= )`;
const MAYBES =
  "maybe|perhaps|might|might want|might add|might need|possibly|not sure|not sure about|not sure if|not sure whether|unsure|unsure about|undecided|undecided about|undecided on|could add|thinking about|wondering about";
const MAYBE = pattern()` ${MAYBES}(?: \w+){0,4} $`;
const SIGN_NO = /[❌🚫✗✘🙅⛔👎]/u;
/** What a list stands under. */
const HEAD_NO = pattern()` ${[lexicon.headNo, /exclud\w+/]}(?= )`;
const HEAD_YES = pattern()` ${lexicon.headYes}(?= )`;
const LIGHT = pattern()`^${lexicon.light}$`;
/** So many words may stand between a label and the end of its list. */
const LONGEST_LIST = 80;
/** So many words after a refusal it still holds. */
const REACH = 9;

/** For each mention whether the brief asks for it or refuses it; `firm` are those that a statement is about, and no list alone. */
export function polaritiesOf(text: string, words: readonly Word[], mentions: readonly Mention[]) {
  const polarities: Polarity[] = mentions.map(() => "wanted");
  const firm = new Set<number>();
  const lists = listsOf(words, mentions);
  const sentences = new Map<number, { from: number; to: number }>();
  words.forEach(({ sentence }, index) => {
    const known = sentences.get(sentence);
    if (known) known.to = index;
    else sentences.set(sentence, { from: index, to: index });
  });
  const starts = new Map(mentions.map(({ from }, index) => [from, index] as const));
  const spokenOf = new Set(mentions.map(({ from }) => words[from]?.sentence));
  for (const [sentence, { from, to }] of sentences)
    if (spokenOf.has(sentence)) refuseForward(words, from, to, mentions, starts, polarities, firm);
  for (const list of lists) {
    const first = mentions[list[0] ?? 0] as Mention;
    const last = mentions[list.at(-1) ?? 0] as Mention;
    const bounds = sentences.get(words[last.from]?.sentence ?? 0);
    if (!bounds) continue;
    const say = (polarity: Polarity) => {
      for (const index of list) {
        polarities[index] = polarity;
        if (polarity === "out") firm.add(index);
      }
    };
    const heading = headingOf(words, first.from, sentences);
    if (heading === "out") {
      // Under "Not needed:" a "but" asks again.
      if (!/ (?:but|however|instead) /.test(spoken(words, bounds.from, first.from))) say("out");
    }
    if (isMaybe(words, first, last, bounds)) say("unsure");
    const next = mentions
      .slice((list.at(-1) ?? 0) + 1, (list.at(-1) ?? 0) + 5)
      .find((one) => isAnother(words, one))?.from;
    if (isRefusedAfter(text, words, first, last, bounds, starts, next)) {
      // "A gallery, a map, a blog not": only the last, where nothing ties them together.
      const isBare = /^ (?:not|no|nope|nah|never|none)(?: thanks| please)? $/.test(
        spoken(words, last.to + 1, Math.min(bounds.to + 1, last.to + 6)),
      );
      const before = mentions[list.at(-2) ?? -1];
      if (isBare && before && !/ (?:and|or|nor) /.test(spoken(words, before.to + 1, last.from)))
        list.splice(0, list.length - 1);
      say("out");
    } else if (isSameAsBefore(words, last, bounds)) {
      const before = mentions.findLastIndex(({ to }) => to < bounds.from);
      const known = polarities[before];
      if (known) say(known);
    }
  }
  return { polarities, firm };
}

/** Whether it is spoken of as a part of the site, and no word of the sentence: "people" of "newsletters annoy people". */
const isAnother = (words: readonly Word[], { from, value }: Mention) =>
  value.how === "said" ||
  /[,;:/&+]/.test(words[from]?.gap ?? "") ||
  /^(?:and|or|nor|a|an|the|our|with|plus)$/.test(words[from - 1]?.low ?? "");

/** Mentions that commas and small words join stand or fall together. */
function listsOf(words: readonly Word[], mentions: readonly Mention[]) {
  const lists: number[][] = [];
  mentions.forEach(({ from }, index) => {
    const before = mentions[index - 1];
    const list = lists.at(-1);
    const isJoined =
      before !== undefined &&
      list !== undefined &&
      words[before.from]?.sentence === words[from]?.sentence &&
      from - before.to <= 5 &&
      words.slice(before.to + 1, from).every((word) => LIGHT.test(plain(word))) &&
      words.slice(before.to + 1, from + 1).every(({ gap }) => /^[\s,/&+–-]*$/.test(gap));
    if (isJoined) list.push(index);
    else lists.push([index]);
  });
  return lists;
}

/** Goes through a sentence from its first word, and marks what stands where a refusal holds. */
function refuseForward(
  words: readonly Word[],
  from: number,
  to: number,
  mentions: readonly Mention[],
  starts: ReadonlyMap<number, number>,
  polarities: Polarity[],
  firm: Set<number>,
) {
  let refusal: { at: number; isNo: boolean; hasMention: boolean; last: number } | undefined;
  const sentence = spoken(words, from, to + 1);
  let [reached, place] = [from, 0];
  for (let at = from; at <= to; at++) {
    for (; reached < at; reached++) place += plain(words[reached]).length + 1;
    const mention = starts.get(at);
    const word = words[at] as Word;
    const turned = matchAt(NO_REFUSAL, sentence, place);
    if (turned) {
      // "Not only a menu" ends a refusal before it; "no fuss" leaves things as they were.
      if (refusal?.hasMention && word.clause !== words[refusal.at]?.clause) refusal = undefined;
      if (/not (?:only|just)|forget|skip|miss/.test(turned[0])) refusal = undefined;
      if (mention === undefined) {
        at += turned[0].trim().split(" ").length - 1;
        continue;
      }
    }
    const found = turned ? null : matchAt(REFUSAL, sentence, place);
    if (found && mention === undefined) {
      const length = found[0].trim().split(" ").length;
      refusal = {
        at: at + length - 1,
        isNo: /^ (?:no|without|w|minus|sans|zero) /.test(found[0]),
        hasMention: false,
        last: at + length - 1,
      };
      at += length - 1;
      continue;
    }
    if (refusal && endsRefusal(words, at, refusal, starts, to)) refusal = undefined;
    if (mention !== undefined) {
      const { to: end } = mentions[mention] as Mention;
      const { how } = (mentions[mention] as Mention).value;
      const between = refusal ? words.slice(refusal.last + 1, at) : [];
      const isNear = between.every((one) => LIGHT.test(plain(one)));
      // "No booking for building work": what it is for is no part of the site.
      // "We sell no books" says so itself.
      if (/ (?:no|nothing) /.test(spoken(words, at, end + 1))) {
        polarities[mention] = "out";
        firm.add(mention);
      } else if (refusal && (how === "said" || isNear || !refusal.hasMention)) {
        polarities[mention] = "out";
        if (isNear) firm.add(mention);
        refusal.hasMention = true;
        refusal.last = end;
      }
      at = end;
    }
  }
}

function matchAt(phrases: RegExp, text: string, place: number) {
  phrases.lastIndex = place;
  return phrases.exec(text);
}

function endsRefusal(
  words: readonly Word[],
  at: number,
  { at: cue, isNo, hasMention, last }: { at: number; isNo: boolean; hasMention: boolean; last: number },
  starts: ReadonlyMap<number, number>,
  to: number,
) {
  const word = words[at] as Word;
  const isDirect = at === cue + 1;
  if (at - last > REACH) return true;
  const rest = spoken(words, at, Math.min(to + 1, at + 8));
  if (
    ASKING.test(rest) &&
    !(isDirect && /^ (?:just|please|pls|also|only|include|including|add|then) /.test(rest)) &&
    !(!hasMention && /^ (?:include|including|add|please|rather) /.test(rest))
  )
    return true;
  const isBreak = /[,;–—()]|\s-\s/.test(word.gap) && !isDirect;
  const next = nextMention(words, at, starts, to);
  if (isBreak) {
    if (SUBJECT.test(rest) || (VERB.test(rest) && next === undefined)) return true;
    if (next === undefined) return hasMention || !/^ (?:or|nor|and) /.test(rest);
    // "Doesn't want – a shop" is a label and what stands under it.
    if (!hasMention)
      return !(
        /^ (?:or|nor) /.test(rest) ||
        (/[–—]|\s-\s/.test(word.gap) && VERB.test(spoken(words, cue + 1, at)))
      );
    if (/^ (?:or|nor) /.test(rest)) return false;
    const isArticle = / (?:a|an|the|some|big|nice|lots|good|our|with|clear|please) /.test(
      spoken(words, at, next),
    );
    if (isArticle && (isNo || !hasArticle(words, cue)) && !endsInOr(words, at, to)) return true;
    if (
      /^ (?:please|pls|plz|yes|is a must|are a must|would be (?:nice|great|good)) /.test(
        spoken(words, mentionEnd(starts, next, words) + 1, to + 1),
      )
    )
      return !endsInOr(words, at, to);
    return VERB.test(rest);
  }
  if (hasMention && SUBJECT.test(rest)) return true;
  if (hasMention && /^ (?:and|with|also|n) /.test(rest)) {
    const after = spoken(words, at + 1, at + 4);
    if (SUBJECT.test(after) || VERB.test(after) || /^ with /.test(rest)) return true;
    if (isNo && /^ (?:a|an|some|big|nice|lots|good|clear|our|plenty|large|meet) /.test(after)) return true;
  }
  return hasMention && VERB.test(rest) && !/^ (?:have|do|like) /.test(rest);
}

const mentionEnd = (_starts: ReadonlyMap<number, number>, from: number, words: readonly Word[]) => {
  let end = from;
  while (
    words[end + 1] &&
    words[end + 1]?.sentence === words[from]?.sentence &&
    /^\s$/.test(words[end + 1]?.gap ?? "") &&
    !/^(?:please|pls|plz|yes|is|are|would)$/.test(plain(words[end + 1]))
  )
    end++;
  return end;
};

/** The mention that goes on a list here, over small words. */
function nextMention(words: readonly Word[], at: number, starts: ReadonlyMap<number, number>, to: number) {
  for (let index = at; index <= Math.min(to, at + 4); index++) {
    if (starts.has(index)) return index;
    if (!LIGHT.test(plain(words[index])) && index > at + 1) return undefined;
  }
  return undefined;
}

const hasArticle = (words: readonly Word[], cue: number) =>
  /^ (?:\w+ ){0,3}(?:a|an|the|any) /.test(spoken(words, cue + 1, cue + 6));
const endsInOr = (words: readonly Word[], at: number, to: number) =>
  / (?:or|nor) /.test(spoken(words, at, Math.min(to + 1, at + 10)));

const DO_NOT = "do not|dont|never|will not|wont|would not|wouldnt|cannot|cant|could not";
const WE_DO_NOT = pattern()`^(?: \w+){0,5} (?:we|i|they) ${DO_NOT} \w+(?: \w+)? $`;

const AT_FIRST = "a|answer|oh|god|hell|definitely|absolutely|certainly|um|er|well|honestly|er|thanks but";
const NOES = "no|nope|nah|skip|not|never|none|later|forget|leave|pass|hard pass";
const ANSWERS_NO = pattern()`^ (?:${AT_FIRST} )?${NOES}(?= )`;
const DENIALS =
  "skip|drop|avoid|omit|forget|ditch|leave|keep|lose|bin|we dont|we do not|we gave|not |dont need|dont want|no thanks|no need|nope|nah|id rather|rather not";
const DENIES = pattern()`^(?:please |just |so |well |then )?${DENIALS}`;

/** "Blog? No thanks.", "testimonials are not needed", "a shop can be left out". */
function isRefusedAfter(
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
  const after = `${spoken(words, end + 1, Math.min(following ?? bounds.to + 1, last.to + 12))}${following === undefined ? "" : "… "}`;
  const gap = words[end + 1]?.gap ?? text.slice(words[end]?.end);
  if (SIGN_NO.test(gap.split("\n")[0] ?? "")) return true;
  const isApart = /[,;–—:=?(]|\s-\s|\.{2}|…/.test(gap);
  const same = end < bounds.to;
  if (same && !isApart && AFTER.test(after) && !AFTER_BUT.test(after)) return true;
  if (same && !isApart && / and (?:must|should|can|shall|will) ?not | stays? (?:off|out|away) /.test(after))
    return true;
  if (same && REPLY.test(clauseAfter(words, end, bounds.to))) return true;
  // "Events we do not make": what is refused stands first.
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
  if (/\?/.test(gapNext) && ANSWERS_NO.test(reply)) return true;
  return (
    stop - bounds.to <= 9 &&
    !/\n/.test(gapNext) &&
    bounds.to - last.to <= 6 &&
    DENIES.test(sentence) &&
    BACK.test(sentence)
  );
}

const HEAD_NOUN =
  /^(?:sections?|pages?|parts?|tabs?|things?|stuff|forms?|buttons?|bits?|system|notes?|posts?|online)$/;

/** What stands apart and only says no: "Blog: not needed". */
const REPLY = pattern()`^ (?:${lexicon.beforeReply} )*${[lexicon.reply, /not(?: \w+){0,3}|later(?: \w+)?|leave (?:it |them |that )?out/]}(?: ${lexicon.afterReply})* $`;

/** The words up to the next comma or the like. */
function clauseAfter(words: readonly Word[], to: number, last: number) {
  let end = to + 2;
  while (end <= last && end - to < 16 && !/[,;–—()]|\s-\s/.test(words[end]?.gap ?? "")) end++;
  return spoken(words, to + 1, Math.min(end, last + 1));
}

const isBackTo = (after: string) => {
  const at = after.trim().search(BACK);
  return at >= 0 && at < 60 && !/(?:^| )(?:no|without|but) /.test(after.trim().slice(0, at));
};

/** "Prices too." says of them what the sentence before has said. */
function isSameAsBefore(words: readonly Word[], last: Mention, bounds: { from: number; to: number }) {
  if (bounds.to - bounds.from >= 6) return false;
  const sentence = spoken(words, bounds.from, bounds.to + 1);
  return (
    /^ (?:too|likewise|as well|neither|either|same|ditto|also not|the same) $/.test(
      spoken(words, last.to + 1, bounds.to + 1),
    ) || /^ (?:same (?:for|with|goes for)|likewise|ditto) /.test(sentence)
  );
}

function isMaybe(
  words: readonly Word[],
  first: Mention,
  last: Mention,
  bounds: { from: number; to: number },
) {
  const before = spoken(words, Math.max(bounds.from, first.from - 8), first.from);
  const after = spoken(words, last.to + 1, Math.min(bounds.to + 1, last.to + 7));
  return MAYBE.test(before) && (LATER.test(after) || / not sure| unsure| undecided/.test(before));
}

/** Whether the list stands under "Not needed:" or after "What should it not contain?". */
function headingOf(
  words: readonly Word[],
  from: number,
  sentences: ReadonlyMap<number, { from: number; to: number }>,
): "out" | "wanted" | undefined {
  const own = sentences.get(words[from]?.sentence ?? 0);
  if (!own) return undefined;
  for (let at = from; at > Math.max(own.from, from - LONGEST_LIST); at--) {
    if (!/[:=]/.test(words[at]?.gap ?? "")) continue;
    return labelOf(spoken(words, Math.max(own.from, at - 9), at));
  }
  // Lines below a label or a question, as long as they are short.
  let top = own.from;
  for (let steps = 0; steps < 14 && top > 0; steps++) {
    const { gap = "" } = words[top] ?? {};
    const above = sentences.get(words[top - 1]?.sentence ?? 0);
    if (!above) return undefined;
    if (/:\s*[^\p{L}]*\n/u.test(gap) || /\?\s/.test(gap) || (/:\s/.test(gap) && !/\n/.test(gap)))
      return labelOf(spoken(words, above.from, above.to + 1));
    if (!/[\n•·*|]/.test(gap) || /\n\s*\n/.test(gap)) return undefined;
    if (above.to - above.from > 9) return undefined;
    for (let at = above.from + 1; at <= above.to; at++)
      if (/[:=]/.test(words[at]?.gap ?? "")) return undefined;
    top = above.from;
  }
  return undefined;
}

function labelOf(label: string): "out" | "wanted" | undefined {
  if (HEAD_NO.test(label) && !/ (?:not only|dont forget|do not forget|why not) /.test(label)) return "out";
  return HEAD_YES.test(label) ? "wanted" : undefined;
}
