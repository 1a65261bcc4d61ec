import clsx from "clsx";
import type { Amounts } from "#src/entities/cart/cart.ts";
import { formatMoney } from "#src/lib/money.ts";
import { SettlingNumber } from "#src/ui/settling-number.tsx";

const parts = [
  ["today", "today"],
  ["onDelivery", "on delivery"],
  ["monthly", "a month"],
] as const;

interface AmountListProps {
  amounts: Amounts;
  /** Emphasizes the first amount. */
  isProminent?: boolean;
}

/** The non-zero amounts of a line, each with its due date. */
export function AmountList({ amounts, isProminent = false }: AmountListProps) {
  const due = parts.filter(([when]) => amounts[when] > 0);
  if (due.length === 0) return <p className="font-semibold">Free</p>;
  return (
    <ul className="whitespace-nowrap tabular-nums">
      {due.map(([when, words], index) => (
        <li key={when} className={clsx(index === 0 ? "text-ink" : "text-muted")}>
          <SettlingNumber
            value={amounts[when]}
            format={formatMoney}
            step={100}
            className={clsx(
              index === 0 && isProminent && "font-bold font-display text-2xl tracking-tight",
              index === 0 && !isProminent && "font-semibold",
            )}
          />{" "}
          {words}
        </li>
      ))}
    </ul>
  );
}
