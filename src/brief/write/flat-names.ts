import { pattern } from "#src/lib/pattern.ts";
import type { LetterCase, ParsedBrief } from "../parsed-brief.ts";
import { capital } from "../short-text.ts";
import { isCommonWord } from "./common-words.ts";
import { isGivenName } from "./given-names.ts";

// Names in a text that was typed in small letters or capitals alone.

const TITLE =
  "miss|mr|mrs|ms|dr|uncle|aunt|auntie|aunty|mama|papa|nana|granny|grandma|grandpa|chef|sensei|father|sister|brother|big|little|old|saint|captain";
/** "Ask for Pat or bridie" */
const OTHER_ASKED = /(?<=(?:ask for|speak to) \p{Lu}\p{Ll}+ (?:or|and) )\p{Ll}{3,}/gu;
/** "Our leader is maz" */
const IN_CHARGE =
  /(?<=(?:leader|teacher|manager|owner|chef|secretary|vicar|coach|instructor|boss|founder|head) is )\p{Ll}{3,}(?=[.,]|$)/gu;
/** "Alison tate" */
const SURNAME = /(?<=\p{L} )(\p{Ll}{3,})(?=[.,; ]|$)/gu;
/** "Fran and mo" alone, "run by tom and jack" */
const PAIR = /(?<!\p{L})(\p{L}{2,}) and (\p{Ll}{2,})(?=[.,;]|$| \d)/gu;
const TITLED = pattern(
  "giu",
)`(?<![\p{L}'’])(?:mr|mrs|ms|dr|miss|st|rev|revd|canon|fr) (?!${"out|the|a|your|you|it|us|this|an"}\b)(\p{L}+)`;
/** "call kev on", "ask for morag" */
const ASKED =
  /(?<!\p{L})(?:(?:call|text|ring|phone|email|message|whatsapp) (\p{L}{2,})(?= on| at| for|[,.:]?\s*[\d(+]|[,.]|$)|(?:ask for|speak to|i['’]?m|i am|my name is|name['’]s|me and|it['’]s) (\p{L}{2,}))/giu;
const NO_ONE =
  /^(?:is|are|number|numbers|line|us|me|now|today|ahead|first|before|or|and|to|the|in|any|anytime|day|on|here|him|her|them|if|for|at|direct|out|back|up|a|an|this|our|my|your|details|price|prices|free|more|not|very|always|also|just|all|from|based|fully|insured|only|open|really|so|happy|here|been|after|between|until|till|evenings|mornings|weekdays|weekends|anything|another)$/i;
/** First names that are words as well. */
const ALSO_WORDS =
  "amber|angel|april|art|ash|autumn|basil|beau|bill|brook|carol|chase|chip|clay|cliff|crystal|daisy|dale|dawn|dean|drew|eve|faith|fern|flora|frank|gene|ginger|glen|grace|grant|guy|hazel|heath|heather|henna|herb|holly|honey|hope|iris|ivy|jack|jade|jasmine|jay|jean|jewel|josh|joy|june|lance|lane|laurel|lee|lily|mark|mason|max|may|melody|miles|mike|nick|norm|olive|opal|pat|pearl|peg|penny|pepper|poppy|ray|reed|rich|rob|robin|rocky|rose|ruby|rusty|sage|sandy|scout|shay|sky|sonny|spike|star|sue|summer|sunny|tea|terry|tom|van|violet|wade|ward|will|win|wren";
const AMBIGUOUS = pattern("i")`^${ALSO_WORDS}$`;
const MONTHS =
  /(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|ramadan|halloween)(?!\p{L})/giu;
const PEOPLES =
  /(?<!\p{L})(?:english|french|spanish|italian|german|irish|scottish|welsh|british|american|indian|chinese|japanese|polish|greek|turkish|thai|korean|mexican|caribbean|jamaican|african|portuguese|arabic|urdu|hindi|punjabi|venetian|zelle|venmo|paypal|facebook|instagram|whatsapp|google|playstation)(?!\p{L})/giu;

/** Gives the names of a text in small letters their capitals. */
export function withFlatNames(text: string, { name = "" }: ParsedBrief, { names }: LetterCase) {
  let done = text.replace(MONTHS, capital).replace(PEOPLES, brandOrPeople);
  const own = / /.test(name) && /\p{Lu}.*\p{Lu}/u.test(name) ? [name] : [];
  for (const one of [...names, ...own, ...personIn(name)]) done = withWords(done, one);
  done = done
    .replace(
      TITLED,
      (found, who: string) => found.slice(0, -who.length).replace(/^\p{L}/u, upper) + capital(who),
    )
    .replace(ASKED, (found: string, ...who: unknown[]) => {
      const said = who.find((one): one is string => typeof one === "string");
      return said &&
        !NO_ONE.test(said) &&
        found.endsWith(said) &&
        (isGivenName(said) || /^(?:call|text|ring|phone)/i.test(found))
        ? found.slice(0, -said.length) + capital(said)
        : found;
    });
  return done
    .replace(OTHER_ASKED, capital)
    .replace(PAIR, (found, one: string, other: string, at: number) => {
      const known = [one, other].filter(isGivenName);
      const isOnly = at === 0 && known.some((word) => !AMBIGUOUS.test(word));
      return known.length === 2 || isOnly ? `${capital(one)} and ${capital(other)}` : found;
    })
    .replace(IN_CHARGE, (word) => (NO_ONE.test(word) ? word : capital(word)))
    .replace(SURNAME, (word, _: string, at: number, all: string) =>
      isGivenName(/\p{L}+(?= $)/u.exec(all.slice(0, at))?.[0] ?? "") && !isCommonWord(word)
        ? capital(word)
        : word,
    )
    .replace(/(?<![\p{L}'’])\p{Ll}{3,}(?=['’]s|(?![\p{L}'’]))/gu, (word) =>
      isGivenName(word) && !AMBIGUOUS.test(word) ? capital(word) : word,
    )
    .replace(ITS_NAME, (found, who: string) =>
      isGivenName(who) || /^\p{Lu}/u.test(who) ? `It's ${capital(who)}` : found,
    );
}

/** "Its kath" */
const ITS_NAME = /(?<!\p{L})[Ii]ts (\p{L}{2,})(?=[.,]|$)/gu;

const BRANDS: Record<string, string> = { paypal: "PayPal", whatsapp: "WhatsApp", playstation: "PlayStation" };
const brandOrPeople = (word: string) => BRANDS[word.toLowerCase()] ?? capital(word);
const upper = (letter: string) => letter.toUpperCase();

/** "Miss Earline" of "Miss Earline's Beauty Parlor". */
function personIn(name: string): string[] {
  const [, person = ""] = PERSON.exec(name) ?? [];
  const [first = "", ...more] = person.split(" ");
  return more.length > 0 || isGivenName(first) ? [person] : [];
}
const PERSON = pattern("iu")`^((?:(?:${TITLE}) )?\p{L}{2,})['’]s(?!\p{L})`;

const withWords = (text: string, words: string) =>
  words.length < 2
    ? text
    : text.replace(
        new RegExp(
          `(?<![\\p{L}\\p{N}])${words.replace(/[.*+^${}()|[\]\\?]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
          "giu",
        ),
        words,
      );
