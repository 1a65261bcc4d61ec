import { expect, test } from "vitest";
import { documents, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { parseDocument } from "#src/sites/document.ts";
import { pageTitle } from "#src/sites/page-title.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { loadShared } from "./load-shared.ts";
import { loadProjectSite } from "./project-site.ts";

const project = { name: "Crumb & Co", templateId: "law-firm-ledger" } as const;

test("a project that was never edited is its template, under the project's name", async () => {
  const { document, templateId, note } = await loadProjectSite(project);

  expect(document.meta.business.name).toBe("Crumb & Co");
  expect(document.pages[0] && pageTitle(document, document.pages[0])).toMatch(/^Crumb & Co · /);
  expect(document.meta.template).toBe("law-firm-ledger");
  expect([templateId, note]).toEqual(["law-firm-ledger", undefined]);
});

test("a name of any length gives a readable site", async () => {
  const { document } = await loadProjectSite({ ...project, name: "🦉".repeat(200) });

  expect(parseDocument(document).meta.business.name).toBe(`${"🦉".repeat(79)}…`);
});

test("an edited site is shown as saved", async () => {
  const saved = { ...(await templateDocument("restaurant-marquee")) };

  const { document, note } = await loadProjectSite(project, saved);

  expect(document.meta.template).toBe("restaurant-marquee");
  expect(note).toBeUndefined();
});

test.each([{}, { version: 99 }, { version: 1, pages: "none" }])(
  "an unreadable saved site such as %j is replaced by the template, with a note",
  async (saved) => {
    const { document, note, isUnreadable } = await loadProjectSite(project, saved);

    expect(document.meta.template).toBe("law-firm-ledger");
    expect(note).toMatch(/cannot be read/);
    expect(isUnreadable).toBe(true);
  },
);

test("a site that cannot be read is not shared as its template", async () => {
  const updatedAt = new Date().toISOString();
  await work.change([projects, documents], async (change) => {
    await change.put(projects, {
      ...{ ...project, id: 7, description: "Lawyers", type: "web", features: [] },
      ...{ status: "draft", isPublic: false, createdAt: updatedAt, updatedAt },
    });
    await change.put(documents, { id: 7, document: { version: 99 }, updatedAt });
  });

  await expect(loadShared("local-7")).rejects.toThrow(/^What was saved of this site cannot be read/);
});

test("a replacement keeps its own name", async () => {
  const { document, note } = await loadProjectSite({ ...project, templateId: "no-such-trade" });

  expect(document.meta.business.name).not.toBe("Crumb & Co");
  expect(note).toMatch(/still on the drawing board/);
});
