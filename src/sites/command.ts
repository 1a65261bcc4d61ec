import { siteFromBrief } from "./brief/brief.ts";
import { loadSamples, samplesIn } from "./head/samples.ts";
import { renderStatic, type StaticOptions, type StaticSite } from "./render-static.ts";
import { composeTemplate, loadTemplates } from "./templates.ts";

export { readOrigin } from "./links.ts";
export { templateIds } from "./templates.ts";

// What the command line asks of the engine; one module, so that all of it is translated in one go, with what all trades
// say: whoever runs it for a moment has no way to load more.
const templates = new Map((await loadTemplates()).map((template) => [template.id, template]));

/** What `--json` prints: the document, and what was understood of a brief, which a template has none of. */
export function describeTemplate(id: string) {
  const template = templates.get(id);
  return template && { understood: null, document: composeTemplate(template) };
}

export function staticTemplate(id: string, options: StaticOptions): StaticSite | undefined {
  const template = templates.get(id);
  return (
    template && renderStatic(composeTemplate(template), { ...options, samples: samplesIn(template.industry) })
  );
}

/** The same for a brief: what was understood of it, and the site that was made of that. */
export const describeBrief = siteFromBrief;

export async function staticBrief(brief: string, options: StaticOptions): Promise<StaticSite> {
  const { document } = await siteFromBrief(brief);
  return renderStatic(document, { ...options, samples: await loadSamples(document) });
}
