import { css, type ViewProps } from "../define-block.ts";
import { Title } from "../parts.tsx";
import type { LogosData } from "./logos-fields.ts";
import { Marks } from "./logos-parts.tsx";

function LogosRow({ data, id, tone, level, scope }: ViewProps<LogosData>) {
  return (
    <div className="sw-inner sw-logos-line">
      <Title id={id} level={level} fallback="Partners" className="sw-logos-title">
        {data.title}
      </Title>
      <Marks data={data} id={id} tone={tone} scope={scope} className="sw-marks" />
      {data.accepts.length > 0 && <p className="sw-quiet">{data.accepts.join(" · ")}</p>}
    </div>
  );
}

export const logosRow = {
  label: "A row",
  View: LogosRow,
  css: css`.sw-logos-row{padding-block:clamp(1.8rem,3.4cqi,3rem)}
.sw-logos-title{font:600 1rem/1.4 var(--sw-text);letter-spacing:0;margin-bottom:1.4rem}
.sw-marks{display:flex;flex-wrap:wrap;gap:1.2rem clamp(1.8rem,4cqi,3.6rem);align-items:center}
.sw-mark{height:2.6rem;width:auto}
.sw-logos-line .sw-quiet{margin-top:1.2rem;font-size:.95rem}`,
};
