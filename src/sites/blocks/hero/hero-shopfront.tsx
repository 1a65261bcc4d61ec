import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroShopfront({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  const { street, town } = scope.meta.business;
  return (
    <div className="sw-inner">
      <div className="sw-shopfront">
        <div className="sw-shopfront-text">
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          <HeroTitle data={data} id={id} level={level} />
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <div className="sw-shopfront-art">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
        </div>
        {data.note && (
          <p className="sw-shopfront-note">
            <strong>{data.note}</strong>
            {street && (
              <span>
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
  css: css`.sw-hero-shopfront{padding-block:1.2rem clamp(2.6rem,5cqi,4.5rem);overflow:clip}
.sw-shopfront{display:grid;position:relative}
.sw-shopfront-text{padding-block:1.4rem 2rem}
.sw-shopfront-art{position:relative;aspect-ratio:1/.92;border-radius:46% 54% 42% 58%/52% 46% 54% 48%;overflow:hidden;background:var(--sw-surface)}
.sw-shopfront-note{display:grid;gap:.2rem;position:relative;margin:-3rem auto 0;width:fit-content;max-width:100%;padding:1rem 1.5rem;border-radius:var(--sw-radius-card);background:var(--sw-accent);color:var(--sw-on-accent);border:var(--sw-border);box-shadow:var(--sw-shadow);line-height:1.35;text-align:center}
@container sw-site (min-width:56rem){
.sw-shopfront{grid-template-columns:minmax(0,1.08fr) minmax(0,1fr);align-items:center;gap:1rem 3rem;min-height:clamp(34rem,46cqi,42rem)}
.sw-shopfront-art{aspect-ratio:auto;height:clamp(34rem,48cqi,43rem);margin-inline-end:calc(-1*max(5rem,50cqi - 36rem));margin-top:-3.5rem}
.sw-shopfront-text{padding-block:1rem}
.sw-shopfront-note{position:absolute;inset-inline-start:calc(51.9% - 1rem);bottom:2.2rem;margin:0;rotate:-3deg;text-align:start}
}`,
};
