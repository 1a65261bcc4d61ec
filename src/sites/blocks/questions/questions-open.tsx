import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { QuestionsData } from "./questions-fields.ts";
import css from "./questions-open.css?site";

function QuestionsOpen({ data, id, level }: ViewProps<QuestionsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Questions" />
      <ul className="sw-answers">
        <Each of={data.questions} field="questions">
          {({ question, answer }) => (
            <li>
              <Subtitle level={level} field="question">
                {question}
              </Subtitle>
              <p data-field="answer">{answer}</p>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const questionsOpen = {
  label: "All answered, in columns",
  View: QuestionsOpen,
  css,
};
