import { Blob } from "node:buffer";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, vi } from "vitest";
import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { createLocalProject, deleteLocalProject } from "#src/entities/projects/projects-store.ts";
import { encodeShare } from "#src/share/share-token.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

// jsdom cannot read a blob as a stream.
beforeAll(() => void vi.stubGlobal("Blob", Blob));

testPressedTwice([
  {
    what: "Create Project",
    address: "/web-app-builder?new=1",
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText(/^Project name/), "Harbour Bakery");
      await visitor.type(screen.getByLabelText(/^Project description/), "A bakery with boats in front");
      await visitor.click(screen.getByRole("radio", { name: /^Website/ }));
      await visitor.click(screen.getByRole("button", { name: "Next" }));
      await visitor.click(await screen.findByRole("radio", { name: /^Basic Website/ }));
      return button("Create Project");
    },
    leaves: "saved projects",
  },
  {
    what: "Duplicate",
    isSample: true,
    address: withProject,
    prepare: (visitor) => choice(visitor, "Duplicate"),
    leaves: "saved projects",
  },
  {
    what: "Delete",
    address: withProject,
    prepare: (visitor) => choice(visitor, "Delete"),
    leaves: "saved projects",
  },
  {
    what: "Save name",
    address: withProject,
    prepare: async (visitor) => {
      await visitor.click(await choice(visitor, "Rename"));
      await visitor.type(await screen.findByLabelText("Project name"), "Harbour Cafe");
      return button("Save name");
    },
    leaves: "saved projects",
  },
  {
    what: "Bring back",
    address: withDeletedProject,
    prepare: () => button("Bring back"),
    leaves: "saved projects",
  },
  {
    what: "Delete for good",
    address: withDeletedProject,
    prepare: () => button("Delete for good"),
    leaves: "saved projects",
  },
  {
    what: "Save the project file",
    address: withProject,
    prepare: async (visitor) => {
      await visitor.click(await choice(visitor, "Share and export"));
      await visitor.click(await screen.findByRole("tab", { name: "Project file" }));
      return button("Save the project file");
    },
    leaves: "file",
  },
  {
    what: "Save as HTML",
    address: withProject,
    prepare: async (visitor) => {
      await visitor.click(await choice(visitor, "Share and export"));
      await visitor.click(await screen.findByRole("tab", { name: "Website files" }));
      return button("Save as HTML");
    },
    leaves: "file",
  },
  {
    what: "Export my work",
    address: withProject,
    prepare: () => button("Export my work"),
    leaves: "file",
  },
  {
    what: "Import",
    address: withProject,
    prepare: async (visitor) => {
      const dialog = await imports(visitor, await aWorkFile());
      return dialog.findByRole("button", { name: "Import" });
    },
    leaves: "saved projects",
  },
  {
    what: "Go on with an exported site",
    address: withProject,
    prepare: async (visitor) => {
      const dialog = await imports(visitor, await aSiteFile());
      return dialog.findByRole("button", { name: "Go on with it" });
    },
    leaves: "saved projects",
  },
  {
    what: "Move in",
    address: withProject,
    prepare: async (visitor) => {
      const text = "# Ferro Cycles\n\nWe mend bicycles while you wait.";
      const dialog = await imports(visitor, new File([text], "page.md"));
      return dialog.findByRole("button", { name: "Move in" });
    },
    leaves: "saved projects",
  },
  {
    what: "Delete my work for good",
    address: withProject,
    prepare: async (visitor) => {
      await visitor.click(await button("Delete my work"));
      await visitor.click(await button("Go on"));
      return button("Delete 1 project for good");
    },
    leaves: "saved projects",
  },
  {
    what: "Make it mine",
    address: async () => `/full-preview/v1#${await encodeShare(await aSite())}`,
    prepare: async (visitor) => {
      await visitor.click(await button("Make it mine"));
      const question = within(await screen.findByRole("dialog", { name: "Make it mine" }));
      return question.getByRole("button", { name: "Make it mine" });
    },
    leaves: "saved projects",
  },
]);

const createProject = () =>
  createLocalProject(
    {
      name: "Harbour Bakery",
      description: "A bakery with boats in front",
      type: "web",
      templateId: "web-basic",
    },
    "new-project",
  );

async function withProject() {
  await createProject();
  return "/view-projects?tab=mine";
}

async function withDeletedProject() {
  await deleteLocalProject((await createProject()).id);
  return "/view-projects?tab=mine";
}

async function choice(visitor: UserEvent, name: string) {
  await visitor.click(await button("More"));
  return screen.findByRole("menuitem", { name });
}

/** A work export of another browser, with one more project. */
async function imports(visitor: UserEvent, file: File) {
  await visitor.click(await button("Import"));
  const dialog = within(await screen.findByRole("dialog", { name: "Import" }));
  await visitor.upload(dialog.getByLabelText("Choose a file"), file);
  return dialog;
}

async function aSiteFile() {
  const { writeSiteFile } = await import("#src/share/site-file.ts");
  return new File([writeSiteFile(await aSite(), new Map(), [])], "site.json");
}

async function aWorkFile() {
  const { collectWork, writeWorkFile } = await import("#src/backup/work-file.ts");
  const records = await collectWork();
  const [project] = await work.all(projects);
  const others = [{ ...project, id: 99, name: "Another Bakery" }];
  return new File([writeWorkFile({ ...records, projects: others })], "my-work.json", {
    type: "application/json",
  });
}

async function aSite() {
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  return document;
}
