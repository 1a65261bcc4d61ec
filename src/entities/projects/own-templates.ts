import { ownTemplates } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { OwnTemplate } from "#src/api/work-records.ts";
import { compare } from "#src/lib/english.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { adoptSite } from "./adopt-site.ts";

/** Returns the templates, latest first. */
export async function listOwnTemplates() {
  const all = await work.all(ownTemplates);
  return all.sort((one, other) => compare(other.createdAt, one.createdAt));
}

/** Stores a site as a template for other projects. */
export async function saveAsTemplate(name: string, document: SiteDocument) {
  const createdAt = new Date().toISOString();
  const template: OwnTemplate = {
    id: `${createdAt}-${Math.random().toString(36).slice(2, 8)}`,
    name,
    document: { ...document },
    createdAt,
  };
  await work.change([ownTemplates], (change) => change.put(ownTemplates, template));
}

export const renameOwnTemplate = (id: string, name: string) =>
  work.change([ownTemplates], async (change) => {
    const template = await change.get(ownTemplates, id);
    if (template) await change.put(ownTemplates, { ...template, name });
  });

export const removeOwnTemplate = (id: string) =>
  work.change([ownTemplates], (change) => change.remove(ownTemplates, id));

/** Restores a deleted template. */
export const putTemplateBack = (template: OwnTemplate) =>
  work.change([ownTemplates], (change) => change.put(ownTemplates, template));

/**
 * Creates a project with a copy of the template's site. Its forms are switched off, because it may be for another
 * business. Throws a `DocumentError` for a site that this version cannot read.
 */
export const beginWithTemplate = ({ document }: OwnTemplate) => adoptSite(parseDocument(document));
