import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { QuestionsData } from "./questions-fields.ts";

function QuestionsOpen({ data, id, level }: ViewProps<QuestionsData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Questions"
      />
      <ul className="sw-answers">
        <Each of={data.questions}>
          {({ question, answer }) => (
            <li>
              <Subtitle level={level}>{question}</Subtitle>
              <p>{answer}</p>
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
  css: css`.sw-answers{columns:22rem 2;column-gap:clamp(2.4rem,5cqi,5rem)}
.sw-answers li{break-inside:avoid;padding-bottom:2.4rem}
.sw-answers .sw-subtitle{font-size:var(--sw-t1);line-height:1.2}
.sw-answers p{margin-top:.6rem;color:var(--sw-muted)}`,
};
