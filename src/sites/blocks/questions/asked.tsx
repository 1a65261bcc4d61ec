import { Each } from "../parts.tsx";
import type { QuestionsData } from "./questions-fields.ts";

/** Shows one question at a time, the first one open. */
export function Asked({ data, id }: { data: QuestionsData; id: string }) {
  return (
    <div className="sw-asked">
      <Each of={data.questions}>
        {({ question, answer }, index) => (
          <details name={`${id}-answers`} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        )}
      </Each>
    </div>
  );
}
