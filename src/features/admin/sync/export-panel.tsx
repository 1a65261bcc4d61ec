import downloadIcon from "icon:download-simple";
import { useState } from "react";
import type { FileFormat } from "#src/lib/spreadsheet/write-file.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useIsAdmin } from "../use-admin.ts";
import { useSaveTables } from "../use-save-tables.ts";
import { type ExportSubject, exportSubjects } from "./export-subjects.ts";

/** Exports all data as spreadsheet files. Formulas are escaped. */
export function ExportPanel() {
  const isAdmin = useIsAdmin();
  const toast = useToast();
  const saveTables = useSaveTables();
  const [running, setRunning] = useState<string | null>(null);

  const [save] = useAction(async (subjects: readonly ExportSubject[], format: FileFormat, name: string) => {
    setRunning(`${name}.${format}`);
    const tables = await saveTables(name, format, async () => {
      const { exportTables } = await import("./sync-on-demand.ts");
      return Promise.all(subjects.map((subject) => exportTables[subject]()));
    });
    setRunning(null);
    if (!tables) return;
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    toast({ title: "Exported", description: `${rows} rows in ${name}.${format}` });
  });

  const open = exportSubjects.filter(({ id }) => isAdmin || id !== "submissions").map(({ id }) => id);
  return (
    <section aria-labelledby="export">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="export" className="text-2xl">
            Export
          </h2>
          <p className="mt-1 text-muted">
            A value that a spreadsheet would run as a formula gets an apostrophe in front. Importing the file
            here removes it.
          </p>
        </div>
        <Button onClick={() => void save(open, "xlsx", "everything")}>
          <Icon path={downloadIcon} />
          Everything in one XLSX
        </Button>
      </div>
      <ul className="mt-4 border-line border-b">
        {exportSubjects.map(({ id, name, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t py-3">
            <p className="min-w-0 grow basis-64">
              <strong>{name}</strong>
              <span className="block text-muted text-sm">{text}</span>
            </p>
            <div className="flex gap-3">
              {(["xlsx", "csv"] as const).map((format) => (
                <Button
                  key={format}
                  size="small"
                  disabled={id === "submissions" && !isAdmin}
                  aria-label={`Export ${name.toLowerCase()} as ${format.toUpperCase()}`}
                  onClick={() => void save([id], format, id)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-muted text-sm">
        {running && `Writing ${running} …`}
      </p>
    </section>
  );
}
