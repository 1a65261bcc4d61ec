import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { createLocalProject } from "#src/entities/projects/projects-store.ts";
import { forgetToken } from "#src/publish/online/tokens.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

/** Counts requests to GitHub, which never answers in this test. */
let asked = 0;
let chosen = 0;

beforeEach(() => {
  vi.stubEnv("VITE_PUBLISH_HOSTS", "github");
  vi.stubGlobal("fetch", (address: string) => {
    if (!address.startsWith("https://api.github.com/"))
      return Promise.resolve(new Response(null, { status: 404 }));
    asked += 1;
    return new Promise(() => {});
  });
  window.showDirectoryPicker = () => {
    chosen += 1;
    return new Promise(() => {});
  };
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete window.showDirectoryPicker;
  await forgetToken("github");
});

testPressedTwice([
  {
    what: "Put it online",
    address: withProject,
    prepare: async (visitor) => {
      const dialog = await openPanel(visitor);
      await visitor.type(await dialog.findByLabelText(/^Token/), "github_pat_1");
      await visitor.type(dialog.getByLabelText(/^Repository/), "ann/crumb");
      return dialog.getByRole("button", { name: "Put it online" });
    },
    count: () => asked,
  },
  {
    what: "Choose a folder",
    address: withProject,
    prepare: async (visitor) => {
      const dialog = await openPanel(visitor);
      await visitor.click(await dialog.findByRole("radio", { name: /^A folder/ }));
      return dialog.findByRole("button", { name: "Choose a folder" });
    },
    count: () => chosen,
  },
  {
    what: "Copy automatically into a folder",
    address: withProject,
    prepare: () => button("Copy automatically into a folder"),
    count: () => chosen,
  },
]);

async function withProject() {
  await createLocalProject(
    {
      name: "Harbour Bakery",
      description: "A bakery with boats in front",
      type: "web",
      templateId: "bakery-counter",
    },
    "new-project",
  );
  return "/view-projects?tab=mine";
}

async function openPanel(visitor: UserEvent) {
  await visitor.click(await button("More"));
  await visitor.click(await screen.findByRole("menuitem", { name: "Put it online" }));
  return within(await screen.findByRole("dialog", { name: "Share and export" }));
}
