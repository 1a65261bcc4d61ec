import type { Brief } from "#src/contract/form-submissions.ts";
import type { BriefTone } from "#src/contract/submission-states.ts";
import { templates } from "#src/contract/template-catalogue.ts";
import type { TemplateStyle } from "#src/contract/template-facets.ts";
import { createLocalProject, type NewProject } from "./projects-store.ts";

const styles: Record<BriefTone, TemplateStyle> = {
  friendly: "counter",
  formal: "ledger",
  playful: "counter",
  luxurious: "marquee",
  bold: "signal",
  calm: "studio",
};

/** The project that a brief is begun with: named after the business, from a template of its trade and tone. */
export function projectFromBrief({ businessName, description, industry, look }: Brief): NewProject {
  const sites = templates.filter(({ type }) => type === "web");
  const ofTrade = sites.filter((template) => template.industry === industry);
  const candidates = ofTrade.length > 0 ? ofTrade : sites;
  const style = look.tone && styles[look.tone];
  const template = candidates.find((template) => template.style === style) ?? candidates[0];
  return {
    name: businessName,
    description: description.slice(0, 2_000),
    type: "web",
    templateId: template?.id ?? "web-basic",
  };
}

/** Keeps that project in this browser, among those that were made here. */
export const createProjectFromBrief = (brief: Brief & { id: number }) =>
  createLocalProject(projectFromBrief(brief), `form-submission-${brief.id}`);
