import { Suspense, useEffect, useState } from "react";
import { later } from "#src/lib/later.ts";
import { local } from "#src/lib/storage.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { ModuleSync } from "./module-sync.tsx";

const TemplateSync = later(() => import("./sync-on-demand.ts").then(({ TemplateSync }) => TemplateSync));

type Target = "modules" | "templates";
const TARGET_KEY = "spreadsheet-target";

const tabs = [
  { id: "modules", label: "Modules" },
  { id: "templates", label: "Template prices and tags" },
] as const;

/** Imports a sheet and merges it with the stored data by a key column. */
export function SyncPanel() {
  const [target, setTarget] = useState<Target>("modules");

  useEffect(() => {
    if (local.read(TARGET_KEY) === "templates") setTarget("templates");
  }, []);

  return (
    <Tabs<Target>
      label="What to merge"
      tabs={tabs}
      selected={target}
      onSelect={(chosen) => {
        local.write(TARGET_KEY, chosen);
        setTarget(chosen);
      }}
    >
      <Suspense>{target === "modules" ? <ModuleSync /> : <TemplateSync />}</Suspense>
    </Tabs>
  );
}
