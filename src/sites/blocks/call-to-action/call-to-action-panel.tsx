import type { ViewProps } from "../define-block.ts";
import { Actions, Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { CallToActionData } from "./call-to-action-fields.ts";
import css from "./call-to-action-panel.css?site";

function CallToActionPanel({ data, id, tone, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner">
      <div className="sw-panel">
        <div className="sw-panel-text">
          <Head id={id} level={level} data={data} fallback="Next step" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        {data.picture && (
          <div className="sw-panel-art" data-picture="picture">
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
  css,
};
