import type { ReactNode } from "react";
import { formatDollars, formatToTheCent } from "#src/lib/money.ts";
import { change, type keyFigures } from "./figures.ts";
import { formatChange, formatShare } from "./formats.ts";

type Figures = ReturnType<typeof keyFigures>;

/** The four key figures of the range, each compared with the previous range. */
export function KeyFigures({ figures, before }: { figures: Figures; before: Figures }) {
  return (
    <dl className="figures">
      <Figure label="Revenue" now={figures.revenue} before={before.revenue}>
        {formatDollars(figures.revenue)}
      </Figure>
      <Figure label="Orders" now={figures.orders} before={before.orders}>
        {figures.orders}
      </Figure>
      <Figure label="Average order" now={figures.average} before={before.average}>
        {formatToTheCent(figures.average)}
      </Figure>
      <Figure label="Refunded" now={figures.refunded} before={before.refunded}>
        {formatShare(figures.refunded)}
      </Figure>
    </dl>
  );
}

function Figure({
  label,
  now,
  before,
  children,
}: {
  label: string;
  now: number;
  before: number;
  children: ReactNode;
}) {
  const changed = change(now, before);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <small>{changed === null ? "nothing before" : `${formatChange(changed)} vs. before`}</small>
      </dd>
    </div>
  );
}
