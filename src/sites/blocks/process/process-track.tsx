import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";
import { Steps } from "./steps.tsx";

function ProcessTrack({ data, id, level }: ViewProps<ProcessData>) {
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
      <Steps data={data} level={level} className="sw-steps-track" />
    </div>
  );
}

export const processTrack = {
  label: "A line with stops",
  View: ProcessTrack,
  css: css`.sw-steps-track{counter-reset:sw-step}
.sw-steps-track li{counter-increment:sw-step;position:relative;padding:0 0 2.4rem 4.6rem}
.sw-steps-track li:last-child{padding-bottom:0}
.sw-steps-track li::before{content:counter(sw-step);position:absolute;inset:0 auto auto 0;display:grid;place-items:center;width:2.9rem;height:2.9rem;border-radius:min(var(--sw-radius-button),50%);background:var(--sw-fill);color:var(--sw-on-fill);font-weight:700;z-index:1}
.sw-steps-track li:not(:last-child)::after{content:"";position:absolute;inset:0 auto 0 calc(1.45rem - 1px);border-inline-start:2px solid var(--sw-edge)}
.sw-steps-track p{margin-top:.45rem;color:var(--sw-muted);max-width:36rem}
.sw-steps-track .sw-subtitle{padding-top:.4rem}
@container sw-site (min-width:56rem){.sw-process-track .sw-process-body{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(3rem,6cqi,6rem)}.sw-process-track .sw-head{--sw-align:start;--sw-head-margin:0;position:sticky;top:3rem;align-self:start}}`,
};
