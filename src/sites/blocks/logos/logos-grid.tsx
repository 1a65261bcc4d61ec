import type { ViewProps } from "../define-block.ts";
import { Title } from "../parts.tsx";
import type { LogosData } from "./logos-fields.ts";
import css from "./logos-grid.css?site";
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
  css,
};
