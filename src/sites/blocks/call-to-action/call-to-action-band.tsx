import { css, type ViewProps } from "../define-block.ts";
import { Actions, Head } from "../parts.tsx";
import type { CallToActionData } from "./call-to-action-fields.ts";

function CallToActionBand({ data, id, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner sw-band">
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
  );
}

export const callToActionBand = {
  label: "A band",
  View: CallToActionBand,
  css: css`.sw-band .sw-head{margin-bottom:0;--sw-align:start;--sw-head-margin:0}
@container sw-site (min-width:56rem){.sw-band{display:flex;justify-content:space-between;align-items:end;gap:3rem}.sw-band .sw-actions{margin:0;flex:none}}`,
};
