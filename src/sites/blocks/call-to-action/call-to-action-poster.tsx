import { css, type ViewProps } from "../define-block.ts";
import { Actions, Title } from "../parts.tsx";
import type { CallToActionData } from "./call-to-action-fields.ts";

function CallToActionPoster({ data, id, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner">
      {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
      <Title id={id} level={level} fallback="Next step" className="sw-poster-title">
        {data.title}
      </Title>
      <div className="sw-poster-row">
        {data.text && <p className="sw-lead">{data.text}</p>}
        <Actions first={data.action} second={data.second} scope={scope} />
      </div>
    </div>
  );
}

export const callToActionPoster = {
  label: "Large type",
  View: CallToActionPoster,
  css: css`.sw-poster-title{font-size:var(--sw-t6);text-transform:var(--sw-case);max-width:14em;text-align:var(--sw-align)}
:where(.sw-poster-title){margin-inline:auto}
.sw-poster-row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:1.4rem 3rem;margin-top:1.8rem}
.sw-poster-row .sw-actions,.sw-poster-row .sw-lead{margin:0}`,
};
