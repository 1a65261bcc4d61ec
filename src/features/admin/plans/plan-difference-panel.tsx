import { useState } from "react";
import { inThisBrowser } from "#src/api/hosted.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { RowChoice } from "#src/entities/import/row-check.tsx";
import type { Import } from "#src/entities/import/use-import.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { SignInAsDemoAdmin } from "../admin-note.tsx";
import { reasonOf } from "../changes-queries.ts";
import { useIsAdmin } from "../use-admin.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { differenceOf, problemOf } from "./plan-difference.ts";
import { type PlanRow, withRows } from "./plan-rows.ts";
import { useChangePricing } from "./plans-queries.ts";

interface PlanDifferencePanelProps {
  plans: Import<PlanRow>;
  today: Pricing;
  choice: RowChoice;
}

/** The changes that the valid rows of a file would make, and the button that makes them. */
export function PlanDifferencePanel({
  plans: { opened, checked, close },
  today,
  choice,
}: PlanDifferencePanelProps) {
  const isAdmin = useIsAdmin();
  const toast = useToast();
  const change = useChangePricing();
  const [isComplete, setIsComplete] = useState(false);
  if (!opened || !checked) return null;

  const rows = checked.good.map(({ value }) => value);
  const pricing = withRows(today, rows, isComplete);
  const changes = differenceOf(today, pricing);
  const problem = problemOf(pricing);
  const waits = checked.badRows > 0 && choice === "all";

  const apply = () => {
    if (change.isPending) return;
    const { name } = opened.file;
    const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
    change.mutate(
      {
        area: "upload-plans",
        summary: `Plans from “${name.slice(0, 120)}”: ${count}`,
        before: today,
        pricing,
      },
      {
        onSuccess: () => {
          close();
          toast({
            title: "Plans applied",
            description: `${count}. The pricing page shows them now${inThisBrowser()}.`,
          });
        },
        onError: (error) =>
          toast({ title: "Not applied", description: reasonOf(error), tone: "destructive" }),
      },
    );
  };

  return (
    <section aria-labelledby="difference">
      <h2 id="difference" className="text-2xl">
        Differences
      </h2>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isComplete}
          onChange={() => setIsComplete(!isComplete)}
          className="size-5"
        />
        The file lists all extras: remove those that it does not name
      </label>
      {changes.length === 0 ? (
        <p className="mt-3 text-muted">Nothing. The right rows of this file are what is shown today.</p>
      ) : (
        <DifferenceTable changes={changes} />
      )}
      {problem && (
        <p role="alert" className="mt-4 font-medium text-danger">
          Together the rows cannot be applied: {problem}.
        </p>
      )}
      {waits && (
        <p className="mt-4 text-muted">
          Correct the rows with errors and choose the file again, or apply only the right ones.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          onClick={apply}
          aria-disabled={change.isPending}
          disabled={!isAdmin || waits || changes.length === 0 || Boolean(problem)}
        >
          {change.isPending ? "Applying…" : "Apply to the pricing page"}
        </Button>
        {!isAdmin && <SignInAsDemoAdmin size="normal" />}
      </div>
    </section>
  );
}
