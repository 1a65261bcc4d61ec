import { css, type ViewProps } from "../define-block.ts";
import { Actions, Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { CallToActionData } from "./call-to-action-fields.ts";

function CallToActionPanel({ data, id, tone, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner">
      <div className="sw-panel">
        <div className="sw-panel-text">
          <Head
            id={id}
            level={level}
            kicker={data.kicker}
            title={data.title}
            text={data.text}
            fallback="Next step"
          />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        {data.picture && (
          <div className="sw-panel-art">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          </div>
        )}
      </div>
    </div>
  );
}

export const callToActionPanel = {
  label: "A panel with a picture",
  View: CallToActionPanel,
  css: css`.sw-panel{display:grid;overflow:hidden;background:var(--sw-surface);border:var(--sw-border);border-radius:var(--sw-radius-card);box-shadow:var(--sw-shadow)}
.sw-panel-text{padding:clamp(1.6rem,4.4cqi,4rem)}
.sw-panel .sw-head{margin-bottom:0;--sw-align:start;--sw-head-margin:0}
.sw-panel-art{aspect-ratio:16/9;position:relative}
.sw-panel-art .sw-picture{position:absolute;inset:0}
@container sw-site (min-width:52rem){.sw-panel:has(.sw-panel-art){grid-template-columns:minmax(0,6fr) minmax(0,5fr)}.sw-panel-art{aspect-ratio:auto}}`,
};
