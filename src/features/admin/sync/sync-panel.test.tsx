import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { enterAsDemoAdmin, open } from "../../../../tests/render-page.tsx";

beforeEach(() => void vi.stubGlobal("Worker", PageWorker));

test("a sheet of modules merges without its invalid row and the rejected conflict", {
  tags: "short",
}, async () => {
  const visitor = open("/admin/smartsheet-integration");
  await enterAsDemoAdmin(visitor);
  await visitor.click(await screen.findByRole("button", { name: "Try an example" }));
  expect(await screen.findByText("1 row with errors")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Merge 3" })).toBeDisabled();

  await visitor.click(screen.getByRole("radio", { name: "Apply only the 3 right rows" }));
  await visitor.selectOptions(await screen.findByLabelText("Decision on Client Portal"), "Keep as it is");
  await visitor.click(screen.getByRole("button", { name: "Merge 2" }));

  expect(await screen.findByText("1 added, 1 changed.")).toBeVisible();
  expect(await screen.findByText("Drop a sheet of modules")).toBeVisible();
});

test("merged by id, a sheet without ids has only errors", async () => {
  const visitor = open("/admin/smartsheet-integration");
  await visitor.click(await screen.findByRole("button", { name: "Try an example" }));

  await visitor.selectOptions(await screen.findByLabelText("Merge by"), "Number");

  expect(await screen.findByText("4 rows with errors")).toBeVisible();
});

test("a sheet of templates changes prices, tags and flags", async () => {
  const visitor = open("/admin/smartsheet-integration");
  await enterAsDemoAdmin(visitor);
  await visitor.click(await screen.findByRole("tab", { name: "Template prices and tags" }));
  expect(await screen.findByText("Drop a sheet of templates")).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Try an example" }));

  const conflicts = await screen.findByRole("table", { name: "Conflicts" });
  expect(within(conflicts).getByRole("row", { name: /^Law firm · Ledger/ })).toHaveTextContent(
    "Price: Standard price → $99Tags: nothing → bestseller, formalFeatured: no → yes",
  );
  await visitor.click(screen.getByRole("radio", { name: "Apply only the 2 right rows" }));
  await visitor.click(screen.getByRole("button", { name: "Merge 2" }));

  expect(await screen.findByText("2 templates changed.")).toBeVisible();
});

/** A worker that runs on the main thread, for environments without workers. */
class PageWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.answer("ready"));
  }
  async postMessage({ file }: { file: File }) {
    this.answer({ result: await readFile(file) });
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {}
}
