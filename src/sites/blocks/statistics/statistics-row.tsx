import { css, type ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { StatisticsData } from "./statistics-fields.ts";

function StatisticsRow({ data, id, level }: ViewProps<StatisticsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} title={data.title} fallback="In figures" />
      <dl className="sw-figures sw-figures-row">
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

export const statisticsRow = {
  label: "A row",
  View: StatisticsRow,
  css: css`.sw-statistics-row{padding-block:calc(clamp(2.4rem,4.6cqi,4rem)*var(--sw-density))}
.sw-figures-row{display:grid;gap:2rem 2.6rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}
.sw-statistics .sw-head:has(.sw-hidden){margin:0}`,
};
