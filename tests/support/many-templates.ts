import { templates } from "#src/contract/template-catalogue.ts";
import type { Template } from "#src/contract/templates.ts";

/** As many templates as one wants, made of those there are, each with a name and an id of its own. */
export function manyTemplates(count: number): Template[] {
  return Array.from({ length: count }, (_, place) => {
    const template = templates[(place * 7) % templates.length] as Template;
    return { ...template, id: `${template.id}-${place}`, name: `${template.name} ${place}` };
  });
}
