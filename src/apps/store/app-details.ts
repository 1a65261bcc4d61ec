import { OWN_APP } from "#src/contract/app-templates.ts";
import type { AppDocument } from "../document.ts";

/** Project names have at least three characters. */
const SHORTEST_NAME = 3;

/** Returns the details of the project that an app becomes. */
export function detailsOfApp({ name, tables }: AppDocument, description = "", templateId: string = OWN_APP) {
  const longEnough = name.length < SHORTEST_NAME ? `${name} app` : name;
  const names = tables.map((table) => table.name.many);
  return {
    name: longEnough,
    description: description.trim() || `${longEnough}: ${names.join(", ").toLowerCase()}.`,
    type: "app" as const,
    templateId,
    features: names.slice(0, 100),
  };
}
