import type { ViewProps } from "../define-block.ts";
import { Actions, Head } from "../parts.tsx";
import css from "./call-to-action-band.css?site";
import type { CallToActionData } from "./call-to-action-fields.ts";

function CallToActionBand({ data, id, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner sw-band">
      <Head id={id} level={level} data={data} fallback="Next step" />
      <Actions first={data.action} second={data.second} scope={scope} />
    </div>
  );
}

export const callToActionBand = {
  label: "A band",
  View: CallToActionBand,
  css,
};
