import { useState } from "react";
import { readAgain } from "#src/api/query.ts";
import { setAsideKey } from "#src/api/work-queries.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { downloadText } from "#src/lib/download.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { setAsideData } from "./stored-apps.ts";

interface UnreadableDataProps {
  appKey: string;
  name: string;
  saved: Record<string, unknown>;
  /** The part of it that can be read. */
  readable: Record<string, unknown>;
  /** Called when the whole is set aside. */
  onSetAside: () => void;
}

/** In place of an app that cannot read all of its stored data, because its first save would overwrite the rest. */
export function UnreadableData({ appKey, name, saved, readable, onSetAside }: UnreadableDataProps) {
  const [failure, setFailure] = useState("");

  const exportData = () => {
    const records = [{ store: "apps", record: { id: appKey, data: saved } }];
    const text = JSON.stringify({ format: "sitewright-set-aside", records }, null, 2);
    downloadText(`not-readable-${dayOf(new Date())}.json`, text, "application/json");
  };
  const [setAside] = useAction(async () => {
    try {
      await setAsideData(appKey, saved, readable);
      await readAgain(setAsideKey);
      onSetAside();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <section className="grid size-full min-h-60 content-center justify-items-center gap-4 bg-raised p-6 text-center text-ink">
      <h2 className="text-xl">Not everything in {name} can be read</h2>
      <p className="max-w-[60ch] text-muted">
        Something that was saved here is damaged, or comes from a newer version. Nothing was deleted. You can
        open the rest: all that was saved is then set aside, and you can export it under My Projects.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={exportData}>
          Export what was saved
        </Button>
        <Button onClick={setAside}>Open the rest</Button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
    </section>
  );
}
