import { css, type ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { StatisticsData } from "./statistics-fields.ts";

function StatisticsCells({ data, id, level }: ViewProps<StatisticsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} title={data.title} fallback="In figures" />
      <dl className="sw-figures sw-figures-cells">
        <Each of={data.figures}>
          {({ figure, label }) => (
            <div>
              <dt>{label}</dt>
              <dd>{figure}</dd>
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
  css: css`.sw-figures-cells{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));border:solid var(--sw-line);border-width:1px 0 0 1px}
.sw-figures-cells div{padding:clamp(1.4rem,3cqi,2.4rem);border:solid var(--sw-line);border-width:0 1px 1px 0;min-height:11rem;justify-content:space-between!important}
.sw-statistics .sw-head:has(.sw-hidden){margin:0}`,
};
