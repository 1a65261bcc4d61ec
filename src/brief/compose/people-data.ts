import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { numbered, samplePerson, sampleQuestion, sampleReview } from "../samples.ts";
import { capital } from "../short-text.ts";
import { sample } from "../site-copy.ts";
import type { Says } from "../site-says.ts";
import type { SiteContext } from "./context.ts";

export function testimonialsData({ says, manner, turn }: SiteContext): Data<"testimonials"> {
  const count = manner.testimonials[0] === "quote" ? 1 : 3;
  return {
    kicker: sample("reviews"),
    title: says.isTypical ? `What ${says.industry.customers} say` : "What people say",
    testimonials: Array.from({ length: count }, (_, index) => ({
      ...sampleReview(index + turn),
      picture: null,
    })),
  };
}

export const teamData = ({ says, turn }: SiteContext): Data<"team"> => ({
  kicker: "People",
  title: "Who you will meet",
  text: "",
  people: says.industry.people.slice(turn, turn + 3).map(({ role }, index) => ({
    ...samplePerson(index, says.isTypical ? cut(says.common(role), 80) : ""),
    picture: { kind: "person", name: numbered("person", index), look: "monogram", seed: index, label: "" },
  })),
});

export function questionsData({ says }: SiteContext): Data<"questions"> {
  const answers = answersOf(says);
  const samples = (says.isTypical ? says.industry.questions : ANY_QUESTIONS)
    .filter(({ question }) => says.isCommon(question))
    .slice(0, Math.max(2, 5 - answers.length))
    .map(sampleQuestion);
  return {
    kicker: "Questions",
    title: "Asked before you",
    text: "",
    questions: [...answers, ...samples].map(({ question, answer }) => ({
      question: cut(question, 200),
      answer: cut(capital(answer), 900),
    })),
  };
}

/** Questions that the brief itself answers. */
function answersOf({ understood, facts, hoursLine, phone, email, lines }: Says) {
  const { place } = understood;
  const reach = [phone && `Call ${phone}`, email && `write to ${email}`].filter(Boolean).join(", or ");
  return [
    ...(facts.hours.length > 0 ? [{ question: "When are you open?", answer: `${capital(hoursLine)}.` }] : []),
    ...(place ? [{ question: "Where are you?", answer: `${capital(place)}.` }] : []),
    ...(reach ? [{ question: "How do I reach you?", answer: `${reach}.` }] : []),
    ...lines.slice(0, 2).map((line) => ({
      question: `What does it cost? (${line.name})`.slice(0, 200),
      answer: `${line.price}.`,
    })),
  ];
}

/** Questions that suit every business. The owner writes the answers. */
const ANY_QUESTIONS = [
  { question: "How do we begin?" },
  { question: "How long does it take?" },
  { question: "What if I have to change the date?" },
];
