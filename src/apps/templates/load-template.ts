import type { AppFile } from "../records/app-file.ts";
import { openTemplate } from "./open-template.ts";
import { idOfFile } from "./template-id.ts";
import type { AppTemplate } from "./template-schema.ts";

const files = import.meta.glob<AppTemplate>("./apps/*.json", { import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [idOfFile(path), load]));

/** Loads one template with its sample records, dated around this day. Undefined for an unknown id. */
export async function loadAppTemplate(id: string, today: string): Promise<AppFile | undefined> {
  const load = loaders.get(id);
  return load && openTemplate(await load(), today);
}
