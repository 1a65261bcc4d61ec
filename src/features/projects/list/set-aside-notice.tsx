import { forgetSetAside, useSetAside } from "#src/features/projects/projects-queries.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { downloadText } from "#src/lib/download.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

/** Lists what was saved in this browser and cannot be read, such as projects of a newer version. */
export function SetAsideNotice() {
  const records = useSetAside();
  const toast = useToast();
  const [forget] = useAction(() =>
    forgetSetAside().catch(() => {
      const description = "This could not be saved. Please try again.";
      toast({ title: "Error", description, tone: "destructive" });
    }),
  );
  if (records.length === 0) return null;

  const exportRecords = () => {
    const text = JSON.stringify({ format: "sitewright-set-aside", records }, null, 2);
    downloadText(`not-readable-${dayOf(new Date())}.json`, text, "application/json");
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-card border border-line border-dashed px-4 py-3">
      <p className="min-w-0 grow basis-60">
        {records.length === 1
          ? "Something saved in this browser cannot be read. It was set aside, and nothing was deleted."
          : `${records.length} things saved in this browser cannot be read. They were set aside, and nothing was deleted.`}
      </p>
      <Button size="small" onClick={exportRecords}>
        Export
      </Button>
      <Button size="small" look="danger" onClick={forget}>
        Delete for good
      </Button>
    </div>
  );
}
