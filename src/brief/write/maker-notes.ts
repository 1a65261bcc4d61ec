import { pattern } from "#src/lib/pattern.ts";
import { colourNames } from "../colour-names.ts";

// Notes of an owner to whoever makes the site, by their kind. They name neither a site nor a part of it:
// "I'll send pictures later", "Not sure about the colours", "I trust you".

const WHO = /(?:i|we|my \p{L}+|our \p{L}+|the \p{L}+)/u;
const WILL =
  /(?:['’]?ll|will|can|could|shall|am going to|are going to|['’]m going to|['’]re going to|is going to|(?:has|have) (?:promised|offered) to|is meant to|need to|still have to|have to)/;
const MATERIAL =
  /(?:photos?|pictures?|pics?|images?|snaps|text|texts|copy|wording|words|logo|details?|info|information|more|list|prices|everything|them|those|it|some|bio|story|testimonials|reviews)/;

/** "I'll send some photos when our Sarah finds them." */
const LATER = pattern(
  "iu",
)`(?<!\p{L})(?:${WHO} ?)?${WILL}(?: also| always| gladly| probably)? (?:send|give|e-?mail|mail|forward|provide|supply|upload|write|find|sort out|dig out|take|do|draw|make) (?:(?:you|over|across|through|round|up) )*(?:(?:the|some|any|a few|a|an|my|our|you|all|few|lots of|better|new|good|own|more) )*${MATERIAL}(?!\p{L})`;
/** What an owner may also bring customers: "We'll give you the list of plants." */
const LATER_TIME = pattern(
  "iu",
)`(?<!\p{L})${/later|soon|next week|tomorrow|tonight|at the weekend|another time|separately|when|once|if you (?:need|want|like)|as soon as|by (?:e-?mail|post)|(?:photos?|pictures?|pics|images|logo|text|copy|wording)/}(?!\p{L})`;
/** "We'll send you photos of your dog." */
const TO_CUSTOMER = /(?<!\p{L})(?:your|yours|each|every|daily)(?!\p{L})/iu;
const SENDING = pattern(
  "iu",
)`^(?:and |but )?(?:will|to|can|photos|pictures|pics|logo|text|more)(?: also)? (?:send|be sent|email|mail|follow|come|to follow|to come|later)(?!\p{L})`;

const THEME =
  /colou?rs?|fonts?|look|style|design|layout|wording|logo|name|title|pictures?|photos?|pics|theme|the rest|background|size|order|text/;
const OPEN = pattern(
  "iu",
)`(?<!\p{L})(?:not|\p{L}+n['’]?t)(?: \p{L}+){0,2} (?:sure|decided|know|mind|certain|fussed|bothered|care)(?: yet)?(?: \p{L}+){0,5} (?:${THEME})(?!\p{L})|(?<!\p{L})no (?:idea|preference|strong (?:views?|feelings?))(?: \p{L}+){0,4} (?:${THEME})(?!\p{L})|^(?:${THEME}) (?:is|are|s)? ?(?:up to you|your choice|whatever)`;
const TRUST =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll| will)? (?:just )?(?:leave|trust) (?:(?:that|it|this|the rest|those|the \p{L}+|everything) )?(?:up )?(?:to )?you(?:r (?:judge?ment|taste|eye))?(?! to (?:choose|decide|pick|bring|help))|use your (?:own )?(?:judge?ment|imagination|taste)|(?:that['’]s |it['’]s |is |are )?up to you$|you(?:['’]re| are) the expert|whatever you (?:think|feel|reckon|like) (?:is |looks? )?(?:best|right|good|works)|what(?:ever)? do you think|as you see fit|you decide|you choose the (?:colou?rs?|pictures?|photos?))/iu;

/** "Is it possible to have our painting at the top?" */
const REQUESTED =
  /^(?:is it possible|would it be possible|is there (?:any|a) (?:way|chance)|any chance|any (?:way|ideas)|can (?:it|this|we|that) (?:be|have|include|show|go)|could (?:it|this|we|that) (?:be|have|include|show|go|please)|do you (?:need|want) (?:anything|more|photos|pictures|me)|how (?:long|much) (?:does|will|would) (?:it|this) take (?:you )?to|when (?:can|will|could) (?:it|this|the (?:page|site)) be)(?!\p{L})/iu;
/** "Don't show the children's faces." */
const FORBIDDEN =
  /^(?:please )?(?:just )?(?:(?:do not|don['’]?t|never|not to) (?:please )?(?:ever )?(?:show|put|mention|include|say|write|call (?:it|us|me)|make (?:it|me|us|this|things|a)|use (?:those|any|the|that|a|stock|my|our|cartoon|too|words|pink|red|blue)|go (?:too|over|mad|overboard)|overdo)|avoid (?:anything|using|words|those|the|too)|nothing (?:too|cheesy|tacky|fancy|flashy|corporate|babyish|girly|clever)|(?:i|we)(?:['’]d| would) rather (?:it|the|you|we|i|have no|not (?:have|see|use|show|be)|there))(?!\p{L})/iu;
const DISLIKED =
  /^(?:but |and |also |personally )*(?:i|we)(?: really| absolutely| do| just| personally| quite| rather| also)* (?:hate|loathe|can['’]?t stand|cannot stand|dislike|detest|(?:do not|don['’]?t) (?:really )?(?:like|want)|love|like|adore|prefer|fancy)(?!\p{L})/iu;
const LOOKS = pattern(
  "iu",
)`(?<!\p{L})${/cartoons?|clip ?art|stock|cliches?|clichés?|emojis?|swirls?|swirly|pop-?ups?|sliders?|animations?|moving|flashing|flashy|corporate|cheesy|tacky|twee|fancy|gaudy|carousels?|fussy|gimmicks?|gimmicky|capitals?|slogans?|jargon|templates?|websites?|sites|web pages|those pages|buzzwords?|exclamation marks?|busy|clutter(?:ed)?|curly|handwriting|handwritten|typewriter|retro|vintage|minimal|minimalist|art deco|watercolou?rs?|illustrations?|drawings of|photos|pictures of|adverts?/}(?!\p{L})`;
/** "I would prefer nothing gaudy", "Please write it for the daughters" */
const PREFERRED =
  /^(?:(?:i|we|(?:the|my|our) \p{L}+)(?:['’]d| would) (?:much )?(?:prefer|like|love) (?:nothing|something|it (?:to be|in|not|if|with)|anything)|(?:please )?(?:write|word|phrase|style|lay) it(?! (?:down|yourself|on))|(?:please )?(?:do )?(?:write|word) (?:this|everything|the (?:text|words|copy)) )(?!\p{L})/iu;
const NO_LOOK = /^(?:please |and |but )*no (?!longer|one)/iu;
const WOULD_BE =
  /(?<!\p{L})(?:would|might|could|['’]d) be (?:nice|good|great|lovely|fine|perfect|ideal|fun|cool|brilliant|fab)(?!\p{L})/iu;
/** "Would be nice to have a before and after bit" */
const NICE_TO =
  /^(?:it |that )?(?:would|['’]d) be (?:really |very )?(?:nice|good|great|lovely|fun|cool|brilliant|fab|ideal) (?:to (?:have|get|show|include)|if (?:it|you|people|there|we)|with)(?!\p{L})/iu;
/** "I want people to be able to see the cloth", "I want to be able to send them somewhere" */
const FOR_VISITORS =
  /(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:just |really |also )*(?:want|like|love|need|hope|wish) (?:(?:people|customers|visitors|folks?|parents|clients|everyone|them|it) to (?:be|see|know|feel|find|look|think|get|read)|to be able to|somewhere (?:to|for|i|we|they))(?!\p{L})/iu;
/** "Green but not lime", "Pink and grey, paw prints fine" */
const COLOUR_WORDS =
  /^(?:and|but|not|or|with|a|bit|of|light|dark|pale|soft|deep|bright|warm|cool|muted|rich|please|fine|ok|okay|nice|good|nothing|no|very|mostly|mainly|maybe|perhaps|some|colou?rs?|tones?|shades?|little|touch|too|only|just|like|the|any|anything|except|plus|accents?)$/;
const SOMETHING = /^(?:maybe |perhaps |just |possibly |and |or )*(?:something|anything)(?!\p{L})/iu;
const RELAYED =
  /(?<!\p{L})(?:my|our) \p{L}+(?: \p{L}+)? (?:says?|said|thinks?|reckons?|suggested|wants?|told me|insists?)(?: that)? (?:(?:it|the (?:site|page)|there) (?:should|needs?|must|ought|has|could)|(?:i|we|you|to) (?:should |must |ought to |need to |could )?(?:have|put|include|mention|say|show|add|get))(?!\p{L})/iu;
const ON_IT =
  /(?<!\p{L})(?:on (?:it|there|the front|the home|the first|the top)(?: somehow| somewhere| please| too| as well| if possible)?(?=[.!?,]|$)|at the (?:very )?(?:top|bottom)(?=[.!?,]| please|$)|quick to load|load fast|easy to (?:read|use|find|navigate)|big (?:letters|text|writing|print)|large (?:letters|print|text)|(?:keep|kept|make|made) it (?:very |really |quite |nice and |as |all )?(?:simple|short|plain|clean|classy|brief|light|fun|friendly|quick|easy|cosy|cozy|colou?rful|professional|serious|modern|small))(?!\p{L})/iu;
const AS_WRITER =
  /^(?:(?:i am|i['’]m|im|we are|we['’]re) (?:(?:writing|contacting|e-?mailing|getting in touch|reaching out|messaging)(?: (?:to (?:you|ask|see)|you|on behalf|about|as|since|so|because|regarding|in the hope)|$)|typing)|(?:my |our |a )(?:\p{L}+ ){1,3}(?:gave|passed|sent|recommended|told|forwarded) (?:me|us) (?:your|about you|to you|you)|(?:we|i) (?:got|found|saw|heard (?:of|about)|came across) (?:you|your (?:name|number|address|advert|page|site|card))(?!r?\p{L}| (?:a|the|for))|(?:i|we) (?:hope|trust) (?:you(?:['’]re| are)|this (?:finds|helps|is|e-?mail)|that(?:['’]s| is) (?:ok|enough|all))|hope (?:you(?:['’]re| are) (?:well|ok)|this|that)|(?:i|we)(?:['’]d| would) be (?:very |so |really |most )?(?:grateful|pleased|happy|obliged) (?:if|for) (?:you|the (?:page|site)|it|this|your|any)|(?:many |with )?(?:thanks|thank you|ta)(?: very much| so much| again| a lot| in advance| for .{0,40})?$|(?:(?:my|our|a) (?:\p{L}+ ){1,3})?(?:said|says|thought) (?:that )?you (?:could|can|would|might|do|make|build)|(?:that |and )?you could help|looking forward to (?:hearing|seeing|your|it)|speak soon|talk soon|sent from my|get outlook|yours (?:faithfully|sincerely|truly|ever)?|(?:kind|best|warm|warmest|kindest) (?:regards|wishes)|all the best|that['’]?s (?:about it|all|everything|it)(?: really| i think| for now| then)?$|(?:my |many )?apologies (?:for|if)(?! any inconvenience).*|(?:(?:i am|i['’]m) )?not (?:really )?sure what else(?: .*)?|(?:i )?(?:do not|don['’]t) know what else(?: .*)?|here goes|(?:i|we)(?:['’]ve| have| was| were) (?:been )?asked (?:by .{2,40} )?to (?:write|contact|e-?mail|get in touch)(?: .*)?|this is for (?:my|our) (?:\p{L}+['’]?s? ){1,3}(?:shop|business|site|website|page|company|firm|salon|club|garage|café|cafe)|(?:just starting (?:up|out),? (?:so )?)?(?:please )?bear with me(?: .*)?|as (?:discussed|agreed|promised|mentioned|requested)(?: .*)?|(?:here['’]?s|here is|here are) (?:the|my|our|some|all the) (?:info|information|details|text|copy|stuff|bits|blurb|facts)(?: .*)?|(?:please )?(?:find|see) (?:below|attached)(?: .*)?|god bless|take care|bye(?: for now)?|all best|to whom it may concern|yours,? .{0,40}$|(?:my|our|a) \p{L}+ (?:suggested|said|thought) (?:that )?(?:i|we) (?:should )?(?:ask|contact|write|e-?mail|message|try).*|sorry (?:this|that|it|for|about|if) (?:is|the|it|my|i|rambl|long).*|let me know|(?:i|we) (?:can|could|will|['’]ll) (?:write|tell you|say|explain|add|send) (?:you )?(?:a bit |some |much |lots )?(?:more|else))(?!\p{L})/iu;
/** "I am hoping we can have the reviews on it" */
const HOPED =
  /^(?:(?:so|and|but|also) )?(?:i|we)(?:['’]m|['’]re| am| are)? (?:was |were )?(?:hop(?:e|ing)|wonder(?:ing)?|thinking)(?: that| if)? (?:(?:maybe|perhaps|possibly) )?(?:we|you|it|there|i) (?:can|could|might|would|will) (?:have|put|get|show|add|be|use|do|include)(?!\p{L})|^(?:so |and |but )?(?:i|we)(?:['’]m|['’]re| am| are| was| were) thinking (?:maybe|of (?:having|adding|putting)|perhaps|about (?:having|adding|putting))(?!\p{L})/iu;
/** "I might add a picture of my granddaughter" */
const MIGHT =
  /^(?:and |also |but )?(?:i|we) (?:might|may|could)(?: also| even)? (?:add|put|send|include|get|do|find|take)(?! (?:you|your)(?!\p{L}))[^.]*(?<!\p{L})(?:photos?|pictures?|pics|logo|videos?|pages?|reviews|drawings?)(?!\p{L})/iu;
/** "We thought dark and simple" */
const THOUGHT =
  /^(?:we|i) (?:thought|had in mind|was thinking|were thinking|picture|imagine)(?: of)? (?!(?:that|we|i|it|you|they|he|she|there|our|my|the)(?!\p{L}))/iu;
const DEADLINE =
  /(?<!\p{L})(?:(?:ready|finished|done|live|online|up and running|up) (?:by|before|in time for|for) (?!\d?\d?(?:am|pm))(?:\p{L}+|the)|go(?:es)? live|how soon)(?!\p{L})/iu;
const OF_ONLINE =
  /(?<!\p{L})(?:page|site|website|it|this|everything) (?:\p{L}+ ){0,3}(?:ready|finished|done|live|online|up)/iu;

/** Whether all words are colours and what is said of them, at least up to the first comma. */
function isOfColours(text: string) {
  const [first = "", ...more] = text.toLowerCase().split(/,\s+/);
  const words = first.match(/[\p{L}-]+/gu) ?? [];
  const colours = words.filter((word) => colourNames.has(word));
  const isNoted =
    more.length === 0 ||
    /(?<!\p{L})(?:fine|please|ok|nice|good|no|not|nothing|maybe)(?!\p{L})/u.test(more.join(" "));
  return (
    colours.length > 0 &&
    words.length > colours.length &&
    words.every((word) => colourNames.has(word) || COLOUR_WORDS.test(word)) &&
    isNoted &&
    !/[\d£$€]/.test(text)
  );
}

const hasColour = (text: string) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => colourNames.has(word));
};

/** Whether a sentence is about the message itself: its greeting, its occasion, its end. No owner wants that on a site. */
export const isFormality = (sentence: string) =>
  AS_WRITER.test(plain(sentence)) || SENDING.test(plain(sentence));

const plain = (sentence: string) =>
  sentence
    .trim()
    .replace(/[.!?…),]+$/, "")
    .replace(/^[(–—-]\s*/, "");

/** Whether a sentence is a note to whoever makes the site, though it names no part of one. */
export function isMakerNote(sentence: string) {
  const text = plain(sentence);
  if (LATER.test(text) && LATER_TIME.test(text) && !TO_CUSTOMER.test(text)) return true;
  if (
    [HOPED, MIGHT, THOUGHT, SENDING, OPEN, TRUST, REQUESTED, FORBIDDEN, RELAYED, ON_IT, AS_WRITER].some(
      (kind) => kind.test(text),
    )
  )
    return true;
  if (NICE_TO.test(text) || FOR_VISITORS.test(text) || isOfColours(text)) return true;
  if (DEADLINE.test(text) && OF_ONLINE.test(text)) return true;
  if (DISLIKED.test(text) && (LOOKS.test(text) || hasColour(text))) return true;
  if (PREFERRED.test(text) || (NO_LOOK.test(text) && LOOKS.test(text))) return true;
  return (
    (SOMETHING.test(text) && (WOULD_BE.test(text) || LOOKS.test(text) || hasColour(text))) ||
    (WOULD_BE.test(text) && (LOOKS.test(text) || hasColour(text)))
  );
}
