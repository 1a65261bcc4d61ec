import type { AppSettings } from "#src/api/work-records.ts";
import type { FirstAppId } from "#src/contract/app-templates.ts";
import { findLook } from "../app-theme.ts";
import { createColumns } from "../computed/columns.ts";
import { localTimeOf } from "../fields/instant.ts";
import { type AppFile, readApp } from "../records/app-file.ts";
import { createRecords } from "../records/records.ts";
import { crmProgram } from "./crm/records.ts";
import { dashboardProgram } from "./dashboard/records.ts";
import type { Program } from "./program.ts";
import { shopProgram } from "./shop/records.ts";

/** The apps of the specification, by the id of their template. */
export const programs: Record<FirstAppId, Program> = {
  "app-crm": crmProgram,
  "app-dashboard": dashboardProgram,
  "app-ecommerce": shopProgram,
};

export interface OpenedProgram extends Program {
  /** Returns the app as a file: with what an earlier release stored, or else with samples. */
  file: (saved: unknown, now: Date) => AppFile;
  withSettings: typeof withSettings;
}

/** Loads an app of the specification. */
export async function loadProgram(id: FirstAppId): Promise<OpenedProgram> {
  const program = programs[id];
  const document = await program.document();
  return {
    ...program,
    file: (saved, now) => readApp({ document, ...(program.fromStored(saved, now) ?? program.samples(now)) }),
    withSettings,
  };
}

/** Returns a file under the name and the look that were set in an earlier release. */
function withSettings(file: AppFile, settings: AppSettings | undefined): AppFile {
  if (!settings) return file;
  const { document } = file;
  const { colours, pairing } = findLook(settings);
  const theme = { ...document.theme, palette: colours.id, fonts: pairing.id } as typeof document.theme;
  return { ...file, document: { ...document, name: settings.name.trim() || document.name, theme } };
}

/** Opens an app in memory. */
export async function openProgram(id: FirstAppId, saved?: unknown, now = new Date()) {
  const app = createRecords((await loadProgram(id)).file(saved, now));
  return { app, columns: createColumns(app, () => localTimeOf(now.toISOString())) };
}
