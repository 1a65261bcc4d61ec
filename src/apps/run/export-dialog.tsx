import { useId, useState } from "react";
import { download, downloadText } from "#src/lib/download.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { AppColumns } from "../computed/column.ts";
import { datedTables, tableAsCalendar } from "../out/calendar-file.ts";
import { peopleTables, tableAsContacts } from "../out/contacts-file.ts";
import { ExportError } from "../out/export-error.ts";
import { tableAsCsv } from "../out/table-as-csv.ts";
import { writeApp } from "../records/app-file.ts";
import { AppDialog } from "./app-dialog.tsx";

export interface ExportWay {
  title: string;
  /** Says what the file is good for. */
  hint?: string;
  /** Throws an error with a message for people if the file cannot be made. */
  make: (columns: AppColumns) => Promise<File>;
}

interface ExportDialogProps {
  columns: AppColumns;
  ways?: readonly ExportWay[] | undefined;
  onClose: () => void;
}

const NONE: readonly ExportWay[] = [];

/** All ways to take records out of an app. */
export function ExportDialog({ columns, ways = NONE, onClose }: ExportDialogProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const { document } = columns.data;
  const file = (part: string, ending: string) => `${fileNameOf(part)}.${ending}`;
  const save = (name: string, text: string, type: string) => {
    downloadText(name, text, type);
    setSaid(`${name} is saved.`);
  };
  const [make, isMaking] = useAction(async (way: ExportWay) => {
    setSaid("Making the file…");
    try {
      const made = await way.make(columns);
      download(made.name, made);
      setSaid(`${made.name} is saved.`);
    } catch (error) {
      console.error(error);
      setSaid(error instanceof ExportError ? error.message : "The file could not be made. Please try again.");
    }
  });
  return (
    <AppDialog title="Export" onClose={onClose}>
      <section>
        <h3>Everything</h3>
        {ways.map((way, at) => (
          <div key={way.title} className="run-way">
            <button
              type="button"
              className={at === 0 ? "act main" : "act"}
              aria-disabled={isMaking}
              aria-describedby={way.hint && `${id}-${at}`}
              onClick={() => make(way)}
            >
              {way.title}
            </button>
            {way.hint && <p id={`${id}-${at}`}>{way.hint}</p>}
          </div>
        ))}
        <div className="run-way">
          <button
            type="button"
            className="act"
            onClick={() => save(file(document.name, "json"), writeApp(columns.data), "application/json")}
          >
            App and records (JSON)
          </button>
        </div>
      </section>
      <section>
        <h3>One table (CSV)</h3>
        <div className="run-row">
          {document.tables.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="act"
              onClick={() => save(file(name.many, "csv"), tableAsCsv(columns, id), "text/csv")}
            >
              {name.many}
            </button>
          ))}
        </div>
      </section>
      <Tables
        title="Calendar (ICS)"
        tables={datedTables(columns)}
        onChoose={(id, name) => save(file(name, "ics"), tableAsCalendar(columns, id), "text/calendar")}
      />
      <Tables
        title="Contacts (vCard)"
        tables={peopleTables(columns)}
        onChoose={(id, name) => save(file(name, "vcf"), tableAsContacts(columns, id), "text/vcard")}
      />
      <p role="status">{said}</p>
    </AppDialog>
  );
}

interface TablesProps {
  title: string;
  tables: readonly { id: string; name: { many: string } }[];
  onChoose: (id: string, name: string) => void;
}

function Tables({ title, tables, onChoose }: TablesProps) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="run-row">
        {tables.map(({ id, name }) => (
          <button key={id} type="button" className="act" onClick={() => onChoose(id, name.many)}>
            {name.many}
          </button>
        ))}
      </div>
    </section>
  );
}
