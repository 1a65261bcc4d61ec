import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";
import { Steps } from "./steps.tsx";

function ProcessNumbered({ data, id, level }: ViewProps<ProcessData>) {
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
      <Steps data={data} level={level} className="sw-steps-numbered" />
    </div>
  );
}

export const processNumbered = {
  label: "Large numbers in columns",
  View: ProcessNumbered,
  css: css`.sw-steps-numbered{counter-reset:sw-step;display:grid;gap:2.6rem 2.6rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.sw-steps-numbered li{counter-increment:sw-step}
.sw-steps-numbered li::before{content:counter(sw-step);display:block;font:var(--sw-weight) clamp(3.6rem,7cqi,6rem)/.9 var(--sw-display);color:var(--sw-accent-ink);margin-bottom:1.1rem;font-variant-numeric:lining-nums}
.sw-steps-numbered p{margin-top:.6rem;color:var(--sw-muted)}`,
};
