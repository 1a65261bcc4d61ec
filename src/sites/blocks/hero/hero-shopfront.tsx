import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";
import css from "./hero-shopfront.css?site";

function HeroShopfront({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  const { street, town } = scope.meta.business;
  return (
    <div className="sw-inner">
      <div className="sw-shopfront">
        <div className="sw-shopfront-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <HeroTitle data={data} id={id} level={level} />
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        {data.picture && (
          <div className="sw-shopfront-art" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
          </div>
        )}
        {data.note && (
          <p className="sw-shopfront-note">
            <strong data-field="note">{data.note}</strong>
            {street && (
              <span data-field="business:street">
                {street}
                {town && `, ${town}`}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export const heroShopfront = {
  label: "A shop front",
  View: HeroShopfront,
  css,
};
