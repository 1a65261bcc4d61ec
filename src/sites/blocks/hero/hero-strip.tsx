import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";
import css from "./hero-strip.css?site";

function HeroStrip({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-strip-art" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
      </div>
      <div className="sw-inner">
        <Text of={data} field="kicker" className="sw-kicker" />
        <HeroTitle data={data} id={id} level={level} />
        <Text of={data} field="text" className="sw-lead" />
        <Actions first={data.action} second={data.second} scope={scope} />
      </div>
    </>
  );
}

export const heroStrip = {
  label: "A page's heading over a strip of the picture",
  View: HeroStrip,
  css,
};
