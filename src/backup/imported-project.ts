import * as z from "zod/mini";
import { freeProjectName } from "#src/entities/projects/free-project-name.ts";
import { randomProjectNumber } from "#src/entities/projects/project-key.ts";
import { detailsOfSite } from "#src/entities/projects/site-project.ts";
import { withPageTitle } from "#src/sites/first-release-title.ts";
import { metaSchema } from "#src/sites/meta.ts";
import type { WorkRecord } from "./work-file.ts";

const siteSchema = z.object({
  meta: metaSchema,
  pages: z.catch(z.array(z.object({ title: z.string() })), []),
});

/** Returns a free project number and marks it as taken. */
export function freeNumber(taken: Set<WorkRecord["id"]>): number {
  const number = randomProjectNumber();
  if (taken.has(number)) return freeNumber(taken);
  taken.add(number);
  return number;
}

/** Returns a unique name for an imported project. */
export const importedName = (name: string, here: ReadonlySet<unknown>) =>
  freeProjectName(name, here, "imported");

/** Returns the name of a site; empty if it has none or cannot be read. */
export function siteName(site: WorkRecord | undefined) {
  const { meta, pages = [] } = readSite(site) ?? {};
  return meta?.business.name.trim() || pages[0]?.title.trim() || meta?.tagline.trim() || "";
}

/** Makes a project record for a site that has none. */
export function projectOfSite(site: WorkRecord | undefined, id: number, name: string): WorkRecord {
  const { description = "", template = "" } = readSite(site)?.meta ?? {};
  return newProject(id, detailsOfSite({ name, description, template }));
}

/** A new project record of this browser, private and dated now. */
export function newProject(id: number, details: object): WorkRecord {
  const now = new Date().toISOString();
  return { ...details, id, status: "draft", isPublic: false, createdAt: now, updatedAt: now };
}

function readSite(site: WorkRecord | undefined) {
  const document = site?.document;
  const isRecord = typeof document === "object" && document !== null;
  return siteSchema.safeParse(isRecord ? withPageTitle({ pages: [{}], ...document }) : document).data;
}
