import exportIcon from "icon:download-simple";
import importIcon from "icon:file-arrow-up";
import { Suspense, useRef, useState } from "react";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { later } from "#src/lib/later.ts";
import { readSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { fileProblem, useSaveTables } from "../use-save-tables.ts";
import type { ListedTemplate } from "./listed-templates.ts";
import { readTemplateFile, type TemplateImport, templateFile } from "./template-file.ts";

const ImportDialog = later(() => import("./on-demand.ts").then(({ ImportDialog }) => ImportDialog));

interface TemplateFilesProps {
  listed: readonly ListedTemplate[];
  onImport: (changes: TemplateSetting[]) => void;
}

/** Buttons to export all templates and to import them again with a preview of the changes. */
export function TemplateFiles({ listed, onImport }: TemplateFilesProps) {
  const toast = useToast();
  const saveTables = useSaveTables();
  const [file, setFile] = useState<{ name: string; found: TemplateImport } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const exportAll = () => saveTables("templates", "csv", async () => [templateFile(listed)]);

  const open = async (chosen: File) => {
    try {
      const [sheet] = await readSpreadsheet(chosen);
      if (sheet) setFile({ name: chosen.name, found: await readTemplateFile(sheet, listed) });
    } catch (error) {
      const description = fileProblem(error, "This file could not be read.");
      toast({ title: "File not read", description, tone: "destructive" });
    }
  };

  return (
    <>
      <Button size="small" onClick={() => void exportAll()}>
        <Icon path={exportIcon} />
        Export CSV
      </Button>
      <Button size="small" onClick={() => input.current?.click()}>
        <Icon path={importIcon} />
        Import CSV
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        tabIndex={-1}
        aria-label="CSV file to import"
        className="sr-only"
        onChange={({ target }) => {
          const [first] = target.files ?? [];
          target.value = "";
          if (first) void open(first);
        }}
      />
      <Suspense>
        {file && (
          <ImportDialog
            fileName={file.name}
            found={file.found}
            onClose={() => setFile(null)}
            onApply={(changes) => {
              setFile(null);
              onImport(changes);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
