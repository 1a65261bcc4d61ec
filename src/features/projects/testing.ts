import type { ShownProject } from "./shown-project.ts";

/** A project with default values for all fields that a test does not set. */
export const aProject = (fields: Partial<ShownProject> = {}): ShownProject => ({
  id: 1,
  key: "1",
  storedIn: "gallery",
  name: "Harbour Bakery",
  description: "A bakery with boats in front",
  type: "web",
  status: "active",
  features: [],
  createdAt: "2026-11-17T09:12:00.000Z",
  templateId: "web-basic",
  ...fields,
});
