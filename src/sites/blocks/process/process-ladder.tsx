import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";
import { Steps } from "./steps.tsx";

function ProcessLadder({ data, id, level }: ViewProps<ProcessData>) {
  return (
    <div className="sw-inner sw-process-body">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="How it goes"
      />
      <Steps data={data} level={level} className="sw-steps-ladder" />
    </div>
  );
}

export const processLadder = {
  label: "Steps that climb",
  View: ProcessLadder,
  css: css`.sw-steps-ladder{counter-reset:sw-step;display:grid;gap:1rem}
.sw-steps-ladder li{counter-increment:sw-step;padding:1.6rem 1.7rem;border-radius:var(--sw-radius-card);background:var(--sw-surface);border:var(--sw-border)}
.sw-steps-ladder li::before{content:counter(sw-step,decimal-leading-zero);font-weight:700;color:var(--sw-accent-ink);display:block;margin-bottom:.6rem}
.sw-steps-ladder p{margin-top:.5rem;color:var(--sw-muted)}
@container sw-site (min-width:66rem){.sw-steps-ladder{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);align-items:start}.sw-steps-ladder li:nth-child(2){margin-top:2.2rem}.sw-steps-ladder li:nth-child(3){margin-top:4.4rem}.sw-steps-ladder li:nth-child(n+4){margin-top:6.6rem}}`,
};
