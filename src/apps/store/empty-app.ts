import type { AppData } from "#src/entities/projects/app-data.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { dataOf } from "../records/app-data.ts";
import { loadAppTemplate } from "../templates/load-template.ts";
import { withoutSamples } from "../templates/open-template.ts";
import { MAX_NAME } from "./open-app.ts";

/** Returns the app of a template without its sample records, under its own name. Undefined for an unknown template. */
export async function emptyApp(templateId: string, name: string): Promise<AppData | undefined> {
  const file = await loadAppTemplate(templateId, dayOf(new Date()));
  if (!file) return;
  const { document, ...rest } = withoutSamples(file);
  return dataOf({ ...rest, document: { ...document, name: name.slice(0, MAX_NAME) } });
}
