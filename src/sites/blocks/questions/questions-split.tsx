import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Asked } from "./asked.tsx";
import type { QuestionsData } from "./questions-fields.ts";

function QuestionsSplit({ data, id, level }: ViewProps<QuestionsData>) {
  return (
    <div className="sw-inner sw-questions-cols">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Questions"
      />
      <Asked data={data} id={id} />
    </div>
  );
}

export const questionsSplit = {
  label: "Beside the title",
  View: QuestionsSplit,
  css: css`@container sw-site (min-width:52rem){.sw-questions-cols{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:clamp(2.5rem,5cqi,5rem);align-items:start}.sw-questions-cols .sw-head{position:sticky;top:3rem;--sw-align:start;--sw-head-margin:0}}`,
};
