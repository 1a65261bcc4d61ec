import { renderStatic, type StaticOptions, type StaticSite } from "./render-static.ts";
import { loadTemplates, templateDocument } from "./templates.ts";

export { templateIds } from "./templates.ts";

// What the command line asks of the engine; one module, so that all of it is translated in one go, with what all trades
// say: whoever runs it for a moment has no way to load more.
await loadTemplates();

/** What `--json` prints: the document, and what was understood of a brief, which a template has none of. */
export async function describeTemplate(id: string) {
  const document = await templateDocument(id);
  return document && { understood: null, document };
}

export async function staticTemplate(id: string, options: StaticOptions): Promise<StaticSite | undefined> {
  const document = await templateDocument(id);
  return document && renderStatic(document, options);
}
