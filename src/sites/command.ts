import { renderStatic, type StaticOptions, type StaticSite } from "./render-static.ts";
import { templateDocument, templates } from "./templates.ts";

/** What the command line asks of the engine; one module, so that all of it is translated in one go. */
export function templateIds() {
  return templates.map(({ id }) => id);
}

/** What `--json` prints: the document, and what was understood of a brief, which a template has none of. */
export function describeTemplate(id: string) {
  const document = templateDocument(id);
  return document && { understood: null, document };
}

export function staticTemplate(id: string, options: StaticOptions): StaticSite | undefined {
  const document = templateDocument(id);
  return document && renderStatic(document, options);
}
