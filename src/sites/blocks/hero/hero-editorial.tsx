import type { ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-editorial.css?site";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroEditorial({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-editorial-title">
        <HeroTitle data={data} id={id} level={level} />
      </div>
      <div className="sw-editorial">
        <div className="sw-editorial-text">
          {data.kicker && (
            <p className="sw-kicker" data-field="kicker">
              {data.kicker}
            </p>
          )}
          {data.text && (
            <p className="sw-lead" data-field="text">
              {data.text}
            </p>
          )}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <figure className="sw-editorial-art" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          {data.note && <figcaption data-field="note">{data.note}</figcaption>}
        </figure>
      </div>
    </div>
  );
}

export const heroEditorial = {
  label: "Large headline, picture set off",
  View: HeroEditorial,
  css,
};
