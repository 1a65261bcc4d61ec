import { templateStyles } from "./template-facets.ts";
import { templateName } from "./template-name.ts";

/** Whether there may be such a template, told without the catalogue: from the trades, the styles and the nine of the wizard. */
export function isTemplateId(id: string) {
  const style = id.slice(id.lastIndexOf("-") + 1);
  return (
    templateName(id) !== undefined && (Object.hasOwn(templateStyles, style) || /^(web|app|game)-/.test(id))
  );
}
