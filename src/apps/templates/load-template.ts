import type { StoredApp } from "#src/api/work-records.ts";
import { type FirstAppId, isFirstApp } from "#src/contract/app-templates.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import type { AppFile } from "../records/app-file.ts";
import { openTemplate } from "./open-template.ts";
import { idOfFile } from "./template-id.ts";
import type { AppTemplate } from "./template-schema.ts";

const files = import.meta.glob<AppTemplate>("./apps/*.json", { import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [idOfFile(path), load]));

/** Loads one template with its sample records, dated around this day. Undefined for an unknown id. */
export async function loadAppTemplate(id: string, today: string): Promise<AppFile | undefined> {
  if (isFirstApp(id)) return (await loadFirstApp(id)).file(undefined, new Date());
  const load = loaders.get(id);
  return load && openTemplate(await load(), today);
}

/** Returns an app that was never opened: its template, or what a program of an earlier release has stored. */
export async function unopenedApp(
  id: string,
  earlier: Pick<StoredApp, "settings" | "data"> | undefined,
): Promise<AppFile | undefined> {
  if (!isFirstApp(id)) return loadAppTemplate(id, dayOf(new Date()));
  const { file, withSettings } = await loadFirstApp(id);
  return withSettings(file(earlier?.data, new Date()), earlier?.settings);
}

/** Loads an app of the specification. */
export const loadFirstApp = async (id: FirstAppId) =>
  (await import("../programs/open-program.ts")).loadProgram(id);
