import type { ViewProps } from "../define-block.ts";
import { Title } from "../parts.tsx";
import type { LogosData } from "./logos-fields.ts";
import { Marks } from "./logos-parts.tsx";
import css from "./logos-row.css?site";

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
  css,
};
