import arrowIcon from "icon:arrow-right";
import clsx from "clsx";
import { Icon } from "#src/ui/icon.tsx";
import type { PlanChange } from "./plan-difference.ts";

/** The length in characters above which a value counts as a sentence. */
const LONG = 40;

/** A table of differences: today's value on the left, the new one on the right. */
export function DifferenceTable({ changes }: { changes: readonly PlanChange[] }) {
  return (
    <ul className="mt-4 border-line border-b">
      {changes.map(({ of, what, from, to }) => (
        <li
          key={`${of} ${what}`}
          className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong>{of}</strong> <span className="text-muted">{what}</span>
          </p>
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 tabular-nums">
            {from !== undefined && (
              <>
                <span className="sr-only">from </span>
                <del className="min-w-0 text-muted [overflow-wrap:anywhere]">{from}</del>
              </>
            )}
            {from !== undefined && to !== undefined && (
              <Icon path={arrowIcon} className="size-4 text-muted" />
            )}
            {to !== undefined && (
              <>
                <span className="sr-only">to </span>
                <ins
                  className={clsx(
                    "min-w-0 no-underline [overflow-wrap:anywhere]",
                    to.length < LONG && "font-bold",
                  )}
                >
                  {to}
                </ins>
              </>
            )}
            {from !== undefined && to === undefined && <span className="text-muted">removed</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
