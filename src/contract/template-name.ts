import { industries } from "./industries.ts";
import { projectTemplates } from "./project-templates.ts";
import { templateStyles } from "./template-facets.ts";

/** What a template is called, told from its id alone: "Law firm · Ledger". Undefined where the id names no trade. */
export function templateName(id: string) {
  const own = projectTemplates.find((template) => template.id === id);
  if (own) return own.name;
  const [, industryId, first = "", rest = ""] = /^(.+)-([a-z])([a-z]*)$/.exec(id) ?? [];
  const industry = industries.find(({ id }) => id === industryId);
  return industry && `${industry.name} · ${first.toUpperCase()}${rest}`;
}

/** Whether there may be such a template, told without the catalogue: from the trades, the styles and the nine of the wizard. */
export function isTemplateId(id: string) {
  const style = id.slice(id.lastIndexOf("-") + 1);
  return (
    templateName(id) !== undefined && (Object.hasOwn(templateStyles, style) || /^(web|app|game)-/.test(id))
  );
}
