import type { ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
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
          {data.note && (
            <p className="sw-backdrop-note" data-field="note">
              {data.note}
            </p>
          )}
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
