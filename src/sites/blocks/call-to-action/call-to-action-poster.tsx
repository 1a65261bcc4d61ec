import type { ViewProps } from "../define-block.ts";
import { Actions, Text, Title } from "../parts.tsx";
import type { CallToActionData } from "./call-to-action-fields.ts";
import css from "./call-to-action-poster.css?site";

function CallToActionPoster({ data, id, level, scope }: ViewProps<CallToActionData>) {
  return (
    <div className="sw-inner">
      <Text of={data} field="kicker" className="sw-kicker" />
      <Title id={id} level={level} fallback="Next step" className="sw-poster-title">
        {data.title}
      </Title>
      <div className="sw-poster-row">
        <Text of={data} field="text" className="sw-lead" />
        <Actions first={data.action} second={data.second} scope={scope} />
      </div>
    </div>
  );
}

export const callToActionPoster = {
  label: "Large type",
  View: CallToActionPoster,
  css,
};
