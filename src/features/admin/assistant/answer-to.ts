import { paths } from "#src/lib/paths.ts";
import { type Answer, type Answers, type AssistantData, type IntentByKind, say } from "./answer.ts";
import { answerCount } from "./count-answer.ts";
import { type Intent, intentOf, knownSentences } from "./intents.ts";
import { moduleAnswers } from "./module-answers.ts";
import { answerPrice } from "./price-answer.ts";
import { answerTemplates } from "./template-answer.ts";

/** Answers a sentence. The function is pure: the same sentence and data give the same answer. */
export function answerTo(text: string, data: AssistantData): Answer {
  const intent = intentOf(text);
  if (!intent) {
    return {
      text: "I did not understand that, so nothing was changed. I know a fixed set of sentences; these are some of them:",
      changes: [],
      examples: knownSentences.map(({ examples: [first] }) => first),
    };
  }
  return answerByKind(intent.kind, intent, data);
}

/** Ties the kind of an intent to its function in the table. */
const answerByKind = <Kind extends Intent["kind"]>(
  kind: Kind,
  intent: IntentByKind[Kind],
  data: AssistantData,
) => answers[kind](intent, data);

const answers: Answers = {
  help: () =>
    say("This is what I understand. Capitals and politeness do not matter.", {
      examples: knownSentences.flatMap(({ examples }) => [...examples]),
    }),
  ...moduleAnswers,
  templates: answerTemplates,
  "set-price": answerPrice,
  count: answerCount,
  "draft-site": ({ brief }) =>
    say(
      `A draft is made in the marketplace, from your own words: “${brief}”. Nothing is changed until you choose one.`,
      {
        link: { href: paths.brief(brief), label: "See three drafts" },
      },
    ),
};
