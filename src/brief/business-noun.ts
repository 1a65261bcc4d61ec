import { pattern } from "#src/lib/pattern.ts";
import lexicon from "./noun-words.json";
import { type Evidence, features, type ParsedBrief } from "./parsed-brief.ts";
import { capital, lowerFirst, withArticle } from "./short-text.ts";

/**
 * Returns the brief's own noun for the business with its article, such as "a cosy vegan bakery"; undefined if
 * it has none.
 */
export function ownNoun(brief: string, { evidence }: ParsedBrief): string | undefined {
  const name = evidence.name?.[0];
  // "An online shop" can be a wish for the site rather than the business.
  const isWish = ({ start, end }: Evidence) =>
    features.some((feature) => evidence[feature]?.some((one) => one.start < end && one.end > start));
  for (const [rank, sign] of (evidence.industry ?? []).entries()) {
    const phrase = nounPhrase(brief, sign, { name, isSure: rank === 0 && !isWish(sign) });
    if (phrase) return phrase;
  }
  // A business noun at the end of the name, such as "bakery" in "Harbour Bakery".
  const inName = (evidence.industry ?? []).find(
    ({ start, end, text }) =>
      name &&
      start >= name.start &&
      end <= name.end &&
      text.length > 3 &&
      PLACE.test(text) &&
      !VAGUE.test(text),
  );
  if (inName) return withArticle(inName.text.toLowerCase());
  const [, who = "", taught] = (/ teach /i.test(brief) && TEACHES.exec(brief)) || [];
  if (taught && !STOP.test(taught))
    return withArticle(`${taught.replace(/^the /i, "")} ${/i/i.test(who) ? "teacher" : "school"}`);
  if (/\bpizza$/i.test(name?.text ?? "")) return "a pizzeria";
  const [, trade, art] = IN_NAME.exec(name?.text ?? "") ?? [];
  if (art) return withArticle(`${art.toLowerCase()} studio`);
  return trade && withArticle(`${trade.toLowerCase()} company`);
}

/** Returns a noun made from the activity: "a dog walking business", "a boat rental business". */
export function doingNoun({ evidence }: ParsedBrief): string | undefined {
  const [sign] = evidence.industry ?? [];
  const doing = sign?.text.toLowerCase() ?? "";
  const [, rented] = /^(?:rent|hire)(?: out)? ([a-z -]+?)s?$/.exec(doing) ?? [];
  if (rented) return `${rented} rental business`;
  if (/\b(?:honey|bees|hives)\b/.test(doing)) return "beekeeper";
  if (doing === "it support") return "IT support company";
  return /^(?:[a-z-]+ ){0,2}(?:[a-z]{3,}ing|(?<= )(?:hire|repairs?|removals|rentals?))$/.test(doing)
    ? `${doing} business`
    : undefined;
}

/** "Hoping to get a proper salon" */
const HOPED =
  /(?<!\p{L})(?:hop(?:e|es|ing)|plans?|planning|want(?:s|ing)?|sav(?:e|ing)|dream(?:ing)?|look(?:ing)?|(?:would|['’]d) (?:like|love)) (?:to|for|of|up)(?!\p{L})/iu;
const LONGEST_PHRASE = 70;
const MOST_LEADING = 5;
const MOST_LEADING_BARE = 3;

/**
 * Extends the word for the industry by the adjectives before it and the rest of a compound: "a tiny ramen
 * place".
 */
function nounPhrase(
  brief: string,
  sign: Evidence,
  { name, isSure }: { name: Evidence | undefined; isSure: boolean },
): string | undefined {
  if (name && sign.start < name.end && sign.end > name.start) return undefined;
  // The noun follows the name directly: "St Mary's food bank".
  const isAfterName = name !== undefined && /^\s$/.test(brief.slice(name.end, sign.start));
  const clause = isAfterName ? "" : lastClause(brief.slice(Math.max(0, sign.start - 80), sign.start));
  const end = endOf(brief, sign);
  if (end === undefined) return undefined;
  const head = brief.slice(sign.start, end).replace(/\s+/g, " ");
  const after = brief.slice(end, end + 30);
  // Other signs count only if the sentence says what the business is.
  if (!isSure && !isAfterName && !SELF.test(clause)) return undefined;
  const led = /^(?:.*\s)?(an?|my|our)\s+((?:[\p{L}’'-]+\s+)*)$/iu.exec(clause);
  // "Kirsty is a barber too"
  if (HOPED.test(clause) || /^ (?:too|as well)\b/i.test(after)) return undefined;
  // "Painters and a potter" lists whom it shows.
  if (led && !SELF.test(clause) && /\band an? (?:[\p{L}-]+ )*$/iu.test(clause)) return undefined;
  // After "a" or "an" almost any continuation is fine: "a tea room my mother began".
  const isEnd = led && /^an?$/i.test(led[1] ?? "") ? !GOES_ON.test(after) : FOLLOWS.test(after);
  const isNamed = name !== undefined && name.start > end && name.start <= end + 2;
  if (!isEnd && !isNamed) return undefined;
  const lead = (led ? led[2] : clause.replace(/^[\s•*-]+/, "")) ?? "";
  if (name && name.start < end && name.end > sign.start - lead.length) return undefined;
  const leading = lead.split(/\s+/).filter(Boolean);
  const phrase = [...leading, head].join(" ");
  const isWords = leading.every((word) => /^[\p{L}’'-]+$|^B2B$/u.test(word));
  const isShort =
    leading.length <= (led ? MOST_LEADING : MOST_LEADING_BARE) && phrase.length <= LONGEST_PHRASE;
  if (!isWords || !isShort || (led ? NO_LED : NO_LEAD).test(phrase)) return undefined;
  if (name && phrase.toLowerCase().includes(name.text.toLowerCase())) return undefined;
  // Without an article it may be a name: "Harbour Kitchen Bar".
  if (!led && !phrase.split(" ").slice(1).every(isSmall)) return undefined;
  return withArticle(spelled(phrase, led === null));
}

const isSmall = (word: string) => !/^\p{Lu}\p{Ll}/u.test(word) || isNation(word);

/**
 * Spells the phrase for the middle of a sentence: in lower case if it began a sentence or was typed in
 * capitals.
 */
function spelled(phrase: string, isSentence: boolean) {
  const isCried = phrase === phrase.toUpperCase();
  return phrase
    .split(" ")
    .map((word, at) => {
      const isCapitals = word === word.toUpperCase();
      if (isNation(word)) return capital(word.toLowerCase());
      if (/^b&b$/i.test(word)) return "B&B";
      if (isCapitals && word.length > (isCried ? 2 : 3)) return word.toLowerCase();
      return at === 0 && isSentence && !isCapitals ? lowerFirst(word) : word;
    })
    .join(" ");
}

/** Returns the words of the same clause before a position. */
const lastClause = (before: string) => before.split(/[.!?;,\n\r:|("“”]|\s[-–—]\s/).at(-1) ?? "";

/**
 * Returns the end of the noun phrase. The sign may be its beginning or contain it: "gift shop selling
 * candles".
 */
function endOf(brief: string, { start, end, text }: Evidence) {
  const whole = end + tailOf(brief.slice(end, end + 60), text);
  if (isBusiness(brief.slice(start, whole))) return whole + ofWhat(brief.slice(whole, whole + 60));
  for (let at = text.lastIndexOf(" "); at > 0; at = text.lastIndexOf(" ", at - 1))
    if (isBusiness(text.slice(0, at)) && FOLLOWS.test(text.slice(at)))
      return start + at + ofWhat(brief.slice(start + at, start + at + 60));
  return undefined;
}

const ITS_MATTER = /(?: (?!the |our |my |its |a )[\p{Ll}’'-]+){1,3}?/u;
const CLAUSE_END = /\s*(?:[.,;:!?\n]|$)/;
const GOING_ON = "in|at|for|with|and|based|practising|specialising|specializing|who|that";
const OF_WHAT = pattern("u")`^ of${ITS_MATTER}(?=${CLAUSE_END}|\s+${GOING_ON}\b)`;

/** Measures " of contemporary ceramics" or " of solicitors" after a noun. */
const ofWhat = (after: string) => OF_WHAT.exec(after)?.[0].length ?? 0;

/** Returns how many characters after the sign belong to the same noun: " tuner", " business". */
function tailOf(after: string, sign: string) {
  const [, one = "", two = ""] = /^((?:\s|-)[\p{L}-]+)((?:\s[\p{L}-]+)?)/u.exec(after) ?? [];
  const isNoun = (words: string) => TAIL.test(words) && FOLLOWS.test(after.slice(words.length));
  if (two && !STOP.test(one.slice(1)) && isNoun(one + two)) return one.length + two.length;
  if (isNoun(one)) return one.length;
  // "A piano tuner" names the business if the sign is a thing; "a bakery owner" is a person who owns one.
  return isPerson(one) && !isBusiness(sign) && FOLLOWS.test(after.slice(one.length)) ? one.length : 0;
}

const KINDS =
  "bar|caf[eé]|coffee ?house|restaurant|bistro|brasserie|trattoria|osteria|taquer[ií]a|cantina|diner|eatery|gastropub|steakhouse|smokehouse|takeaway|chippy|pizzeria|creperie|gelateria|kitchen|bakery|bakehouse|microbakery|patisserie|boulangerie|deli|delicatessen|roastery|tea ?room|teahouse|tea house|pub|inn|tavern|saloon|speakeasy|lounge|nightclub|micropub|brewery|microbrewery|brewpub|winery|vineyard|cidery|meadery|distillery|tap ?room|truck|van|cart|stall|kiosk|parlou?r|shop|store|bookshop|bookstore|boutique|salon|barbershop|spa|medspa|bathhouse|sauna|hammam|onsen|clinic|practice|surgery|pharmacy|studio|gym|dojo|shala|club|garage|workshop|agency|firm|consultancy|company|business|co-op|cooperative|collective|partnership|hotel|guest ?house|hostel|lodge|resort|campsite|bed and breakfast|b&b|school|academy|nursery|preschool|kindergarten|daycare|creche|playgroup|podcast|notary(?: public)?|charity|parish|foundation|nonprofit|non-profit|ngo|trust|shelter|sanctuary|church|chapel|temple|mosque|synagogue|band|duo|trio|quartet|quintet|choir|orchestra|ensemble|label|press|farm|smallholding|kennel|cattery|venue|theatre|cinema|festival|museum|gallery|library|startup|start-up|platform|app|atelier|showroom|vet|gp|dj|chef|agent|nanny|celebrant";
/** Nouns that need their industry before them: "a ramen place", "a dog walking service". */
const WITH_TRADE =
  "house|place|spot|joint|room|group|service|office|market|bank|hub|centre|center|hospital|rescue|stand|yard|camp";
const TAIL = new RegExp(`(?:^|[\\s-])(?:${KINDS}|${WITH_TRADE})$`, "i");
/** Matches the noun for one business of an industry. */
const PLACE = new RegExp(`(?:^|[\\s-])(?:${KINDS})$|[\\s-](?:${WITH_TRADE})$`, "i");
const PERSON = /(?:[^l]er|tor|ist|ian|ant|eon|smith|wright|\bcoach)$/i;
const NO_PERSON = pattern("i")`(?:^|[\s-])${lexicon.noPerson}$`;

/** Whether the words name a place, a company or a profession. */
export const isBusiness = (words: string) => PLACE.test(words) || isPerson(words);
const isPerson = (words: string) => PERSON.test(words) && !NO_PERSON.test(words) && !isNation(words);
const BEING = /is|are|was|am|be|we['’]re|i['’]m|it['’]s|im|as/;
const RUNNING = "run|runs|running|own|owns|opened|opening|started";
/** The words after these describe the writer or the subject of the sentence. */
const SELF = pattern("iu")`\b(?:my|our|${[BEING, RUNNING]}\s+an?)\s(?:[\p{L}’'-]+\s+)*$`;
/** Words that cannot join two parts of a compound noun. */
const STOP = /^(?:in|at|on|for|from|near|with|and|or|that|which|who|where|to|of|by|is|are|the|a|an|my|our)$/i;

const BREAK = /\s*$|\s*[.,;:!?\n|()–—"“‘*]|\s[-–—]\s|\s['’]|\s&\s/;
/** Matches the end of a noun phrase. "Taproom open Friday" and "doctor bios" do not name the business. */
const FOLLOWS = pattern("i")`^(?:${BREAK}|\s+${lexicon.follows}\b)`;
const GOES_ON =
  /^\s+(?:websites?|web|site|page|homepage|landing|menu|logo|app|design|theme|template|business|company)\b/i;
const RELATIVES = "wife|husband|mother|father|mum|dad|friend|sister|brother|client";
/** Matches nouns about something else: "my wife's bakery", "a site for a bakery". */
const NO_LED = pattern(
  "i",
)`(?:^|\s)(?:website|web|site|page|for|called|named|i|we|my|our|${RELATIVES}['’]s)(?=\s|$)`;
const NO_LEAD = pattern("i")`(?:^|\s)${lexicon.noLead}(?=\s|$)`;
const PLUMBING = /plumbing(?: (?:and|&) heating)?|heating(?: (?:and|&) plumbing)?/;
/**
 * Maps the last word of a name to a noun: "Apex Roofing" is a roofing company, "Elena Rossi Ceramics" a
 * ceramics studio.
 */
const IN_NAME = pattern(
  "i",
)`\b(${[PLUMBING, lexicon.trades]})$|\b(ceramics|pottery|tattoo|glass|music|pilates)$`;

/** Matches the subject of a teacher or school: "I teach guitar to kids". */
const TEACHES =
  /\b(i|we) teach ((?!people|kids|children|adults|anyone|anybody|everyone|you|them)(?:\p{Ll}+ )?\p{Ll}{3,})(?=\s*[.,;!\n]|\s+(?:to|in|at|from|for|and|online)\b|$)/iu;

/** Words that may end the name of any kind of business: "The Velvet Room". */
const VAGUE = /^(?:kitchen|house|room|club|store|shop|bar|rescue|market)$/i;

const NATION = pattern("i")`^${lexicon.nations}$`;
const isNation = (word: string) => NATION.test(word);
