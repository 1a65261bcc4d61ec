import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroPoster({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-poster-art">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
      </div>
      <div className="sw-inner">
        {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
        <HeroTitle data={data} id={id} level={level} />
        <div className="sw-poster-foot">
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <Facts facts={data.facts.slice(0, 3)} />
      </div>
    </>
  );
}

export const heroPoster = {
  label: "A poster of type",
  View: HeroPoster,
  css: css`.sw-hero-poster{overflow:clip;display:grid}
.sw-hero-poster .sw-inner{display:flex;flex-direction:column;justify-content:flex-end;padding-block:2rem clamp(2.2rem,4cqi,3.6rem)}
.sw-hero-poster .sw-hero-title{text-wrap:pretty;font-size:min(var(--sw-t6),9cqi + .9rem)}
.sw-poster-art{height:clamp(13rem,58cqi,22rem);position:relative}
.sw-poster-foot{display:grid;gap:1.4rem;margin-top:1.8rem;padding-top:1.4rem;border-top:2px solid var(--sw-ink)}
.sw-poster-foot .sw-lead,.sw-poster-foot .sw-actions{margin-top:0}
.sw-hero-poster .sw-facts{display:flex;flex-wrap:wrap;gap:.6rem 2.6rem;margin-top:1.8rem}
.sw-hero-poster .sw-facts div{display:flex;gap:.6rem;flex-direction:row-reverse}
.sw-hero-poster dd{font-weight:700}.sw-hero-poster dt{color:var(--sw-muted)}
@container sw-site (min-width:56rem){
.sw-hero-poster{min-height:clamp(36rem,53cqi,50rem)}
.sw-poster-art{position:absolute;inset-block:0;inset-inline-end:0;width:41cqi;height:auto}
.sw-hero-poster .sw-inner>*{max-width:calc(100% - 41cqi + min(0rem,38rem - 50cqi) + 1rem)}
.sw-hero-poster .sw-inner{justify-content:center;padding-block:3.4rem}
.sw-hero-poster .sw-hero-title{font-size:min(var(--sw-t6),6.6cqi)}
}`,
};
