import { Each } from "../parts.tsx";
import type { QuestionsData } from "./questions-fields.ts";

/** Shows one question at a time, the first one open. */
export function Asked({ data, id }: { data: QuestionsData; id: string }) {
  return (
    <div className="sw-asked">
      <Each of={data.questions} field="questions">
        {({ question, answer }, index) => (
          <details name={`${id}-answers`} open={index === 0}>
            <summary data-field="question">{question}</summary>
            <p data-field="answer">{answer}</p>
          </details>
        )}
      </Each>
    </div>
  );
}
