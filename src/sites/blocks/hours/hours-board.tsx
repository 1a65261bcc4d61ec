import { css, type ViewProps } from "../define-block.ts";
import { Action, Head } from "../parts.tsx";
import { Days } from "./days.tsx";
import type { HoursData } from "./hours-fields.ts";

function HoursBoard({ data, id, level, scope }: ViewProps<HoursData>) {
  const { street, town, phone } = scope.meta.business;
  const place = [street, town, phone].filter(Boolean).join(" · ");
  return (
    <div className="sw-inner">
      <div className="sw-board sw-tone sw-tone-dark">
        <div>
          <Head
            id={id}
            level={level}
            kicker={data.kicker}
            title={data.title}
            text={data.text}
            fallback="Opening hours"
          />
          {place && <p className="sw-board-place">{place}</p>}
          <Action link={data.action} scope={scope} className="sw-button sw-button-accent" />
        </div>
        <Days data={data} labelledBy={`${id}-title`} />
      </div>
    </div>
  );
}

export const hoursBoard = {
  label: "The board at the door",
  View: HoursBoard,
  css: css`.sw-board{display:grid;gap:2rem;padding:clamp(1.6rem,5cqi,4rem);border-radius:var(--sw-radius-card);outline:2px solid var(--sw-accent);outline-offset:-14px}
.sw-board .sw-head{margin-bottom:1.4rem;--sw-align:start;--sw-head-margin:0}
.sw-board-place{margin-bottom:1.6rem}
.sw-board .sw-days{font-size:1.08rem}
.sw-board :is(th,td){border-bottom-style:dashed}
@container sw-site (min-width:52rem){.sw-board{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:4rem;align-items:center}}`,
};
