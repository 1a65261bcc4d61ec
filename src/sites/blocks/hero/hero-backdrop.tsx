import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-backdrop.css?site";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroBackdrop({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-backdrop-art" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="hero" />
      </div>
      <div className="sw-inner">
        <div className="sw-backdrop-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <HeroTitle data={data} id={id} level={level} />
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
          <Text of={data} field="note" className="sw-backdrop-note" />
        </div>
      </div>
    </>
  );
}

export const heroBackdrop = {
  label: "Text over a wide picture",
  View: HeroBackdrop,
  css,
};
