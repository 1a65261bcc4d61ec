import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Asked } from "./asked.tsx";
import type { QuestionsData } from "./questions-fields.ts";
import css from "./questions-split.css?site";

function QuestionsSplit({ data, id, level }: ViewProps<QuestionsData>) {
  return (
    <div className="sw-inner sw-questions-cols">
      <Head id={id} level={level} data={data} fallback="Questions" />
      <Asked data={data} id={id} />
    </div>
  );
}

export const questionsSplit = {
  label: "Beside the title",
  View: QuestionsSplit,
  css,
};
