import { createColumns } from "../computed/columns.ts";
import { localTimeOf } from "../fields/instant.ts";
import { readApp } from "../records/app-file.ts";
import { createRecords } from "../records/records.ts";
import { crmProgram } from "./crm/records.ts";
import { dashboardProgram } from "./dashboard/records.ts";
import type { Program } from "./program.ts";
import { shopProgram } from "./shop/records.ts";

/** The apps of the specification, by the id of their template. */
export const programs: Record<"app-crm" | "app-dashboard" | "app-ecommerce", Program> = {
  "app-crm": crmProgram,
  "app-dashboard": dashboardProgram,
  "app-ecommerce": shopProgram,
};

export type ProgramId = keyof typeof programs;

/** Returns an app as a file: with what an earlier release stored, or else with samples. */
export async function programFile(id: ProgramId, saved: unknown, now: Date) {
  const program = programs[id];
  const document = await program.document();
  return readApp({ document, ...(program.fromStored(saved, now) ?? program.samples(now)) });
}

/** Opens an app in memory. */
export async function openProgram(id: ProgramId, saved?: unknown, now = new Date()) {
  const app = createRecords(await programFile(id, saved, now));
  return { app, columns: createColumns(app, () => localTimeOf(now.toISOString())) };
}
