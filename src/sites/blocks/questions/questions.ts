import { defineBlock } from "../define-block.ts";
import css from "./questions.css?site";
import { questionsFields } from "./questions-fields.ts";
import { questionsList } from "./questions-list.tsx";
import { questionsOpen } from "./questions-open.tsx";
import { questionsSplit } from "./questions-split.tsx";

export const questions = defineBlock({
  kind: "questions",
  label: "Questions",
  fields: questionsFields,
  css,
  variants: { list: questionsList, split: questionsSplit, open: questionsOpen },
});
