import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import css from "./statistics-cells.css?site";
import type { StatisticsData } from "./statistics-fields.ts";

function StatisticsCells({ data, id, level }: ViewProps<StatisticsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={{ title: data.title }} fallback="In figures" />
      <dl className="sw-figures sw-figures-cells">
        <Each of={data.figures} field="figures">
          {({ figure, label }) => (
            <div>
              <dt data-field="label">{label}</dt>
              <dd data-field="figure">{figure}</dd>
            </div>
          )}
        </Each>
      </dl>
    </div>
  );
}

export const statisticsCells = {
  label: "Cells",
  View: StatisticsCells,
  css,
};
