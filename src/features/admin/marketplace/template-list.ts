import type { TemplateSettings } from "#src/contract/offered-templates.ts";
import { templates } from "#src/contract/template-catalogue.ts";
import { templateRows } from "./template-rows.ts";

export { moveBefore, stepGoal } from "./template-rows.ts";

/** All templates that there are, as decided. */
export const rowsWith = (settings: TemplateSettings) => templateRows(templates, settings);
