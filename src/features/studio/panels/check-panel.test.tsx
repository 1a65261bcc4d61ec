import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { CheckPanel } from "./check-panel.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("a finding leads to its block and field, also on another page", { tags: "short" }, async () => {
  const { visitor, store } = await showPanel(bakery);
  const finding = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByText(/^Opening hours: all days/));
  if (!finding) throw new Error("The sample hours were not found.");

  await visitor.click(within(finding).getByRole("button", { name: /^Show/ }));

  const { page, block, field } = store.getState();
  const shown = bakery.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  expect(shown?.kind).toBe("hours");
  expect(field).toBe("days");
});

test("a fix changes the site in one undo step and removes its finding", async () => {
  const { visitor, store } = await showPanel({ ...bakery, head: { isUnlisted: true } });

  await visitor.click(screen.getByRole("button", { name: /^Let them list it/ }));

  expect(store.getState().history.present.head).toBeUndefined();
  await expect.poll(() => screen.queryByText("The site asks search engines not to list it.")).toBeNull();
  store.getState().undo();
  expect(store.getState().history.present.head).toEqual({ isUnlisted: true });
  expect(await screen.findByText("The site asks search engines not to list it.")).toBeVisible();
});

test("a fix that needs the owner's words asks for them, refuses wrong ones, and can be undone", async () => {
  const { visitor, store } = await showPanel(named(""));
  const opener = screen.getByRole("button", { name: "Write it: The business has no name." });

  await visitor.click(opener);
  const field = screen.getByRole("textbox", { name: "Business name" });
  expect(opener).toHaveAttribute("aria-expanded", "true");
  expect(field).toHaveFocus();
  await visitor.keyboard("{Enter}");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription("Write the name of the business.");

  await visitor.type(field, "Rye & Sons{Enter}");
  await expect.poll(() => store.getState().history.present.meta.business.name).toBe("Rye & Sons");
  await expect.poll(() => screen.queryByText("The business has no name.")).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole("button", { name: /^Show/ })[0]);

  act(() => store.getState().undo());
  expect(store.getState().history.present.meta.business.name).toBe("");
  expect(await screen.findByText("The business has no name.")).toBeVisible();
});

test("two presses of its button are one undo step", async () => {
  const { visitor, store } = await showPanel(named(""));
  await visitor.click(screen.getByRole("button", { name: /^Write it/ }));
  await visitor.type(screen.getByLabelText("Business name"), "Rye & Sons");

  await visitor.dblClick(screen.getByRole("button", { name: "Put it in" }));

  await expect.poll(() => store.getState().history.past?.what).toBe("Write it");
  expect(store.getState().history.past?.before).toBeNull();
});

test("Escape and Cancel close the question, and its button has the focus again", async () => {
  const { visitor, store } = await showPanel(named(""));
  const opener = screen.getByRole("button", { name: /^Write it/ });
  store.setState({ block: "hero" });

  for (const close of [
    () => visitor.keyboard("{Escape}"),
    () => visitor.click(screen.getByRole("button", { name: "Cancel" })),
  ]) {
    await visitor.click(opener);
    await visitor.type(screen.getByLabelText("Business name"), "Rye");
    await close();
    expect(screen.queryByLabelText("Business name")).toBeNull();
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute("aria-expanded", "false");
  }
  expect(store.getState().block).toBe("hero");
  expect(store.getState().history.past).toBeNull();
});

test("samples are replaced in the list, and what was not changed is not accepted as the owner's", async () => {
  const { visitor, store } = await showPanel(bakery);
  await visitor.click(screen.getByRole("button", { name: /^Write your own: The name, / }));

  await visitor.click(screen.getByRole("button", { name: "Put it in" }));
  const name = screen.getByLabelText("Business name");
  await expect.poll(() => name.getAttribute("aria-describedby")).not.toBeNull();
  expect(name).toHaveAccessibleDescription("This is what is there already. Write your own.");

  const phone = screen.getByLabelText("Telephone");
  await visitor.clear(phone);
  await visitor.type(phone, "call us{Enter}");
  await expect.poll(() => phone.getAttribute("aria-invalid")).toBe("true");
  expect(phone).toHaveAccessibleDescription(
    "Use a telephone number that can be called, such as 020 7946 0018.",
  );
  await visitor.clear(phone);
  await visitor.type(phone, "09 222 33 44{Enter}");

  await expect.poll(() => store.getState().history.present.meta.business.phone).toBe("09 222 33 44");
  expect(
    await screen.findByText(/^The name, e-mail address and street of the business are samples/),
  ).toBeVisible();
});

test("if another tab edits the site, it can be viewed but not changed", async () => {
  const { visitor, store } = await showPanel({ ...bakery, head: { isUnlisted: true } }, "elsewhere");

  expect(screen.queryByRole("button", { name: /^Let them list it/ })).toBeNull();
  const [first] = screen.getAllByRole("button", { name: /^Show/ });
  if (first) await visitor.click(first);
  expect(store.getState().panel).toBe("search");
});

const named = (name: string): SiteDocument => ({
  ...bakery,
  meta: { ...bakery.meta, business: { ...bakery.meta.business, name } },
});

async function showPanel(document: SiteDocument, holding: "held" | "elsewhere" = "held") {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the panel reads
  render(
    <StudioProvider store={store}>
      <CheckPanel />
    </StudioProvider>,
  );
  act(() => store.setState({ holding }));
  await screen.findAllByRole("listitem");
  return { visitor: userEvent.setup(), store };
}
