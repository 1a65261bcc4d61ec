import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { type CheckedRows, checkRows, type RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import {
  type ColumnMapping,
  type Field,
  mappingFor,
  missingFields,
} from "#src/lib/spreadsheet/column-mapping.ts";
import { type Sheet, SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import { readSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import type { ImportDraft } from "./import-draft.ts";

interface ImportOptions<Value> {
  /** The key under which a reload finds the file again. */
  id: string;
  fields: readonly Field[];
  /** Must be referentially stable. Rows are checked once it is defined. */
  rules: RowRules<Value> | undefined;
}

interface OpenFile {
  file: File;
  sheets: Sheet[];
  sheetName: string;
  mapping: ColumnMapping;
}

/** Stores the file across a reload. Without it, the import starts again. */
const drafts = () => import("../stored-work.ts");

/** The state of an import: the file is read, its columns mapped and its rows checked. A reload restores it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state of one import
export function useImport<Value>({ id, fields, rules }: ImportOptions<Value>) {
  const [opened, setOpened] = useState<OpenFile | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [checked, setChecked] = useState<CheckedRows<Value> | null>(null);
  const reader = useRef<AbortController>(null);

  const read = async (file: File, known?: { sheetName: string; mapping: ColumnMapping }) => {
    reader.current?.abort();
    const mine = new AbortController();
    reader.current = mine;
    setFailure(null);
    setReading(file.name);
    try {
      const sheets = await readSpreadsheet(file, mine.signal);
      if (mine.signal.aborted) return;
      const sheet = sheets.find(({ name }) => name === known?.sheetName) ?? sheets[0];
      if (!sheet) return;
      const mapping = known?.mapping ?? mappingFor(sheet.columns, fields, undefined);
      keep({ file, sheets, sheetName: sheet.name, mapping });
    } catch (error) {
      if (mine.signal.aborted) return;
      setFailure(error instanceof SpreadsheetError ? error.message : "This file could not be read.");
      setOpened(null);
    } finally {
      if (reader.current === mine) setReading(null);
    }
  };

  const keep = (next: OpenFile) => {
    setOpened(next);
    const { file, sheetName, mapping } = next;
    void drafts()
      .then(({ saveImport }) => saveImport(id, { file, sheetName, mapping }))
      .catch(() => {});
  };

  const { data: draft } = useQuery({
    queryKey: [...workKey("drafts"), "import", id],
    queryFn: async () => (await (await drafts()).readImport(id)) ?? null,
    // Each import reads it once, when it opens; after that it has the newest choices itself.
    gcTime: 0,
    showsError: true,
  });
  const restore = useEffectEvent((draft: ImportDraft) => {
    // A file chosen in the meantime wins over the restored one.
    if (!reader.current) void read(draft.file, draft);
  });
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);
  useEffect(() => () => reader.current?.abort(), []);

  const sheet = opened?.sheets.find(({ name }) => name === opened.sheetName) ?? null;
  const missing = opened ? missingFields(fields, opened.mapping) : [];
  const mapping = opened?.mapping;

  useEffect(() => {
    setChecked(null);
    if (!sheet || !mapping || !rules || missingFields(fields, mapping).length > 0) return;
    const mine = new AbortController();
    checkRows(sheet, mapping, rules, mine.signal).then(
      (result) => !mine.signal.aborted && setChecked(result),
      () => {}, // aborted: other rules or another mapping are being checked
    );
    return () => mine.abort();
  }, [sheet, mapping, fields, rules]);

  return {
    opened,
    sheet,
    missing,
    checked,
    reading,
    failure,
    open: (file: File) => void read(file),
    cancel() {
      reader.current?.abort();
      setReading(null);
    },
    chooseSheet(name: string) {
      const chosen = opened?.sheets.find((one) => one.name === name);
      if (!opened || !chosen || !sheet) return;
      const known = { columns: sheet.columns, mapping: opened.mapping };
      keep({ ...opened, sheetName: name, mapping: mappingFor(chosen.columns, fields, known) });
    },
    map(key: string, column: number | undefined) {
      if (!opened) return;
      const { [key]: _, ...others } = opened.mapping;
      keep({ ...opened, mapping: column === undefined ? others : { ...others, [key]: column } });
    },
    close() {
      reader.current?.abort();
      setOpened(null);
      setFailure(null);
      void drafts()
        .then(({ removeImport }) => removeImport(id))
        .catch(() => {});
    },
  };
}

export type Import<Value> = ReturnType<typeof useImport<Value>>;
