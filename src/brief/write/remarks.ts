import { pattern } from "#src/lib/pattern.ts";

/** Remarks about the brief itself, its language or the way in which sites are made. */
const HEDGES = /(?:(?:ok(?:ay)?|so|well|right|um+|er+|hmm+|anyway),? )*/;
const MADE = /type|types|typing|write|website|web page|site|computer|internet|ai|robot|box/;
const TOLD =
  /(?:i['’]?m|i was|we were|we['’]re|been) told|they say|apparently|supposedly|my (?:son|daughter|nephew|niece|wife|husband|friend|partner|accountant|grandson|granddaughter) (?:says|said|told|reckons)/;
const LANGUAGE =
  /(?:sorry|excuse|forgive|pardon)(?: me)?(?: for)? my (?:bad |poor |terrible )?(?:english|spelling|typing|grammar)|i(?: will|['’]ll| shall| am going to|['’]m going to) (?:try|write|do (?:it|this|my best))(?: it| this)? in english|my english is|english is not my/;
const UNSURE =
  /i(?: am|['’]m) (?:no good|not good|not great|useless|hopeless|rubbish|terrible) (?:with|at) (?:computers?|typing|writing|this|technology|words)|i(?: am|['’]m)? (?:not sure|don['’]?t know|no idea) (?:what|how|where|if) (?:i |to |you |else )?[^.]*(?:write|say|put|type|start|need to know)/;
const ENDS =
  /(?:here goes|here we go|is (?:this|that) (?:right|enough|ok(?:ay)?)|does this work|that['’]?s (?:it|all|everything|about it)(?: really| i think| for now)?|hope (?:that|this) (?:helps|is enough|is ok(?:ay)?|works)|let me know(?: what you think| if .*)?|(?:what|anything) else(?: do you need)?|not sure what else(?: to .*)?|i think that['’]?s (?:it|all|everything)|many thanks|thanks in advance|cheers)[.!? ]*$/;
const OF_BRIEF = pattern(
  "iu",
)`^${HEDGES}${[pattern()`${TOLD}[^.]*(?<!\p{L})${MADE}(?!\p{L}).*`, LANGUAGE, UNSURE, ENDS]}`;

/** "So I'm told you just type and something happens?" */
export const isAboutBrief = (sentence: string) => OF_BRIEF.test(sentence);

/** Openings that greet whoever reads the brief, or present the writer. */
const OPENINGS = [
  /^(?:ok(?:ay)?,? )?(?:hi|hello|hey|hiya|bonjour|salut|hola|ciao|ol[áa]|namaste|aloha|kia ora|g['’]day|howdy|good (?:morning|afternoon|evening|day))(?: there| all| both| team| everyone| folks| guys)?(?:[,!.–—-]+\s*|\s+(?=(?:i|we|it['’]s|this|my|our)\b))(?=\p{L})/iu,
  /^dear (?:\p{L}+ ){0,3}\p{L}+(?:,|!| [–—-])\s+(?=\p{L})/iu,
  /^\p{L}+ here (?=(?:from|of|at) )(?:from|of|at) (?=(?:an?|the) )/iu,
];

/** Matches a clause at the end of a sentence that asks for a sentence to be said, or talks about it. */
const ENDING = pattern("iu")`(?:,| [–—-]| and| so) ${[
  /(?:it |that |this |which )(?:needs?|has|ought|wants?) (?:to be )?(?:said|saying|stated|stating|put|told|mentioned|mentioning|made)(?: (?:early|clearly|clear|first|up front|upfront|loudly|somewhere|plainly))*(?: (?:so|because|as|or) [^,.;]+)?/,
  /(?:(?:people|customers|they|folk|some|families|parents|guests) (?:get|are|go|still get|always get) (?:very |quite |so )?(?:cross|angry|upset|annoyed|confused|disappointed),? (?:so|and) )?(?:so )?(?:please|pls|plz) (?:say|put|make|write|mention|state|show|tell|let)\b[^.;]*/,
  /(?:say|put|write|mention|state) (?:it|that|this) (?:clearly|plainly|early|first|somewhere|up front|upfront|in big letters|at the top|please)[^.;]*/,
  /(?:that['’]?s|which is|its|it['’]s) what (?:we|i)(?: are|['’]re| am|['’]m) (?:known|famous) for/,
  /(?:make|making) (?:that|this|it) (?:very )?clear(?: please)?/,
]}(?=[.!?]*$)`;

/** "(we might change it next year)", "(yes like everyone else lol)" */
const ASIDE =
  / ?\((?:we (?:might|may|could|think|still)|i (?:might|may|think|know)|not sure|or maybe|maybe|tbc|tba|to be confirmed|yes |lol|haha|sorry|spelling|check)[^)]*\)|(?<=\p{L}),? (?:lol|haha|ha ha)(?=[.,!)]|$)/giu;

/** Returns a sentence without what it says to whoever makes the site. */
export function withoutRemarks(sentence: string) {
  let text = sentence;
  for (const opening of [...OPENINGS, ...OPENINGS]) text = text.replace(opening, "");
  const left = text.replace(ENDING, "").replace(ASIDE, "");
  return left.split(/\s+/).length > 1 ? left : text;
}
