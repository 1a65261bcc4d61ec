import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openProgram } from "../programs/open-program.ts";
import { accessibilityProblems } from "../views/testing.ts";
import { type Drafts, ViewDraftsContext } from "../views/view-drafts.ts";
import { TestFrame } from "./testing.tsx";

const NOW = new Date("2026-11-21T10:00:00Z");

function draftsInMemory(): Drafts {
  const kept = new Map<string, unknown>();
  return { read: (view) => kept.get(view), keep: (view, draft) => void kept.set(view, draft) };
}

async function show(role: "admin" | "user" | "guest" = "admin", drafts = draftsInMemory()) {
  const opened = await openProgram("app-crm", undefined, NOW);
  const draw = () =>
    render(
      <ViewDraftsContext value={drafts}>
        <TestFrame {...opened} person={{ role }} />
      </ViewDraftsContext>,
    );
  const { container } = draw();
  return { ...opened, container, draw, user: userEvent.setup() };
}

const names = () =>
  within(screen.getByRole("list", { name: "Contacts" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("the index finds contacts by their deals and notes, and other deals step back", async () => {
  const { user, container } = await show();
  expect(names()).toHaveLength(10);
  await user.type(screen.getByLabelText("Search contacts, deals and notes"), "oak");

  expect(names()).toEqual(["Greta LindLind Architects"]);
  const others = [...container.querySelectorAll("[data-other]")].map(
    (card) => card.querySelector("h4")?.textContent,
  );
  expect(others).toHaveLength(9);
  expect(others).not.toContain("Office for twelve");
  expect(await accessibilityProblems(container)).toEqual([]);
});

test("a contact's page shows its deals and its history, and takes a note", async () => {
  const { user, app, container } = await show("user");
  await user.click(screen.getByRole("button", { name: /^Greta Lind/ }));

  expect(screen.getByRole("button", { name: /^Greta Lind/, current: true })).toBeVisible();
  const deals = within(screen.getByRole("region", { name: "Deals" }));
  expect(deals.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Office for twelve",
  ]);
  await user.selectOptions(deals.getByRole("combobox", { name: "Stage of Office for twelve" }), "Agreed");
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getAllByRole("listitem")).toHaveLength(2);
  await user.type(screen.getByLabelText("What happened"), "Signs on Monday.");
  await user.click(screen.getByRole("button", { name: "Add activity" }));

  expect(history.getByText("Signs on Monday.")).toBeVisible();
  expect([...app.records("activities").values()].at(-1)?.values).toEqual({
    contact: ["contact-4"],
    kind: "Call",
    text: "Signs on Monday.",
  });
  expect(await accessibilityProblems(container)).toEqual([]);
});

test("unfinished forms and the search are there again, and gone once they are saved", async () => {
  const { user, draw } = await show();
  await user.click(screen.getByText("New contact"));
  const form = () => within(screen.getByRole("form", { name: "New contact" }));
  await user.type(form().getByLabelText("Name"), "Zoe");
  await user.type(screen.getByLabelText("Deal"), "Summer terrace");
  cleanup();
  draw();

  expect(screen.getByLabelText("Deal")).toHaveValue("Summer terrace");
  expect(form().getByLabelText("Name")).toHaveValue("Zoe");
  await user.click(form().getByRole("button", { name: "Add contact" }));
  expect(names()).toHaveLength(11);
  cleanup();
  draw();
  await user.click(screen.getByText("New contact"));
  expect(form().getByLabelText("Name")).toHaveValue("");
});

test("a guest finds contacts, and adds none", async () => {
  await show("guest");
  expect(names()).toHaveLength(10);
  expect(screen.queryByText("New contact")).not.toBeInTheDocument();
});
