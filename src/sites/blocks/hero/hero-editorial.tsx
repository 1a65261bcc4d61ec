import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
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
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <figure className="sw-editorial-art">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          {data.note && <figcaption>{data.note}</figcaption>}
        </figure>
      </div>
    </div>
  );
}

export const heroEditorial = {
  label: "Large headline, picture set off",
  View: HeroEditorial,
  css: css`.sw-hero-editorial{padding-block:clamp(2rem,4cqi,3.4rem) clamp(2.4rem,4cqi,4rem)}
.sw-editorial-title{max-width:15em;font-size:var(--sw-t6)}
.sw-editorial-title .sw-hero-title{font-size:inherit}
.sw-editorial{display:grid;gap:2rem;margin-top:1.6rem}
.sw-editorial-art .sw-picture{aspect-ratio:1/1;height:auto;border-radius:var(--sw-radius-card)}
.sw-editorial-art{margin-inline-end:-1.35rem}
.sw-editorial-art figcaption{margin-top:.7rem;color:var(--sw-muted);font-size:.9rem}
.sw-hero-editorial .sw-actions{flex-direction:column;align-items:flex-start}
@container sw-site (min-width:56rem){
.sw-editorial{grid-template-columns:minmax(15rem,3fr) 8fr;gap:clamp(2.5rem,5cqi,5.5rem);align-items:end;margin-top:clamp(1.8rem,3cqi,3rem)}
.sw-editorial-art{margin-inline-end:calc(-1*var(--sw-bleed))}
.sw-editorial-art .sw-picture{aspect-ratio:16/8.2;border-start-end-radius:0;border-end-end-radius:0}
.sw-hero-editorial .sw-lead{font-size:1.1rem;margin-top:0}
}`,
};
