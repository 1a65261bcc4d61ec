import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { facets } from "./facets.ts";
import { findTemplate } from "./use-marketplace-query.ts";

/** Returns a marketplace template in the wizard's format; undefined for an unknown id. */
export function findProjectTemplate(id: string): ProjectTemplate | undefined {
  const template = findTemplate(id);
  if (!template) return undefined;
  const { name, type, industry } = template;
  const industryName = facets.industry.values.get(industry ?? "")?.toLowerCase();
  return {
    id,
    name,
    type,
    description: industryName
      ? `A website for a ${industryName}, from the template ${name}.`
      : `From the template ${name}.`,
  };
}
