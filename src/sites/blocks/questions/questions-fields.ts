import { entries, line, text, type Values } from "../../fields.ts";

export const questionsFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  questions: entries(
    "Questions",
    "Question",
    { question: line("Question", 200), answer: text("Answer", 900) },
    24,
  ),
};

export type QuestionsData = Values<typeof questionsFields>;
