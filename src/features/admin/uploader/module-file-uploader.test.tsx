import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { ModuleFileUploader } from "./module-file-uploader.tsx";

const drop = (dataTransfer: object) =>
  fireEvent.drop(screen.getByRole("group", { name: "Files to add" }), { dataTransfer });

test("files are queued, dropped and chosen, and the same one a second time", { tags: "short" }, async () => {
  const visitor = show();
  const file = new File(["{}"], "module.json");

  drop({ files: [file, new File([], "empty.md")], items: [], types: ["Files"] });
  expect(await screen.findByText("2 files")).toBeVisible();
  await visitor.upload(screen.getByLabelText("Files to upload"), file);

  expect(await screen.findByText("3 files")).toBeVisible();
});

test("a dropped folder is queued with all that is below it", async () => {
  show();
  const folder = entry("shots", [entry("a.png"), entry("old", [entry("b.png"), entry("c.png")])]);

  drop({ files: [new File([], "shots")], items: [{ webkitGetAsEntry: () => folder }], types: ["Files"] });

  expect(await screen.findByText("3 files")).toBeVisible();
});

test("dropped text is no file", async () => {
  show();

  drop({ files: [], items: [], types: ["text/plain"] });
  await Promise.resolve();

  expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull();
});

function show() {
  render(
    <ToastProvider>
      <ModuleFileUploader />
    </ToastProvider>,
  );
  return userEvent.setup();
}

/** A file or, with children, a folder as browsers describe it. */
function entry(name: string, children?: object[]) {
  const rest = [...(children ?? [])];
  return {
    isFile: !children,
    isDirectory: Boolean(children),
    fullPath: `/${name}`,
    file: (done: (file: File) => void) => done(new File([], name)),
    createReader: () => ({ readEntries: (done: (some: object[]) => void) => done(rest.splice(0, 1)) }),
  };
}
