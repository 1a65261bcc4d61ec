import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { appRecords } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../tests/render-page.tsx";

const GROOMER =
  "I run a mobile dog groomer. I need my customers, their dogs, appointments with price and whether they paid, and a reminder the day before.";
const addressOf = (brief: string) => `/web-app-builder?${new URLSearchParams({ brief })}`;

// The first load of all the code takes long on a busy machine.
beforeAll(async () => {
  await import("./marketplace-page.tsx");
  await import("#src/features/brief/brief-answer.tsx");
  await import("#src/features/brief/app/app-proposal.tsx");
  await import("#src/features/brief/sheet/sheet-start.tsx");
  await import("#src/features/brief/brief-proposals.tsx");
}, 120_000);
beforeEach(async () => {
  await work.clear();
  sessionStorage.clear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => void vi.restoreAllMocks());

const theApp = (name: string) =>
  screen.findByRole("region", { name: `The app ${name}` }, { timeout: 15_000 });
const parts = (list: string) => within(screen.getByRole("list", { name: list }));

test("a sentence about records becomes an app that runs in the page", { tags: "short" }, async () => {
  open(addressOf(GROOMER));

  const app = await theApp("Mobile dog groomer");

  expect(within(app).getByRole("button", { name: "Customers" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Your app: Mobile dog groomer" })).toBeVisible();
  expect(
    parts("Appointments").getByRole("button", { name: "Leave out: Paid “whether they paid”" }),
  ).toBeVisible();
  expect(screen.queryByText(/^Three proposals/)).toBeNull();
});

test("a part is left out and put back, also after a reload", async () => {
  const visitor = open(addressOf(GROOMER));
  const app = await theApp("Mobile dog groomer");

  await visitor.click(parts("Dogs").getByRole("button", { name: /^Leave out: Dogs/ }));

  const putBack = await parts("Dogs").findByRole("button", { name: /^Put back: Dogs/ });
  expect(putBack).toHaveFocus();
  await waitFor(() => expect(within(app).queryByRole("button", { name: "Dogs" })).toBeNull());
  expect(new URLSearchParams(location.search).getAll("a-without")).toEqual(["table:dog"]);
  await visitor.click(putBack);
  expect(await within(app).findByRole("button", { name: "Dogs" })).toBeVisible();
});

test("an answer becomes part of the description, and a skipped question goes", async () => {
  const visitor = open(addressOf(GROOMER));
  await theApp("Mobile dog groomer");
  const questions = within(screen.getByRole("region", { name: "2 questions, if you like" }));

  await visitor.click(questions.getByRole("button", { name: "Add a price list" }));

  expect(await screen.findByRole("list", { name: "Services" })).toBeVisible();
  expect(screen.getByLabelText("What the app is for")).toHaveValue(
    `${GROOMER} Services with price and length.`,
  );
  await visitor.click(screen.getByRole("button", { name: "Skip: Does anybody help you?" }));
  await waitFor(() => expect(screen.queryByText("Does anybody help you?")).toBeNull());
});

test("records that are added to the proposal stay when it changes, and are in the app that is made once", async () => {
  const visitor = open(addressOf(GROOMER));
  const app = within(await theApp("Mobile dog groomer"));

  await visitor.click(screen.getByRole("radio", { name: "Start empty" }));
  await visitor.click(app.getByRole("button", { name: "Customers" }));
  await visitor.click(await app.findByRole("button", { name: "Add customer" }));
  await visitor.type(screen.getByLabelText("Name"), "Ada Quill");
  await visitor.click(screen.getByRole("button", { name: "Save" }));
  await visitor.click(parts("Appointments").getByRole("button", { name: /^Leave out: Paid/ }));
  const make = screen.getByRole("button", { name: "Make this app" });
  await waitFor(() => expect(make).toHaveAttribute("aria-disabled", "false"));
  await visitor.dblClick(make);

  await waitFor(() => expect(location.pathname).toMatch(/^\/app-preview\/local-/), { timeout: 10_000 });
  expect(await listLocalProjects()).toMatchObject([
    { name: "Mobile dog groomer", type: "app", description: GROOMER },
  ]);
  const stored = await work.all(appRecords);
  expect(stored.map(({ table, record }) => [table, record.values])).toEqual([
    ["customers", expect.objectContaining({ name: "Ada Quill" })],
  ]);
});

test("a failure to store is said beside the button, and nothing is lost", async () => {
  const visitor = open(addressOf("keep track of my hens and their eggs"));
  await screen.findByRole("button", { name: "Make this app" }, { timeout: 15_000 });
  vi.spyOn(work, "change").mockRejectedValue(new Error("The disk is full"));

  await visitor.click(screen.getByRole("button", { name: "Make this app" }));

  expect(await screen.findByText(/The app could not be saved in this browser\./)).toBeVisible();
  expect(location.pathname).toBe("/web-app-builder");
  expect(screen.getByRole("button", { name: "Make this app" })).not.toHaveAttribute("aria-disabled", "true");
});

test("the visitor switches between a website and an app, and an edited text keeps the choice", async () => {
  const visitor = open(addressOf("bakery in Leeds"));
  await screen.findByRole("heading", { name: /^Three proposals/ }, { timeout: 15_000 });

  await visitor.click(screen.getByRole("button", { name: "I wanted an app" }));
  const text = await screen.findByLabelText("What the app is for", {}, { timeout: 15_000 });
  await visitor.clear(text);
  await visitor.type(text, "Orders with price, called Crumb");
  await visitor.click(screen.getByRole("button", { name: "Read it again" }));
  await theApp("Crumb");
  expect(new URLSearchParams(location.search).get("want")).toBe("app");

  await visitor.click(screen.getByRole("button", { name: "I wanted a website" }));
  expect(await screen.findByRole("heading", { name: /^Three proposals/ })).toBeVisible();
});

test("a text that could be either is asked about", async () => {
  const visitor = open(addressOf("A food bank with volunteers, opening times and what we need this week"));

  expect(
    await screen.findByRole("heading", { level: 1, name: "A website or an app?" }, { timeout: 15_000 }),
  ).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: /^An app/ }));

  expect(await screen.findByRole("button", { name: "Make this app" }, { timeout: 15_000 })).toBeVisible();
});

test("a text that asks for both gets websites and an offer of the app", async () => {
  const visitor = open(addressOf("A site for my kennel and something to keep my bookings"));
  await screen.findByRole("heading", { name: /^Three proposals/ }, { timeout: 15_000 });
  const offer = within(await screen.findByRole("region", { name: "You also asked for an app" }));
  expect(offer.getByText(/^It keeps bookings/)).toBeVisible();

  await visitor.click(offer.getByRole("button", { name: "Make this app" }));

  await waitFor(() => expect(location.pathname).toMatch(/^\/app-preview\/local-/), { timeout: 10_000 });
});

const CSV = `Name,Paid on,Fee
Ada Quill,3/2/26,£12.50
Bo Finch,4/2/26,£9.00
Cy Reed,5/3/26,£12.50`;

test("a spreadsheet becomes an app: the question about dates is answered, and it is made", async () => {
  const visitor = open("/web-app-builder?from=spreadsheet");
  const input = await screen.findByLabelText("Choose a file", {}, { timeout: 15_000 });

  await visitor.upload(input, new File([CSV], "club-members.csv", { type: "text/csv" }));

  await theApp("Club members");
  expect(screen.getByText("3 records in one table")).toBeVisible();
  await visitor.click(screen.getByRole("radio", { name: /^month, day, year/ }));
  await waitFor(() => expect(screen.getByRole("radio", { name: /^month, day, year/ })).toBeChecked());
  const make = screen.getByRole("button", { name: "Make this app" });
  await waitFor(() => expect(make).toHaveAttribute("aria-disabled", "false"));
  await visitor.click(make);

  await waitFor(() => expect(location.pathname).toMatch(/^\/app-preview\/local-/), { timeout: 10_000 });
  const dates = (await work.all(appRecords)).flatMap(({ record }) => Object.values(record.values as object));
  expect(dates).toEqual(expect.arrayContaining(["2026-03-02", "2026-04-02", "2026-05-03"]));
});

test("pasted rows become an app, and come back after a reload", async () => {
  const visitor = open("/web-app-builder?from=spreadsheet");
  const label = "Or paste rows from Excel, Numbers or Google Sheets";
  const field = await screen.findByLabelText(label, {}, { timeout: 15_000 });
  await visitor.click(screen.getByRole("button", { name: "Make an app of these rows" }));
  expect(screen.getByText("Paste the rows first, with their heads.")).toBeVisible();

  await visitor.click(field);
  await visitor.paste("Hive\tEggs\nNorth\t12\nSouth\t9");
  await visitor.click(screen.getByRole("button", { name: "Make an app of these rows" }));

  expect(await screen.findByText("2 records in one table", {}, { timeout: 15_000 })).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Choose another file" }));
  expect(await screen.findByLabelText(label)).toHaveValue("Hive\tEggs\nNorth\t12\nSouth\t9");
});

test.each([
  ["an empty file", "", "This file is empty."],
  ["quotation marks that do not match", 'a,b\n1,"2\n3,4', /^The quotation marks in row 2 do not match\./],
  ["heads alone", "Name,Paid", /no rows/i],
])("%s is refused in a sentence", async (_, content, message) => {
  const visitor = open("/web-app-builder?from=spreadsheet");
  const input = await screen.findByLabelText("Choose a file", {}, { timeout: 15_000 });

  await visitor.upload(input, new File([content], "list.csv", { type: "text/csv" }));

  expect(await screen.findByText(message, {}, { timeout: 15_000 })).toBeVisible();
});
