import { createColumns } from "./computed/columns.ts";
import makerspace from "./examples/makerspace-tools.json" with { type: "json" };
import groomer from "./examples/mobile-dog-groomer.json" with { type: "json" };
import { readApp } from "./records/app-file.ts";
import { createRecords, type RecordsOptions } from "./records/records.ts";

/** A Sunday. */
export const NOW = "2026-11-29T12:00";

const examples = { groomer, makerspace };

/** Opens an example with its sample records, on a fixed day. */
export function openExample(name: keyof typeof examples, options: Partial<RecordsOptions> = {}) {
  const { document, records, counters } = readApp(structuredClone(examples[name]));
  const app = createRecords({ document, records, counters, now: () => `${NOW}:00.000Z`, ...options });
  return { app, columns: createColumns(app, () => NOW) };
}
