import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import type { Mention, Polarity } from "./mentions.ts";
import lexicon from "./small-words.json";
import { LIGHT, plain, spoken } from "./spoken.ts";

/** Builds a test for phrases at the start of a text. */
const startsWith = (...phrases: string[]) => new RegExp(`^ (?:${phrases.join("|")})(?= )`);

/** Builds a sticky test for phrases at any position. */
const startsAt = (...phrases: string[]) => new RegExp(` (?:${phrases.join("|")})(?= )`, "y");

/** Phrases that refuse everything after them. */
const REFUSAL = startsAt(
  "not (?:fussed|bothered|interested|keen|sold|wild|mad|big) (?:about|in|on|by|with)",
  // "I don't think we need", "I'd rather eat my hat than".
  "(?:dont|do not|doesnt) (?:think|believe|feel|reckon|suppose|see why|imagine)(?: that)? (?:\\w+ ){1,3}(?:needs?|wants?|should|requires?|reads?|uses?|cares?)",
  "(?:would|id|wed|would much|much) (?:rather|sooner) (?:(?!not |no |have |that )\\w+ ){1,5}than",
  "(?:nae|dinnae|dinna|didnae|willnae|cannae|havenae|dont do|not doing|quit doing)",
  "no (?:wish|appetite|place|patience|plans?|desire|intention) (?:for|to have|of having|to)",
  "(?:dont|do not|wont|not) (?:be |go |want to be )?bother(?:ing)?(?: (?:people|anyone|folk|folks|us|me|customers|clients|with|about))+",
  "(?:dont|do not|cant|cannot) (?:see )?(?:the )?(?:need|point|use) (?:of|for|in)",
  "never mind|(?:steer|stay|keep) clear of|(?:can |could |happy to )?live without|happy without|(?:get|got|getting) rid of|do away with",
  "(?:gone|went) off|(?:gave|given) up(?: on)?|stopped|dropped|scrapped|fed up (?:of|with)|(?:had|have|got|weve|ive) (?:got )?enough(?: of)?|packed in|(?:cannae|cant) be doing (?:with|wi)|(?:god|heaven) help us|too (?:busy|lazy|old|shy) for|no longer",
  "no(?: need (?:for|of|to have)| use for| interest in| time for| room for| point in| call for)?",
  "not",
  "w o|without|minus|sans|except(?: for)?|excluding|exclude[sd]?|omit(?:ting)?|skip(?:ping)?|avoid(?:ing)?|ditch|scrap|nix|axe|bin|remove|kill|hide|hiding|zero|refrain(?:ing)? from|leave (?:the|any)|nor|neither|never|none of",
  "(?:forget|drop|dropping|lose|cut|spare|hold|stop|hate|hates|against|nothing|instead of|rather than|anything but|free of|done with|tired of|sick of|stay away from|do without|lay off|go easy on|bar|other than)",
  "(?:leave|leaving|keep|take|turn|switch)(?: me| us)? (?:out|off|away)",
  "(?:do|does|did|would|will|can|could|should|is|are|am|was|were|has|have|had|must|may|need) not",
  "(?:abandoned|quit|voted down|not a word|in person not|tried|used to have|(?:we|i) had an? (?=blog|newsletter|gallery|shop|store|forum|team)|want rid of|doesnt have to be (?:there|on|in))",
  "(?:cannot|cant|dont|doesnt|didnt|wont|wouldnt|isnt|arent|aint|wasnt|havent|hasnt|hadnt|mustnt|shouldnt|couldnt|dnt|neednt)",
  "(?:refuse|declined?|reject|unnecessary|pointless|unwanted|unneeded|nobodys?|no ones?|noone|hardly anyone|nae ?body)",
  "less of|nah|nope|no more",
);

/** Phrases that only look like a refusal: "not only a menu", "don't forget the map", "no problem". */
const NO_REFUSAL = startsAt(
  "not (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
  "not (?:only|just|merely|to mention|forgetting|least|without|sure how|far|everyone|every|all|too)",
  "(?!never mind )(?:do not|dont|never|not|cannot|cant|can not|couldnt|could not|must not|mustnt|wouldnt|please dont) (?:to )?(?:forget|forgetting|skip|skimp|leave out|miss|wait|hesitate|do without|live without|hurt|mind|worry|be without|overlook|get enough|say no to|be missing|lack)",
  "nothing (?:but|fancy|fancier|more|less|special|else)",
  "(?:jaw drop|stop (?:missing|losing|paying|wasting|by))",
  "no (?:\\w+ fees?|sale|particular order|order you[a-z]*|sale no fee|win no fee|call[- ]?outs?|callouts?|booking fees?|cancellation|commissions?|win|fee unless|problems?|matter|doubt|worries|question|shortage|lack|end|nonsense|frills|fuss|obligation|later|hidden|extra|surprises?|long|small|fewer|stock|generic|cheesy|clip|jargon|pop|popups|autoplay|chains?|website|site|idea|clue|name|less|fewer|better|wonder|other|reservations about|pressure|rush|hurry|hassle|waiting|bots?|parking|one (?:knows|can find)|old|experience|two|strings|contract|contracts|minimum|joining fee|such thing|\\w+ (?:is |are |were )?too)",
  "(?:nobody|no one) (?:knows|can find|can see|sees|should|finds|told)",
  "without (?:having to|needing to|calling|phoning|ringing|waiting|a long|leaving|picking|any fuss|fuss|losing|hassle|\\w+ing)",
  "(?:people|they|customers|clients|guests|visitors|everyone|parents|patients|who|you|folks?|so they) (?:dont|do not|cant|cannot|can not|never|doesnt|didnt) (?:know|find|see|understand|realise|realize|remember|have to|need to|get|notice)",
  "(?:dont|do not|doesnt|does not) have to",
  "(?:cant|cannot|never|hard to) (?:find|know)",
  "(?:do not|dont|never) (?:just|only|simply|merely)",
  "not (?:just|only)",
  "why not|no holds|not a problem|not an issue|wouldnt be complete without|(?:is|are) nothing without",
  "cut(?:s| and| n| your| hair| to| \\w+ing)|hold (?:events|classes|workshops|a)|stop by|bar (?:in|on|with|and|is|at|for|called|near)|drop (?:in|us|me|by|off|ins)|lose (?:weight|sight)|keep (?:us|me|people|everyone|them)",
);

/** Phrases after which everything is wanted again. */
const ASKING = startsWith(
  "so (?:tell|let|show|give|put|make|please|that|just|we want|we need)|but|only|just|however|instead|although|though|because|since|while|whereas|yet|then|definitely|yes|everything|rather|simply|focus|mainly|mostly|ideally|otherwise|apart from that|plus|also|too|include|including|add|lets|please|pls|plz",
);

/** Subjects that start a new statement. */
const SUBJECT = startsWith(
  "(?:we|i|id|im|ive|were|weve|wed|you|they|he|she|it|its|there|theres|people|customers|clients|guests|patients|visitors|everyone|everybody|my|our|this|that|what|who|how|when|where|each|every|all|so|as(?! such)|if)",
);

const VERB = startsWith(
  "(?:want|wants|need|needs|would|should|must|like|love|show|shows|put|give|make|let|get|can|could|have|has|do|does|is|are|will|offer|offers|sell|sells|take|takes|keep|use|feature|prefer)",
);

/** Words between "don't" and the refused feature: "don't want to be bothered with a blog". */
const DOING = pattern()`^${lexicon.doing}$`;

/**
 * Whether a refusal covers a mention. "No cheesy gallery" refuses it; in "we don't use bark collars in the
 * gallery" the negated verb is about something else.
 */
function reaches(
  { isVerbal, hasMention }: { isVerbal: boolean; hasMention: boolean },
  between: readonly Word[],
  how: "said" | "listed",
) {
  const others = between.filter((one) => !LIGHT.test(plain(one)) && !DOING.test(plain(one))).length;
  if (others === 0) return true;
  return how === "said" && others <= (isVerbal && !hasMention ? 0 : hasMention ? 3 : 2);
}
const range = (from: number, length: number) => Array.from({ length }, (_, step) => from + step);
const VERBAL = /^ (?:[a-z]+nt|not|never|cannot|nobody|no one|(?:do|does|did|will|can) not) $/;

/** Number of words that a refusal covers. */
const REACH = 9;

/** Scans a sentence forwards and marks mentions covered by a refusal. */
export function refuseForward(
  words: readonly Word[],
  from: number,
  to: number,
  mentions: readonly Mention[],
  starts: ReadonlyMap<number, number>,
  polarities: Polarity[],
  firm: Set<number>,
) {
  let refusal:
    | { at: number; isNo: boolean; isVerbal: boolean; hasMention: boolean; last: number }
    | undefined;
  const sentence = spoken(words, from, to + 1);
  let [reached, place] = [from, 0];
  for (let at = from; at <= to; at++) {
    for (; reached < at; reached++) place += plain(words[reached]).length + 1;
    const mention = starts.get(at);
    const word = words[at] as Word;
    const turned = matchAt(NO_REFUSAL, sentence, place);
    if (turned) {
      // "Not only a menu" ends an earlier refusal; "no fuss" has no effect.
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
        isVerbal: VERBAL.test(`${found[0]} `),
        hasMention: false,
        last: at + length - 1,
      };
      // "Don't bother with photos": the phrase "with photos" is itself a mention.
      const inner = range(at, length).find((one) => starts.has(one));
      at = inner === undefined ? at + length - 1 : inner - 1;
      if (inner !== undefined) refusal.at = refusal.last = at;
      continue;
    }
    if (refusal && endsRefusal(words, at, refusal, starts, to)) refusal = undefined;
    if (mention !== undefined) {
      const { to: end } = mentions[mention] as Mention;
      const { how } = (mentions[mention] as Mention).value;
      const between = refusal ? words.slice(refusal.last + 1, at) : [];
      const isNear = between.every((one) => LIGHT.test(plain(one)) || DOING.test(plain(one)));
      // In "no booking for building work" the purpose is not a feature. "We sell no books" contains its own
      // refusal.
      if (/ (?:no|nothing) /.test(spoken(words, at, end + 1))) {
        polarities[mention] = "out";
        firm.add(mention);
      } else if (refusal && reaches(refusal, between, how)) {
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
    // "Doesn't want – a shop" is a label with its entry.
    if (!hasMention)
      return !(
        /^ (?:or|nor) /.test(rest) ||
        (/[–—>]|\s-\s/.test(word.gap) && isLabel(words, at)) ||
        (/[–—]|\s-\s/.test(word.gap) && VERB.test(spoken(words, cue + 1, at)))
      );
    if (/^ (?:or|nor) /.test(rest)) return false;
    const isArticle = / (?:a|an|the|some|big|nice|lots|good|our|with|clear|please) /.test(
      spoken(words, at, next),
    );
    if (isArticle && (isNo || !hasArticle(words, cue)) && !endsInOr(words, at, to)) return true;
    if (
      /^ (?:please|pls|plz|yes|is a must|are a must|would be (?:nice|great|good)) /.test(
        spoken(words, mentionEnd(next, words) + 1, to + 1),
      )
    )
      return !endsInOr(words, at, to);
    return VERB.test(rest);
  }
  if (hasMention && SUBJECT.test(rest)) return true;
  if (hasMention && /^ (?:and|with|also|n) /.test(rest)) {
    const after = spoken(words, at + 1, at + 4);
    const isWith = /^ with /.test(rest) && !/^(?:anything|something|nothing)$/.test(plain(words[at - 1]));
    if (SUBJECT.test(after) || VERB.test(after) || isWith) return true;
    if (isNo && /^ (?:a|an|some|big|nice|lots|good|clear|our|plenty|large|meet) /.test(after)) return true;
  }
  return hasMention && VERB.test(rest) && !/^ (?:have|do|like) /.test(rest);
}

/** Whether few words precede in the sentence: "no thanks to - ", "not on the site -> ". */
const isLabel = (words: readonly Word[], at: number) => words[at - 6]?.sentence !== words[at]?.sentence;

const mentionEnd = (from: number, words: readonly Word[]) => {
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

/** Returns the next mention of the same list, across function words. */
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
