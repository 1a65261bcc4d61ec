import { siteFromBrief } from "./brief/brief.ts";
import { checkSite } from "./check/check-site.ts";
import type { SiteDocument } from "./document.ts";
import { placePhotos } from "./edit/place-photos.ts";
import { loadSamples, samplesIn } from "./head/samples.ts";
import type { StoredPicture } from "./picture-files.ts";
import { renderStatic, type StaticOptions, type StaticSite } from "./render-static.ts";
import { composeTemplate, loadTemplates } from "./templates.ts";

interface CommandOptions extends StaticOptions {
  pictures?: (StoredPicture & { asset: string; label: string })[];
}

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

export function staticTemplate(id: string, options: CommandOptions): StaticSite | undefined {
  const template = templates.get(id);
  return (
    template && withPictures(composeTemplate(template), { ...options, samples: samplesIn(template.industry) })
  );
}

/** What the site check finds in a template, in words. */
export function checkTemplate(id: string) {
  const template = templates.get(id);
  return (
    template &&
    checkSite(composeTemplate(template), { samples: samplesIn(template.industry) }).map(({ words }) => words)
  );
}

export async function checkBrief(brief: string) {
  const { document } = await siteFromBrief(brief);
  return checkSite(document, { samples: await loadSamples(document) }).map(({ words }) => words);
}

/** The same for a brief: what was understood of it, and the site that was made of that. */
export const describeBrief = siteFromBrief;

export async function staticBrief(brief: string, options: CommandOptions): Promise<StaticSite> {
  const { document } = await siteFromBrief(brief);
  return withPictures(document, { ...options, samples: await loadSamples(document) });
}

/** Puts photographs on the places of scenes and details, in their order. */
function withPictures(site: SiteDocument, { pictures = [], ...options }: CommandOptions): StaticSite {
  const photos = pictures.map(({ asset, width, height, label }) => ({
    ...{ kind: "photo" as const, asset, width, height, label, art: null },
    ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" as const },
  }));
  const { document } = placePhotos(site, photos);
  const stored = new Map(pictures.map((picture) => [picture.asset, picture]));
  return renderStatic(document, { ...options, stored });
}
