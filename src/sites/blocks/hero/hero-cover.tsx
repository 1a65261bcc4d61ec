import { css, type ViewProps } from "../define-block.ts";
import { Action } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroCover({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <p className="sw-cover-line">
        {data.kicker && <span>{data.kicker}</span>}
        {data.note && <span>{data.note}</span>}
      </p>
      <div className="sw-cover-title">
        <HeroTitle data={data} id={id} level={level} />
      </div>
      <div className="sw-cover">
        <div className="sw-cover-art">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
        </div>
        <div className="sw-cover-text">
          {data.text && <p className="sw-cover-lead">{data.text}</p>}
          <p className="sw-cover-links">
            <Action link={data.action} scope={scope} />
            <Action link={data.second} scope={scope} className="sw-link" />
          </p>
          <Facts facts={data.facts.slice(0, 3)} />
        </div>
      </div>
    </div>
  );
}

export const heroCover = {
  label: "A magazine's cover",
  View: HeroCover,
  css: css`.sw-hero-cover{padding-block:1.2rem clamp(2.6rem,4cqi,4rem)}
.sw-cover-line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 2rem;padding-block:.6rem;border-block:1px solid var(--sw-ink);font-size:.95rem}
.sw-cover-title{padding-block:clamp(1.2rem,2cqi,1.7rem);text-align:center}
.sw-cover-title .sw-hero-title{max-width:18em;font-size:min(var(--sw-t6),1.6rem + 3.1cqi);margin-inline:auto}
.sw-cover{display:grid;gap:1.8rem}
.sw-cover-art{aspect-ratio:4/3;border-radius:var(--sw-radius-card);overflow:hidden}
.sw-cover-lead{font:400 1.28rem/1.5 var(--sw-text);text-wrap:pretty}
.sw-cover-lead::first-letter{float:inline-start;padding:.08em .1em 0 0;font:var(--sw-weight) 3.9em/.78 var(--sw-display);color:var(--sw-accent-ink)}
.sw-cover-links{display:flex;flex-wrap:wrap;gap:.8rem 1.4rem;align-items:center;margin-top:1.6rem}
.sw-cover .sw-facts{margin-top:1.8rem}
.sw-cover .sw-facts div{display:flex;justify-content:space-between;gap:1rem;padding-block:.55rem;border-top:1px solid var(--sw-line);font-size:.95rem}
.sw-cover dd{font-weight:600;text-align:end}
@container sw-site (max-width:36rem){.sw-cover-line{flex-direction:column}}
@container sw-site (max-width:56rem){.sw-cover-title .sw-hero-title{display:grid;align-content:center;min-height:2lh}}
@container sw-site (min-width:56rem){
.sw-cover{grid-template-columns:minmax(0,8fr) minmax(17rem,4fr);gap:clamp(2rem,4cqi,3.6rem);align-items:stretch}
.sw-cover-art{aspect-ratio:auto;min-height:clamp(24rem,34cqi,31rem);position:relative}
.sw-cover-art .sw-picture{position:absolute;inset:0}
}`,
};
