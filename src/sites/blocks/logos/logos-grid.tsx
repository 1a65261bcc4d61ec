import { css, type ViewProps } from "../define-block.ts";
import { Title } from "../parts.tsx";
import type { LogosData } from "./logos-fields.ts";
import { Marks } from "./logos-parts.tsx";

function LogosGrid({ data, id, tone, level, scope }: ViewProps<LogosData>) {
  return (
    <div className="sw-inner">
      <Title id={id} level={level} fallback="Partners" className="sw-logos-heading">
        {data.title}
      </Title>
      <Marks data={data} id={id} tone={tone} scope={scope} className="sw-mark-cells" />
      {data.accepts.length > 0 && <p className="sw-quiet">{data.accepts.join(" · ")}</p>}
    </div>
  );
}

export const logosGrid = {
  label: "Cells",
  View: LogosGrid,
  css: css`.sw-logos-heading{font-size:var(--sw-t2);margin-bottom:1.6rem}
.sw-mark-cells{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));border:1px solid var(--sw-line);border-width:1px 0 0 1px}
.sw-mark-cells li{display:grid;place-items:center;min-height:6.4rem;padding:1rem;border:1px solid var(--sw-line);border-width:0 1px 1px 0}
.sw-mark{height:2.5rem;width:auto;max-width:100%}
.sw-logos-grid .sw-quiet{margin-top:1.2rem;font-size:.95rem}`,
};
