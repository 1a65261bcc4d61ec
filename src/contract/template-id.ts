import { templateStyles } from "./template-facets.ts";
import { templateName } from "./template-name.ts";

/**
 * Whether an id can be a template's. It needs no catalogue: ids consist of an industry and a style, or are one of the
 * wizard's nine.
 */
export function isTemplateId(id: string) {
  const style = id.slice(id.lastIndexOf("-") + 1);
  return (
    templateName(id) !== undefined && (Object.hasOwn(templateStyles, style) || /^(web|app|game)-/.test(id))
  );
}
