import { css, type ViewProps } from "../define-block.ts";
import { Action, Head } from "../parts.tsx";
import { Days } from "./days.tsx";
import type { HoursData } from "./hours-fields.ts";

function HoursTable({ data, id, level, scope }: ViewProps<HoursData>) {
  return (
    <div className="sw-inner sw-hours-cols">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Opening hours"
      >
        {data.action.label && (
          <p className="sw-actions">
            <Action link={data.action} scope={scope} />
          </p>
        )}
      </Head>
      <Days data={data} labelledBy={`${id}-title`} />
    </div>
  );
}

export const hoursTable = {
  label: "A table",
  View: HoursTable,
  css: css`.sw-hours-cols .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
.sw-hours-cols .sw-head{margin-bottom:1.6rem;--sw-align:start;--sw-head-margin:0}
.sw-hours-table .sw-days{border-top:2px solid var(--sw-ink)}
@container sw-site (min-width:52rem){.sw-hours-cols{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(3rem,6cqi,6rem);align-items:start}}`,
};
