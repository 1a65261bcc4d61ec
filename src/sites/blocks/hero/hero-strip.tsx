import type { ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
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
        {data.kicker && (
          <p className="sw-kicker" data-field="kicker">
            {data.kicker}
          </p>
        )}
        <HeroTitle data={data} id={id} level={level} />
        {data.text && (
          <p className="sw-lead" data-field="text">
            {data.text}
          </p>
        )}
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
