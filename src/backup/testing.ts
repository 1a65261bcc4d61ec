import { work } from "#src/api/work-database.ts";
import { siteNumber } from "#src/entities/projects/project-key.ts";
import { type WorkRecord, wholeStore } from "./work-file.ts";

export const day = "2026-11-21T12:00:00.000Z";

export const aProject = (id: number, name = `Project ${id}`): WorkRecord => ({
  id,
  name,
  description: "A bakery with boats in front",
  type: "web",
  templateId: "web-basic",
  status: "draft",
  isPublic: false,
  features: [],
  createdAt: day,
  updatedAt: day,
});

export const aSite = (id: number, title: string): WorkRecord => ({ id, document: { title }, updatedAt: day });

export const aVersion = (projectId: number, id = "v"): WorkRecord => ({
  id,
  projectId,
  name: "First",
  document: {},
  createdAt: day,
});

/** The number of the site of a project of the gallery. */
export const GALLERY = siteNumber({ kind: "listed", id: 12 });

export const aGallerySite = (title: string, business = "Crumb"): WorkRecord => {
  const [description, template] = ["Bread by the harbour", "bakery-counter"];
  const nothing = { phone: "", email: "", street: "", town: "", area: "", notice: "", formAddress: "" };
  const meta = { ...nothing, title, description, template, business: { ...nothing, name: business } };
  return { id: GALLERY, document: { meta }, updatedAt: day };
};

export const put = (store: Parameters<typeof wholeStore>[0], record: WorkRecord) =>
  work.change([{ store }], (change) => change.put(wholeStore(store), record));
