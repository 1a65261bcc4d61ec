import { useState } from "react";
import type { Pricing } from "#src/contract/pricing.ts";
import { deploymentPlans, planNames } from "#src/entities/pricing/plans.ts";
import { type Cents, formatMoney } from "#src/lib/money.ts";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { type CostsSoFar, MONTHS, runningCosts, scaleTo } from "./running-costs.ts";
import { Section } from "./section.tsx";

/** The cost of both plans over a year: a chart, the figures of a chosen month, and a table. */
export function CostChart({ pricing }: { pricing: Pricing }) {
  const [month, setMonth] = useState(MONTHS);
  const costs = runningCosts(pricing);
  const chosen = costs[month + 1];
  return (
    <Section
      id="year"
      title="A year, added up"
      intro="What each plan has cost at every step: with the order, at delivery, and after each month of hosting and maintenance."
      aside={chosen && <Comparison costs={chosen} month={month} />}
    >
      <div className="min-w-0">
        <Legend />
        <Drawing costs={costs} month={month} width={360} className="sm:hidden" />
        <Drawing costs={costs} month={month} width={820} className="hidden sm:block" />
        <label className="mt-4 grid gap-x-6 sm:grid-cols-[auto_1fr] sm:items-center">
          <span className="font-medium">Months of hosting</span>
          <input
            type="range"
            min={1}
            max={MONTHS}
            value={month}
            aria-valuetext={inMonths(month)}
            onChange={(event) => setMonth(event.target.valueAsNumber)}
            className="h-11 w-full"
          />
        </label>
        <details className="mt-4 border-line border-y">
          <summary className="flex min-h-12 items-center font-medium underline underline-offset-4 hover:text-signal">
            The same figures as a table
          </summary>
          <CostTable costs={costs} />
        </details>
      </div>
    </Section>
  );
}

const inMonths = (count: number) => (count === 1 ? "1 month" : `${count} months`);

function Comparison({ costs: { full, installment }, month }: { costs: CostsSoFar; month: number }) {
  const difference = Math.abs(installment - full);
  const cheaper = planNames[installment > full ? "full" : "installment"];
  return (
    <div className="mt-8 tabular-nums">
      <p className="mb-2 font-semibold">After {inMonths(month)}</p>
      <dl>
        <Sum name={planNames.full} amount={full} />
        <Sum name={planNames.installment} amount={installment} />
        <Sum name={difference === 0 ? "Difference" : `Less with ${cheaper}`} amount={difference} />
      </dl>
    </div>
  );
}

function Sum({ name, amount }: { name: string; amount: Cents }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 last:border-ink">
      <dt>{name}</dt>
      <dd className="font-bold font-display text-3xl tracking-tight">
        <SettlingNumber value={amount} format={formatMoney} step={100} />
      </dd>
    </div>
  );
}

interface DrawingProps {
  costs: readonly CostsSoFar[];
  month: number;
  /** The width of the drawing in its own units. Text keeps its size. */
  width: number;
  className: string;
}

const HEIGHT = 400;
const TOP = 24;
const BOTTOM = HEIGHT - 34;
const LEFT = 64;
const lines = {
  full: "stroke-signal [stroke-width:3]",
  installment: "stroke-amber-ink [stroke-dasharray:7_5] [stroke-width:3]",
};

function Drawing({ costs, month, width, className }: DrawingProps) {
  const scale = scaleTo(Math.max(...costs.map(({ full, installment }) => Math.max(full, installment))));
  const right = width - 14;
  const step = (right - LEFT) / costs.length;
  const x = (index: number) => LEFT + step * index;
  const y = (amount: Cents) => BOTTOM - (amount / (scale.at(-1) || 1)) * (BOTTOM - TOP);
  const stairs = (plan: keyof typeof lines) =>
    costs
      .map((cost, index) => `${index === 0 ? "M" : "V"}${y(cost[plan])}`.replace("M", `M${LEFT} `))
      .reduce((path, part, index) => `${path}${part}H${x(index + 1)}`, "");
  const marked = x(month + 2);
  const isWide = width > 500;

  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      direction="ltr"
      aria-label={describe(costs)}
      className={`w-full fill-none font-text ${className}`}
    >
      {scale.map((amount) => (
        <g key={amount}>
          <path
            d={`M${LEFT} ${y(amount)}H${right}`}
            className={amount === 0 ? "stroke-ink" : "stroke-line"}
          />
          <text
            x={LEFT - 8}
            y={y(amount) + 4.5}
            textAnchor="end"
            className="fill-muted text-[0.8125rem] tabular-nums"
          >
            {shortly(amount)}
          </text>
        </g>
      ))}
      {costs.map(({ when }, index) => (
        <g key={when}>
          <path d={`M${x(index)} ${BOTTOM}v6`} className="stroke-ink" />
          {(isWide || index === 0 || index === 4 || index === 7 || index === 10 || index === 13) && (
            <text
              x={x(index) + (isWide || index > 0 ? step / 2 : 0)}
              y={BOTTOM + 22}
              textAnchor={isWide || index > 0 ? "middle" : "start"}
              className="fill-muted text-[0.8125rem] tabular-nums"
            >
              {when.replace("Month ", "")}
            </text>
          )}
        </g>
      ))}
      <path d={`M${marked} ${TOP - 14}V${BOTTOM}`} className="stroke-edge transition-[d] duration-150" />
      <path d={stairs("full")} className={lines.full} />
      <path d={stairs("installment")} className={lines.installment} />
      <Mark costs={costs[month + 1]} x={marked} y={y} />
    </svg>
  );
}

const mark = "stroke-raised transition-[cx,cy,x,y] duration-150 [stroke-width:2]";

/** Marks both plans in the chosen month: one with a dot, one with a square. */
function Mark({ costs, x, y }: { costs: CostsSoFar | undefined; x: number; y: (amount: Cents) => number }) {
  if (!costs) return null;
  return (
    <>
      <circle cx={x} cy={y(costs.full)} r={6.5} className={`fill-signal ${mark}`} />
      <rect
        x={x - 6}
        y={y(costs.installment) - 6}
        width={12}
        height={12}
        className={`fill-amber-ink ${mark}`}
      />
    </>
  );
}

function Legend() {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-8 gap-y-1 font-medium">
      {deploymentPlans.map((plan) => (
        <li key={plan} className="flex items-center gap-3">
          <svg viewBox="0 0 40 14" aria-hidden="true" className="w-10 fill-none">
            <path d="M0 7H40" className={lines[plan]} />
            {plan === "full" ? (
              <circle cx={20} cy={7} r={6} className="fill-signal" />
            ) : (
              <rect x={14} y={1} width={12} height={12} className="fill-amber-ink" />
            )}
          </svg>
          {planNames[plan]}
        </li>
      ))}
    </ul>
  );
}

function CostTable({ costs }: { costs: readonly CostsSoFar[] }) {
  return (
    <table className="mb-4 w-full border-collapse text-left tabular-nums">
      <caption className="pb-3 text-left text-muted text-sm">
        What has been paid in all, counted from the order; a month is a month of hosting and maintenance.
      </caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className="py-2 pr-4">
            When
          </th>
          <th scope="col" className="px-2 py-2 text-right">
            {planNames.full}
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            {planNames.installment}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ when, full, installment }) => (
          <tr key={when} className="border-line border-b">
            <th scope="row" className="py-2 pr-4 font-normal">
              {when}
            </th>
            <td className="px-2 py-2 text-right">{formatMoney(full)}</td>
            <td className="py-2 pl-2 text-right">{formatMoney(installment)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describe(costs: readonly CostsSoFar[]) {
  const [order, delivery, last] = [costs[0], costs[1], costs.at(-1)];
  if (!order || !delivery || !last) return "";
  const of = (plan: keyof typeof lines) =>
    `${planNames[plan]}: ${formatMoney(order[plan])} with the order, ${formatMoney(delivery[plan])} at delivery, ${formatMoney(last[plan])} after ${MONTHS} months`;
  return `What both plans have cost over a year. ${of("full")}. ${of("installment")}.`;
}

/** "$1.5K". Written out, because browsers and Node round compact notation differently. */
function shortly(amount: Cents) {
  const [unit, per] =
    amount >= 100_000_000 ? ["M", 100_000_000] : amount >= 100_000 ? ["K", 100_000] : ["", 100];
  return `$${Math.round((amount / per) * 10) / 10}${unit}`;
}
