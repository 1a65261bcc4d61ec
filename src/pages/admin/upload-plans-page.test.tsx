import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import { open } from "../../../tests/render-page.tsx";

afterEach(() => void vi.unstubAllGlobals());

test("the page links to the pricing page", { tags: "short" }, async () => {
  open("/admin/upload-plans");
  expect(await screen.findByRole("link", { name: "See the pricing page" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("a beta visitor sees no link to the pricing page", async () => {
  open("/admin/upload-plans?token=abc");

  expect(await screen.findByRole("button", { name: "Download CSV" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "See the pricing page" })).not.toBeInTheDocument();
});

test.each([
  ["empty.csv", "", "This file is empty."],
  ["header.csv", "Plan,Due now\n", "This file has a header, but no rows below it."],
  ["damaged.xlsx", "PK\u0003\u0004 and no more", "This file is damaged"],
  ["plans.json", "{", "This file is not valid JSON."],
  ["picture.png", "\u0089PNG\0\0", "This is not a CSV, XLSX or JSON file."],
])("%s cannot be read, and the page says why", async (name, content, reason) => {
  vi.stubGlobal("Worker", ReadingWorker);
  open("/admin/upload-plans");

  fireEvent.change(await screen.findByLabelText("Choose a file"), {
    target: { files: [new File([content], name)] },
  });

  expect(
    await screen.findByText((text) => text.startsWith(reason), { selector: "[role=alert]" }),
  ).toBeVisible();
});

/** Parses files as the product's worker does, which jsdom cannot start. */
class ReadingWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.tell("ready"));
  }

  postMessage({ file }: { file: File }) {
    readFile(file).then(
      (result) => this.tell({ result }),
      (error: unknown) =>
        this.tell({
          message: error instanceof Error ? error.message : "",
          isOurs: error instanceof SpreadsheetError,
        }),
    );
  }

  terminate() {}

  private tell(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
