import type { ViewProps } from "../define-block.ts";
import { Action, Head } from "../parts.tsx";
import { Days } from "./days.tsx";
import type { HoursData } from "./hours-fields.ts";
import css from "./hours-table.css?site";

function HoursTable({ data, id, level, scope }: ViewProps<HoursData>) {
  return (
    <div className="sw-inner sw-hours-cols">
      <Head id={id} level={level} data={data} fallback="Opening hours">
        {data.action.label && (
          <p className="sw-actions">
            <Action field="action" link={data.action} scope={scope} />
          </p>
        )}
      </Head>
      <Days data={data} labelledBy={`${id}-title`} />
    </div>
  );
}

export const hoursTable = {
  label: "A table",
  View: HoursTable,
  css,
};
