import type { ParsedBrief } from "../parsed-brief.ts";
import { type Word, wordsOf } from "../words.ts";
import type { Trade } from "./trade.ts";
import { rootOfWord } from "./trade-index.ts";

export interface OwnerQuestion {
  /** The subject of the question: a contact, the name, or a question of the trade. */
  about: "contact" | "name" | "trade";
  question: string;
}

const MOST_QUESTIONS = 3;
const DENYING = /^(?:no|not|never|without|dont|doesnt|wont|cant|isnt|arent|neither|nor)$/;
const SMALL =
  /^(?:a|an|the|and|or|of|for|to|in|on|at|by|with|from|as|is|are|do|does|can|i|we|you|your|our|it|they|my|me|us|there|that|this|which|what|when|where|how|who|why|will|would|should|have|has|be|any|one|much|many|long|often|well|best|most|also|usually|offer|take|need|get|know|make|far|own|service|new|home|small|other)$/;

/** The facts that answer a question of a trade. */
const ANSWERS: readonly [
  question: RegExp,
  isAnswered: (understood: ParsedBrief, brief: string) => boolean,
][] = [
  [/\b(?:cost|price|prices|charge|fee|fees|how much)\b/i, ({ facts }) => facts.prices.length > 0],
  [
    /\b(?:open|opening|hours)\b|^when\b.*\b(?:sessions?|services|prayers|train|meet)\b/i,
    ({ facts }) => facts.hours.length > 0,
  ],
  [
    /\bhow far\b|\b(?:travel|area|cover)\b/i,
    (_, brief) =>
      /\b(?:miles?|km|within|radius|covering|and (?:the )?villages|nationwide|anywhere)\b/i.test(brief),
  ],
  [
    /\b(?:insured|qualified|registered|licensed|certified)\b/i,
    (_, brief) =>
      /\b(?:insured|insurance|qualified|registered|licen[cs]ed|certified|accredited|DBS|member)\b/i.test(
        brief,
      ),
  ],
  [/^how long\b/i, (_, brief) => /\b(?:hours?|minutes?|days?|weeks?|months?)\b/i.test(brief)],
  [/\b(?:parking|park)\b/i, (_, brief) => /\bpark(?:ing)?\b/i.test(brief)],
];

/**
 * Returns the three questions to the owner whose answers would help the site most: a way to be reached, the name,
 * then what customers of the trade ask and the brief does not answer. Settled questions make room for others.
 */
export function questionsFor(
  brief: string,
  understood: ParsedBrief,
  trade: Trade | undefined,
  isSettled: (question: OwnerQuestion) => boolean = () => false,
): OwnerQuestion[] {
  const { facts, name } = understood;
  const questions: OwnerQuestion[] = [];
  if (facts.phones.length === 0 && facts.emails.length === 0)
    questions.push({ about: "contact", question: "Which phone number or email should customers use?" });
  if (!name) questions.push({ about: "name", question: "What is the business called?" });
  const said = rootsOf(wordsOf(brief));
  const own = rootsOf(wordsOf([trade?.business.one, trade?.person.one, trade?.activity].join(" ")));
  for (const question of trade?.asks ?? [])
    if (!isAnswered(question, brief, understood, said, own)) questions.push({ about: "trade", question });
  return questions.filter((question) => !isSettled(question)).slice(0, MOST_QUESTIONS);
}

/** How much of the words of a question a brief that answers it has. */
const ANSWERED = 0.6;

function isAnswered(
  question: string,
  brief: string,
  understood: ParsedBrief,
  said: ReadonlySet<string>,
  own: ReadonlySet<string>,
) {
  const known = ANSWERS.find(([form]) => form.test(question));
  if (known) return known[1](understood, brief);
  const roots = [...rootsOf(wordsOf(question))].filter((root) => !own.has(root));
  return roots.length > 0 && roots.filter((root) => said.has(root)).length / roots.length >= ANSWERED;
}

const rootsOf = (words: readonly Word[]) =>
  new Set(words.filter(({ plain }) => !SMALL.test(plain) && !/^\d/.test(plain)).map(rootOfWord));

/** Returns the usual offers of the trade that the brief neither says nor refuses. */
export function offersToAsk(brief: string, trade: Trade | undefined): string[] {
  const words = wordsOf(brief);
  const said = rootsOf(words);
  const refused = rootsOf(words.filter((word, at) => isDenied(words, word, at)));
  return (trade?.offers ?? []).filter((offer) => {
    const roots = [...rootsOf(wordsOf(offer))];
    return !roots.every((root) => said.has(root)) && !roots.some((root) => refused.has(root));
  });
}

/** Whether a "no" stands before a word in its clause. */
function isDenied(words: readonly Word[], { clause }: Word, at: number) {
  for (let before = at - 1; before >= 0 && words[before]?.clause === clause; before--)
    if (DENYING.test(words[before]?.plain ?? "")) return true;
  return false;
}
