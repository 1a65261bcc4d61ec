import type { Pricing } from "#src/contract/pricing.ts";
import { type Cents, formatMoney } from "#src/lib/money.ts";
import type { DeploymentPlan } from "./plans.ts";

const WIDTH = 400;
const MARGIN = 2;

interface Part {
  amount: Cents;
  label: string;
  look: "paid" | "later" | "saved";
}

/** A plan's payments as a beam with dimensions. Both plans use the same scale. */
export function PaymentDrawing({ plan, pricing }: { plan: DeploymentPlan; pricing: Pricing }) {
  const { full, installment } = pricing;
  const longest = Math.max(full.regularSetup, installment.upfront + installment.onDelivery, 1);
  const scale = (amount: Cents) => (amount / longest) * (WIDTH - 2 * MARGIN);
  const parts: Part[] = (
    plan === "full"
      ? [
          { amount: full.setup, label: "with the order", look: "paid" as const },
          { amount: full.regularSetup - full.setup, label: "saved", look: "saved" as const },
        ]
      : [
          { amount: installment.upfront, label: "now", look: "paid" as const },
          { amount: installment.onDelivery, label: "on delivery", look: "later" as const },
        ]
  ).filter(({ amount }) => amount > 0);

  let start = MARGIN;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 92`}
      role="img"
      direction="ltr"
      aria-label={parts.map(({ amount, label }) => `${formatMoney(amount)} ${label}`).join(", ")}
      className="w-full max-w-[36rem] overflow-visible"
    >
      <pattern id={`hatch-${plan}`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 8 8-1M-1 1 1-1M6 8l2-2" className="stroke-edge" />
      </pattern>
      {parts.map((part, index) => {
        const left = start;
        const width = scale(part.amount);
        start += width;
        return (
          <PartOfBeam key={part.label} {...part} plan={plan} left={left} width={width} isLast={index > 0} />
        );
      })}
    </svg>
  );
}

interface PartOfBeamProps extends Part {
  plan: DeploymentPlan;
  left: number;
  width: number;
  isLast: boolean;
}

function PartOfBeam({ plan, amount, label, look, left, width, isLast }: PartOfBeamProps) {
  const right = left + width;
  // The last part is too short for its label, which is aligned with the end of the beam.
  const isFlush = isLast && width < 130;
  return (
    <g>
      <rect
        x={left}
        y={4}
        width={width}
        height={34}
        fill={look === "paid" ? undefined : `url(#hatch-${plan})`}
        strokeDasharray={look === "saved" ? "4 4" : undefined}
        className={look === "paid" ? "fill-signal stroke-signal" : "stroke-ink"}
      />
      <path
        d={`M${left} 48v12M${right} 48v12M${left} 54H${right}M${left - 3} 57l6-6M${right - 3} 57l6-6`}
        className="fill-none stroke-muted"
      />
      <text
        x={isFlush ? right : left}
        y={78}
        textAnchor={isFlush ? "end" : "start"}
        className="fill-ink font-text text-[0.875rem] tabular-nums"
      >
        <tspan className="font-semibold">{formatMoney(amount)}</tspan> {label}
      </text>
    </g>
  );
}
