import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Asked } from "./asked.tsx";
import type { QuestionsData } from "./questions-fields.ts";
import css from "./questions-list.css?site";

function QuestionsList({ data, id, level }: ViewProps<QuestionsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Questions" />
      <Asked data={data} id={id} />
    </div>
  );
}

export const questionsList = {
  label: "A list to open",
  View: QuestionsList,
  css,
};
