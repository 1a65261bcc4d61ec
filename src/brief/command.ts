import { withoutHidden } from "#src/share/without-hidden.ts";
import { checkSite } from "#src/sites/check/check-site.ts";
import { today } from "#src/sites/dates.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { loadAllSubjects } from "#src/sites/drawn/art-catalogue.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { type Destination, readDestination } from "#src/sites/form-settings.ts";
import { loadSamples, samplesIn } from "#src/sites/head/samples.ts";
import type { Logo } from "#src/sites/logo.ts";
import { firstFocus } from "#src/sites/photos.ts";
import type { StoredPicture, StoredPictures } from "#src/sites/picture-files.ts";
import { renderStatic, type StaticOptions, type StaticSite } from "#src/sites/render-static.ts";
import { composeTemplate, loadTemplates } from "#src/sites/templates.ts";
import { siteFromBrief } from "./brief.ts";
import { loadAllTrades } from "./trades/load-trade.ts";

export { SITE_FILE, writeSiteFile } from "#src/share/site-file.ts";
export { today } from "#src/sites/dates.ts";
export { parseDocument } from "#src/sites/document.ts";
export { readOrigin } from "#src/sites/links.ts";
export { templateIds } from "#src/sites/templates.ts";
export { reviseSite } from "./revise/revise-site.ts";

// The engine's functions for the command line, with the copy of all industries. One module, so that Vite translates
// it in one go; a command cannot load more later.
await Promise.all([loadAllSubjects(), loadAllTrades()]);
const templates = new Map((await loadTemplates()).map((template) => [template.id, template]));

/** The caller's options beside a brief, template or document. */
export interface CommandOptions extends StaticOptions {
  forms?: Destination;
  pictures?: (GivenPicture & { label: string })[];
  logo?: { versions: Logo; stored: GivenPicture[] };
}

type GivenPicture = StoredPicture & { asset: string };

/** The files of a site, and its source. */
export interface CommandSite extends StaticSite {
  document: SiteDocument;
  stored: StoredPictures;
}

export function staticTemplate(id: string, options: CommandOptions): CommandSite | undefined {
  const template = templates.get(id);
  return (
    template && withPictures(composeTemplate(template), { ...options, samples: samplesIn(template.industry) })
  );
}

/** Returns the findings of the site check as sentences. */
export async function checkDocument(document: SiteDocument) {
  return checkSite(document, { samples: await loadSamples(document) }).map(({ words }) => words);
}

/** Returns the output of `--json`: the document and the parsed brief, which is missing for a template. */
export function describeTemplate(id: string, options: CommandOptions = {}) {
  const template = templates.get(id);
  return template && { understood: null, document: withForms(composeTemplate(template), options) };
}

/**
 * Returns the output of `--json` for a document that `--json` has printed. Throws a `DocumentError` for anything
 * else.
 */
export const describeDocument = (value: unknown, options: CommandOptions = {}) => ({
  understood: null,
  document: withForms(parseDocument(value), options),
});

/** Returns the output of `--json` for a brief: the parsed brief, and the site made from it. */
export async function describeBrief(brief: string, options: CommandOptions = {}) {
  const made = await siteFromBrief(brief);
  return { ...made, document: withForms(made.document, options) };
}

/** Replaces drawn scenes and tiles with photographs, in order; hidden blocks are not exported. */
function withPictures(site: SiteDocument, { pictures = [], logo, ...options }: CommandOptions): CommandSite {
  const photos = pictures.map(({ asset, width, height, label }) => ({
    ...{ kind: "photo" as const, asset, width, height, label, art: null },
    ...{ focus: firstFocus({ width, height }), zoom: 100, tone: "none" as const },
  }));
  const { document: placed } = placePhotos(withForms(withoutHidden(site), options), photos);
  const { meta } = placed;
  const document = logo?.stored.length
    ? { ...placed, meta: { ...meta, logo: { ...meta.logo, ...logo.versions } } }
    : placed;
  const stored = new Map([...pictures, ...(logo?.stored ?? [])].map((picture) => [picture.asset, picture]));
  return { ...renderStatic(document, { day: today(), ...options, stored }), document, stored };
}

export async function staticDocument(document: SiteDocument, options: CommandOptions): Promise<CommandSite> {
  return withPictures(document, { samples: await loadSamples(document), ...options });
}

function withForms(document: SiteDocument, { forms: destination }: CommandOptions): SiteDocument {
  if (!destination || destination.kind === "none") return document;
  const { meta } = document;
  return { ...document, meta: { ...meta, formAddress: "", forms: { ...meta.forms, destination } } };
}

/**
 * Reads `netlify`, `formspree:ID`, `web3forms:KEY`, an e-mail address or an https address. Returns an error message
 * for anything else.
 */
export function readFormsOption(text: string) {
  const [, service, id = ""] = /^(netlify|formspree|web3forms)(?::(.*))?$/.exec(text) ?? [];
  if (service) return readDestination(service as "netlify" | "formspree" | "web3forms", id);
  return readDestination(text.includes("://") ? "address" : "email", text);
}
