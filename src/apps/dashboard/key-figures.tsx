import { formatNumber } from "#src/lib/english.ts";
import { formatDollars, formatToTheCent } from "#src/lib/money.ts";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { change, type keyFigures } from "./figures.ts";
import { formatChange, formatShare } from "./formats.ts";

type Figures = ReturnType<typeof keyFigures>;

/** The four key figures of the range, each compared with the previous range. */
export function KeyFigures({ figures, before }: { figures: Figures; before: Figures }) {
  return (
    <dl className="figures">
      <Figure
        label="Revenue"
        now={figures.revenue}
        before={before.revenue}
        format={formatDollars}
        step={100}
      />
      <Figure label="Orders" now={figures.orders} before={before.orders} format={formatNumber} step={1} />
      <Figure
        label="Average order"
        now={figures.average}
        before={before.average}
        format={formatToTheCent}
        step={100}
      />
      <Figure
        label="Refunded"
        now={figures.refunded}
        before={before.refunded}
        format={formatShare}
        step={0.001}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  now: number;
  before: number;
  format: (figure: number) => string;
  step: number;
}

function Figure({ label, now, before, format, step }: FigureProps) {
  const changed = change(now, before);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <SettlingNumber value={now} format={format} step={step} />
        <small>{changed === null ? "nothing before" : `${formatChange(changed)} vs. before`}</small>
      </dd>
    </div>
  );
}
