import { call } from "#src/api/call.ts";
import { readAgain } from "#src/api/query.ts";
import { listChanges, undoChange } from "#src/contract/changes.ts";
import { listSubmissions } from "#src/contract/form-submissions.ts";
import { changeModules } from "#src/contract/module-batch.ts";
import { listModules } from "#src/contract/modules.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { changePricing } from "#src/contract/pricing-change.ts";
import { listPublicProjects } from "#src/contract/projects.ts";
import { templateName } from "#src/contract/template-name.ts";
import { listTemplateSettings, saveTemplateSettings } from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import type { AssistantData, Step } from "./answer.ts";
import type { LoggedStep } from "./turns.ts";

/** Reads the current data for all answers. */
export async function readData(isAdmin: boolean): Promise<AssistantData> {
  const [modules, pricing, settings, projects, submissions] = await Promise.all([
    call(listModules),
    call(readPricing),
    call(listTemplateSettings),
    call(listPublicProjects),
    isAdmin ? call(listSubmissions) : null,
  ]);
  return {
    modules,
    pricing,
    settings,
    templates: templates.map(({ id, type, industry, style }) => ({
      id,
      name: templateName(id) ?? id,
      words: [id, type, industry, style].join(" ").replaceAll("-", " "),
    })),
    submissions: submissions?.map(({ createdAt }) => createdAt) ?? null,
    projects: projects.length,
    now: new Date(),
  };
}

/** Applies a step and returns its entry in the change log. */
export async function applyStep(step: Step): Promise<LoggedStep | undefined> {
  try {
    if (step.kind === "modules") await call(changeModules, { body: step.batch });
    if (step.kind === "pricing") await call(changePricing, { body: step.change });
    if (step.kind === "templates") {
      await call(saveTemplateSettings, { body: { settings: step.settings, area: "assistant" } });
    }
  } finally {
    // Refetch after a refusal too: it means the data has changed.
    await readAgain([]);
  }
  const [latest] = await listed();
  return latest && { id: latest.id, at: latest.at };
}

const listed = () => call(listChanges, { search: { area: "assistant" } });

const STEP_GONE =
  "This is no longer in the change log: the demo data has been reset since, or the change is too old.";

/** Throws an error with a message for people if the change is no longer in the log. */
export async function undoStep({ id, at }: LoggedStep) {
  const changes = await listed();
  if (!changes.some((change) => change.id === id && change.at === at)) throw new Error(STEP_GONE);
  await call(undoChange, { params: { id } });
  await readAgain([]);
}
