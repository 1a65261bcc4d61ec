import { useMemo, useState } from "react";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import { ImportMapping } from "#src/entities/import/import-mapping.tsx";
import { RowCheck, type RowChoice } from "#src/entities/import/row-check.tsx";
import { useImport } from "#src/entities/import/use-import.ts";
import { useStoredPricing } from "#src/entities/pricing/pricing-query.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { download } from "#src/lib/download.ts";
import { paths } from "#src/lib/paths.ts";
import { writeSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { PlanDifferencePanel } from "./plan-difference-panel.tsx";
import { planFields } from "./plan-fields.ts";
import { type PlanRow, planRules } from "./plan-rows.ts";
import { planTable } from "./plan-table.ts";

const EXAMPLE = `Plan;Name;Description;Regular price;Due now;On delivery;Per month;At most
full;Pay in full;;1.499,00;1.299,00;;179;
trial;Trial;;;250,00;1.249,00;199;
mailbox;Mailbox;;;;;4,50;
logo;A logo;Drawn for you, in three drafts.;;240,00;;;1
care-plan;Care plan;;;;;19;1
extra-page;Extra page;;;about 60;;;20
`;

/** Imports plans from a file: drop, map columns, check, compare and apply. */
export function PlansUpload() {
  const { data: stored, isError, refetch } = useStoredPricing();
  const today = stored ?? builtInPricing;
  const rules = useMemo(() => planRules(today), [today]);
  const plans = useImport<PlanRow>({ id: "import-plans", fields: planFields, rules });
  const [choice, setChoice] = useState<RowChoice>("all");

  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-danger">
        The current plans could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!plans.opened && (
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx,.json"
          title="Drop a file with plans"
          titleOnTouch="Choose a file with plans"
          onChoose={plans.open}
          reading={plans.reading}
          onCancel={plans.cancel}
          failure={plans.failure}
          actions={
            <Button onClick={() => plans.open(new File([EXAMPLE], "example-plans.csv"))}>
              Try an example
            </Button>
          }
        >
          CSV, XLSX or JSON, up to 10 MB. One row for each plan or extra; what a row leaves empty stays as it
          is.
        </FileDrop>
      )}
      {!plans.opened && <TodaysPlans today={today} />}
      {plans.opened && <ImportMapping from={plans} fields={planFields} />}
      {plans.opened && plans.missing.length === 0 && !plans.checked && <Skeleton className="h-24" />}
      {plans.checked && (
        <>
          <RowCheck checked={plans.checked} choice={choice} onChoose={setChoice} />
          {stored && <PlanDifferencePanel plans={plans} today={stored} choice={choice} />}
        </>
      )}
    </div>
  );
}

function TodaysPlans({ today }: { today: Pricing }) {
  const isBeta = useBeta((beta) => beta.isBeta);
  const toast = useToast();
  const [save] = useAction(async (format: "csv" | "xlsx") => {
    try {
      download(`plans.${format}`, await writeSpreadsheet(format, [planTable(today)]));
    } catch {
      toast({ title: "Not written", description: "The file could not be made.", tone: "destructive" });
    }
  });
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="text-2xl">
        Start from the current plans
      </h2>
      <p className="mt-1 max-w-[64ch] text-muted">
        Both plans and {today.addOns.length} extras as a file: change it in your spreadsheet program and open
        it here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void save("xlsx")}>Download XLSX</Button>
        <Button onClick={() => void save("csv")}>Download CSV</Button>
        {!isBeta && (
          <ButtonLink href={paths.pricing} data-not-for="beta">
            See the pricing page
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
