import { appPurpose } from "./app-templates.ts";
import { industries } from "./industries.ts";
import { projectTemplates } from "./project-templates.ts";

/** Returns the name of a template from its id: "Law firm · Ledger", "Flower orders". Undefined for an unknown industry. */
export function templateName(id: string) {
  const own = projectTemplates.find((template) => template.id === id);
  if (own) return own.name;
  const purpose = appPurpose(id);
  if (purpose) return purpose;
  const [, industryId, first = "", rest = ""] = /^(.+)-([a-z])([a-z]*)$/.exec(id) ?? [];
  const industry = industries.find(({ id }) => id === industryId);
  return industry && `${industry.name} · ${first.toUpperCase()}${rest}`;
}
