import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import { AppDocumentError } from "../document.ts";
import type { AppFile } from "../records/app-file.ts";
import { writeApp } from "../records/app-file.ts";
import { createRecords } from "../records/records.ts";
import { finish } from "../sheets/plan.ts";
import { planSheets } from "../sheets/plan-sheets.ts";
import { readSource } from "../sheets/read/read-source.ts";
import { appFromPlan } from "../sheets/to-app.ts";
import { allTemplates } from "../templates/all-templates.ts";
import { openTemplate, withoutSamples } from "../templates/open-template.ts";
import { describe } from "./describe.ts";

export { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
export { AppDocumentError } from "../document.ts";

// The engine's functions for the command line, as one module, so that Vite translates it in one go.

/** The output of `--json`. */
export interface CommandApp {
  /** The evidence and the open questions of a description or a spreadsheet; empty for a template. */
  understood: unknown;
  app: AppFile;
}

export function appOfBrief(text: string, today: string, isEmpty: boolean): CommandApp {
  const { document, samples, parts, questions, isUnsure } = describe(text, { today });
  const app = isEmpty ? withoutSamples({ ...samples, document }) : samples;
  return { understood: { parts, questions, isUnsure }, app };
}

export async function appOfSheet(
  file: File,
  now: string,
  answers: Record<string, string>,
): Promise<CommandApp> {
  const name = file.name.replace(/\.[^.]*$/, "");
  const plan = finish(planSheets(finish(await readSource(file)), name, answers));
  const { file: app, totals } = finish(appFromPlan(plan, { name, now, answers }));
  const { decisions, questions, leftOut } = plan;
  return { understood: { decisions, questions, leftOut, totals }, app };
}

export function appOfTemplate(id: string, today: string, isEmpty: boolean): CommandApp | undefined {
  const template = allTemplates.get(id) ?? allTemplates.get(`app-${id}`);
  if (!template) return;
  const app = openTemplate(template, today);
  return { understood: null, app: isEmpty ? withoutSamples(app) : app };
}

export const templateIds = () => [...allTemplates].map(([id, { name }]) => ({ id, name }));

/** Writes an app as one JSON text, as the program stores it. */
export const appText = ({ document, records, counters }: AppFile) =>
  writeApp(createRecords({ document, records, counters }));

/** Errors that are the input's fault. */
export const isBadInput = (error: unknown) =>
  error instanceof SpreadsheetError || error instanceof AppDocumentError;
