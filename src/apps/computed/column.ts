import type { Field } from "../document.ts";
import type { FieldKind } from "../fields/field-kind.ts";
import type { FieldContext } from "../fields/field-values.ts";
import type { AppRecord } from "../records/record.ts";
import type { AppData } from "../records/records.ts";

/** One field of a table with everything that its values need to be shown, sorted and filtered. */
export interface Column {
  field: Field;
  /** The field as which values appear; another than `field` if that is computed. */
  shown: Field;
  kind: FieldKind;
  isList: boolean;
  value: (record: AppRecord) => unknown;
  format: (value: unknown) => string;
  toCsv: (value: unknown) => string;
  toFormula: (value: unknown) => unknown;
  sortKey: (value: unknown) => number | string | null;
  /** The tables that values depend on besides the record itself. */
  tables: ReadonlySet<string>;
  usesToday: boolean;
}

export interface AppColumns {
  data: AppData;
  context: FieldContext;
  /** The local time, such as `2026-02-14T09:30`. */
  now: () => string;
  column: (table: string, field: string) => Column | undefined;
  name: (table: string, record: AppRecord) => string;
  /** Returns the records of a table by the id that a link of theirs holds. */
  linking: (table: string, link: string) => ReadonlyMap<string, readonly AppRecord[]>;
}

/** Reads the values of a field. */
export interface Source {
  read: (record: AppRecord) => unknown;
  /** The tables that values depend on besides the record itself. */
  tables?: ReadonlySet<string>;
  usesToday?: boolean;
  isStored?: boolean;
}
