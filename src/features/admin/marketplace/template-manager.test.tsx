import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { templateName } from "#src/contract/template-name.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { enterAsDemoAdmin, open } from "../../../../tests/render-page.tsx";

const delivered = templates.map(({ id }) => templateName(id) ?? id);

test("in a filtered list a template moves past its next visible neighbour only", async () => {
  const visitor = await openFiltered("law firm");
  const before = names();
  const [moved = "", last = ""] = before.slice(-2);

  await move(visitor, moved, "ArrowDown");

  await waitFor(() => expect(names()).toEqual([...before.slice(0, -2), last, moved]));
  expect(await screen.findByText(`${moved}: place ${placeOf(last)} of ${templates.length}`)).toBeVisible();
});

test("the last visible template cannot move down", async () => {
  const visitor = await openFiltered("law firm");
  const before = names();
  const [above = "", last = ""] = before.slice(-2);

  await move(visitor, last, "ArrowDown");
  await move(visitor, last, "ArrowUp");

  await waitFor(() => expect(names()).toEqual([...before.slice(0, -2), last, above]));
  const log = screen.getByRole("region", { name: "Change log" });
  expect(await within(log).findAllByText(`Moved: ${last}`)).toHaveLength(1);
});

test("templates without a price of their own show the standard one", async () => {
  await openFiltered("law firm");
  expect(await screen.findAllByText("$79")).toHaveLength(names().length);
});

test("a beta visitor sees no standard price", async () => {
  await openFiltered("law firm", "?token=abc");
  expect(screen.getAllByText("standard price")).toHaveLength(names().length);
  expect(screen.queryByText("$79")).toBeNull();
});

test("each field of a template shows its error, and the first one gets the focus", {
  tags: "short",
}, async () => {
  const visitor = await openFiltered("law firm");
  await visitor.click(await screen.findByLabelText("Edit Law firm · Ledger"));
  const dialog = within(await screen.findByRole("dialog"));
  const price = dialog.getByLabelText("Price, in dollars");
  const tags = dialog.getByLabelText("Tags");
  const place = dialog.getByLabelText("Place");
  await visitor.type(tags, "New; new");
  await visitor.clear(place);
  await visitor.type(place, "0");
  await visitor.type(price, "free");

  await visitor.click(dialog.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription("Enter an amount such as 49 or 49.50");
  expect(tags).toHaveAccessibleDescription("Each tag only once");
  expect(place).toHaveAccessibleDescription(`A number from 1 to ${templates.length}`);

  await visitor.clear(price);
  await visitor.clear(tags);
  await visitor.clear(place);
  await visitor.type(place, "1");
  await visitor.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a file that cannot be written or read is reported", async () => {
  vi.stubGlobal("Worker", FailingWorker);
  const visitor = open("/admin/marketplace");

  await visitor.click(await screen.findByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText("Not exported")).toBeVisible();
  expect(screen.getByText(/^The part of this page that opens files could not be started/)).toBeVisible();

  await visitor.upload(screen.getByLabelText("CSV file to import"), new File(["id"], "templates.csv"));
  expect(await screen.findByText("File not read")).toBeVisible();
});

/** A worker that fails to start, as in browsers that block workers. */
class FailingWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
  terminate() {}
}

async function openFiltered(words: string, search = "") {
  const visitor = open(`/admin/marketplace${search}`);
  await enterAsDemoAdmin(visitor);
  await visitor.type(await screen.findByRole("searchbox", { name: "Search" }), words);
  const found = delivered.filter((name) => name.toLowerCase().includes(words));
  await waitFor(() => expect(names()).toEqual(found));
  return visitor;
}

async function move(visitor: UserEvent, name: string, key: "ArrowUp" | "ArrowDown") {
  screen.getByRole("button", { name: `Move ${name}` }).focus();
  await visitor.keyboard(`{Alt>}{${key}}{/Alt}`);
}

/** The names in table order, read from the labels of the drag handles. */
const names = () =>
  screen
    .getAllByRole("button", { name: /^Move / })
    .map((handle) => handle.getAttribute("aria-label")?.slice("Move ".length) ?? "");

/** The position, starting at 1. */
const placeOf = (name: string) => delivered.indexOf(name) + 1;
