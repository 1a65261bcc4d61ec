import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetFile } from "#src/lib/download.ts";
import { allRecords } from "../records/records.ts";
import { openExample } from "../testing.ts";
import { jsonInHtml } from "./app-html.ts";
import { newContent, type ReadContent, readContent } from "./file-content.ts";
import { FileStage } from "./file-stage.tsx";

const parts = { script: "start()", style: "", policy: "default-src 'none'" };

function aFile(): ReadContent {
  const { app } = openExample("groomer");
  return {
    ...newContent({
      id: "0".repeat(32),
      savedAt: "2026-11-30T10:00:00.000Z",
      app: { document: app.document, records: allRecords(app), counters: app.counters },
      pictures: [],
      fonts: [],
    }),
    unreadable: { records: 0, pictures: 0 },
  };
}

/** The files that were written in place, last first. */
let written: Blob[] = [];

beforeEach(() => {
  written = [];
  forgetFile("app");
  localStorage.clear();
  window.showSaveFilePicker = async () => handle;
});
afterEach(() => Reflect.deleteProperty(window, "showSaveFilePicker"));

const handle = {
  name: "dogs.html",
  createWritable: async () => ({
    write: async (content: Blob) => void written.unshift(content),
    close: async () => {},
  }),
} as unknown as FileSystemFileHandle;

async function addCustomer(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole("button", { name: "Customers" }));
  await user.click(screen.getByRole("button", { name: "Add customer" }));
  const dialog = within(screen.getByRole("dialog", { name: "New customer" }));
  await user.type(dialog.getByLabelText("Name"), name);
  await user.click(dialog.getByRole("button", { name: "Save" }));
}

const asksBeforeClosing = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const save = () => screen.getByRole("button", { name: /^Save/ });

test("saving writes a copy that opens with the change; until then the page asks before it closes", async () => {
  const user = userEvent.setup();
  render(<FileStage content={aFile()} parts={parts} />);
  expect(asksBeforeClosing()).toBe(false);

  await addCustomer(user, "Ada Quill");
  expect(save()).toHaveAccessibleName("Save, there are unsaved changes");
  expect(asksBeforeClosing()).toBe(true);
  await user.keyboard("{Control>}s{/Control}");

  await vi.waitFor(() => expect(save()).toHaveAccessibleName("Save"));
  expect(screen.getByText("dogs.html is saved.")).toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
  const copy = readContent(jsonInHtml((await written[0]?.text()) ?? "") ?? "");
  expect(copy.app.records.customers?.map(({ values }) => values.name)).toContain("Ada Quill");
  expect(copy).toMatchObject({ id: "0".repeat(32), unreadable: { records: 0, pictures: 0 } });
  expect(copy.savedAt > "2026-11-30T10:00:00.000Z").toBe(true);
});

test("a file that cannot be written stays unsaved, and says so", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const user = userEvent.setup();
  window.showSaveFilePicker = () => Promise.reject(new DOMException("No room", "QuotaExceededError"));
  render(<FileStage content={aFile()} parts={parts} />);
  await addCustomer(user, "Ada Quill");

  await user.click(save());

  expect(await screen.findByText(/^The file could not be written\./)).toBeInTheDocument();
  expect(save()).toHaveAccessibleName("Save, there are unsaved changes");
});

test("changes of a page that was closed are offered, and come back or are gone for good", async () => {
  const user = userEvent.setup();
  render(<FileStage content={aFile()} parts={parts} />);
  await addCustomer(user, "Ada Quill");
  window.dispatchEvent(new Event("pagehide"));
  cleanup();

  render(<FileStage content={aFile()} parts={parts} />);
  await user.click(screen.getByRole("button", { name: "Restore them" }));
  await user.click(screen.getByRole("button", { name: "Customers" }));
  expect(screen.getByRole("button", { name: "Ada Quill" })).toBeInTheDocument();
  expect(save()).toHaveAccessibleName("Save, there are unsaved changes");
  cleanup();

  render(<FileStage content={aFile()} parts={parts} />);
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  cleanup();
  render(<FileStage content={aFile()} parts={parts} />);
  expect(screen.queryByRole("button", { name: "Discard them" })).not.toBeInTheDocument();
});

test("a draft of another copy is not offered", async () => {
  localStorage.setItem(
    `app file ${"0".repeat(32)} 2026-11-29T10:00:00.000Z`,
    JSON.stringify({ text: "{}", at: "2026-11-29T11:00:00.000Z" }),
  );
  render(<FileStage content={aFile()} parts={parts} />);

  expect(screen.queryByRole("button", { name: "Discard them" })).not.toBeInTheDocument();
});

test("records that could not be read are said before the next copy leaves them out", () => {
  render(<FileStage content={{ ...aFile(), unreadable: { records: 2, pictures: 1 } }} parts={parts} />);

  expect(screen.getByText(/^2 records and one picture in this file could not be read/)).toBeInTheDocument();
});
