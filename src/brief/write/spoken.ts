// Words of speech, and slips of people who type fast.

const OPENERS =
  /^(?:(?:um+|uh+|erm?|ah+|oh|ok(?:ay)?|so|yeah|yep|yo(?= so )|(?:yeah )?(?:hi|hiya|hello|hey)(?= so )|yes so|right so|well so|oh and|basically|i mean|you know|anyway|alright|like)[,\s]+(?:so[,\s]+)?)+(?=\p{L})/iu;
/** Of these alone nobody knows whether they are filler: "Like new", "Yes we can". */
const MAYBE = /^(?:like|yes so|oh(?! and)) /i;
const INSIDE = /,? (?:um+|uh+|erm?|basically)(?=[ ,.]|$)/giu;
/** "We do boilers and that, bathrooms as well like." */
const AT_END =
  /(?<!\bthis)(?: and (?:that|stuff|stuff like that|all that|what ?not|things like that)|(?<=as well|too|you know|ish),? like|,? (?:innit|isn['’]t it|you know|you know what i mean|i suppose|really))(?=[,.!]|$)/giu;
const TRAILING = /[,\s]+(?:and|but|so|um+|erm?|(?<!(?:you|we|they|I|i),? )like|or|plus|also)[.\s]*$/iu;

/** Removes the words with which people begin, pause and end when they speak. */
export function withoutFiller(sentence: string) {
  const opened = MAYBE.test(sentence) ? sentence : sentence.replace(OPENERS, "");
  return opened.replace(INSIDE, "").replace(AT_END, "").replace(TRAILING, "").trim();
}

const NOT =
  /(?<![\p{L}'’])(do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)nt(?![\p{L}'’])/giu;
const SLIPS: readonly [RegExp, string][] = [
  [/(?<![\p{L}'’])ok(?![\p{L}'’])/gu, "OK"],
  [
    /(?<![\p{L}'’])(s?he)s(?= (?:an?|the|not|closed|open|got|been|always|in|on|at|also|just|my|our) )/giu,
    "$1's",
  ],
  [/(?<![\p{L}'’])cant(?![\p{L}'’])/giu, "can't"],
  [/(?<![\p{L}'’])wont(?![\p{L}'’])/giu, "won't"],
  [/(?<![\p{L}'’])[iI]m(?![\p{L}'’])/gu, "I'm"],
  [/(?<![\p{L}'’])[iI]ve(?![\p{L}'’])/gu, "I've"],
  [
    /(?<![\p{L}'’])[iI]ll(?= (?:send|do|come|get|give|make|bring|show|tell|take|be|call|ring|text|always|never|let))/gu,
    "I'll",
  ],
  [/(?<![\p{L}'’])(you|they|we)ve(?![\p{L}'’])/giu, "$1've"],
  [/(?<![\p{L}'’])(you|they)(re|ll)(?![\p{L}'’])/giu, "$1'$2"],
  [/(?<![\p{L}'’])(there|that|what)s(?![\p{L}'’])/giu, "$1's"],
  [
    /(?<![\p{L}'’])its(?= (?:an?|the|not|all|just|been|got|always|only|never|really|free|easy|basically|about|in|on|at|open|closed|run|\d|£|twenty|thirty|forty|fifty|ten|five|six|\p{L}+ (?:dollars?|pounds?|quid|euros?|bucks)|mostly|mainly|usually|called|cash|my|our|worth|still|quite|pretty)(?![\p{L}]))/giu,
    "it's",
  ],
  [/(?<![\p{L}'’])(?:cos|coz|cuz|['’]cause)(?![\p{L}'’])/giu, "because"],
  [/(?<=\p{L} )['’]?em(?=[.,!]|$)/giu, "them"],
  [/(?<![\p{L}'’])u(?= (?:can|need|want|get|have|are|will|dont|don't|must|know)(?!\p{L}))/giu, "you"],
  [/(?<=(?:for|to|with|you|call|text|see|help|suit|tell|give) )u(?=[ .,!]|$)/giu, "you"],
  [/(?<![\p{L}'’])ur(?![\p{L}'’])/giu, "your"],
  [/(?<![\p{L}])w\/(?= ?\p{L})/giu, "with"],
];

/** "dont" is "don't", "im" is "I'm". */
export function withoutSlips(sentence: string) {
  const letters = sentence.replace(/[^\p{L}]/gu, "");
  // In capitals the letters say nothing: "IM" is as likely an abbreviation.
  if (letters === letters.toUpperCase() && letters.length < 6) return sentence;
  return SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), sentence.replace(NOT, "$1n't"));
}
