import type { Locator } from "@playwright/test";
import { structureProblems } from "../support/accessible.ts";
import { demoAccounts, signInAsDemoUser } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

// The keys of each pattern of the ARIA Authoring Practices. Tabs and dialogs are in keyboard.spec.ts.

test("a combobox: typing finds, arrows, Home and End move, Enter chooses, Escape keeps the choice", async ({
  page,
}) => {
  await page.goto("/demo-preview");
  await expect(page.getByRole("button", { name: "Show all: Module" })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Module", exact: true });
  const list = page.getByRole("listbox");
  const options = list.getByRole("option");
  await field.focus();
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");

  await field.press("End");
  await expect.poll(() => activeIn(field)).toBe(await options.last().textContent());
  await field.press("Home");
  await expect.poll(() => activeIn(field)).toBe(await options.first().textContent());
  await field.press("ArrowDown");
  await expect.poll(() => activeIn(field)).toBe(await options.nth(1).textContent());
  await field.press("ArrowUp");
  await expect.poll(() => activeIn(field)).toBe(await options.first().textContent());

  await field.pressSequentially("client por");
  await expect(options).toHaveText(["Client Portal"]);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("Client Portal");
  await expect(field).toBeFocused();

  await field.fill("lead");
  await expect(options.first()).toContainText("Lead");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("Client Portal");
});

test("a menu: arrows, Home, End and letters move, Escape returns the focus, Enter chooses", async ({
  page,
}) => {
  await page.goto("/no/such/page");
  await signInAsDemoUser(page);
  const name = `Welcome, ${demoAccounts.user.email}`;
  const button = page.getByRole("button", { name });
  const menu = page.getByRole("menu", { name });

  await button.press("Enter");
  await expect.poll(() => activeIn(menu)).toBe("My Projects");
  for (const [key, label] of [
    ["ArrowDown", "New project"],
    ["End", "Accessibility settings"],
    ["ArrowUp", "New project"],
    ["Home", "My Projects"],
    ["a", "Accessibility settings"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => activeIn(menu), `after ${key}`).toBe(label);
  }
  expect(await structureProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press("ArrowUp");
  await expect.poll(() => activeIn(menu)).toBe("Accessibility settings");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Accessibility Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await button.press("ArrowDown");
  await expect.poll(() => activeIn(menu)).toBe("My Projects");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/view-projects?tab=mine");
});

test("a radio group: one tab stop, in which arrows move and choose, around its ends", async ({ page }) => {
  await page.goto("/live-demos");
  const group = page.getByRole("radiogroup", { name: "Category" });
  const radios = group.getByRole("radio");
  await radios.first().focus();
  await expect(radios.first()).toBeChecked();

  await page.keyboard.press("ArrowRight");
  await expect(radios.nth(1)).toBeFocused();
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(radios.last()).toBeFocused();
  await expect(radios.last()).toBeChecked();
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(1);

  await page.keyboard.press("Tab");
  await expect(group.locator(":focus")).toHaveCount(0);
});

test("a disclosure: Enter and Space open and close it", async ({ page }) => {
  await page.goto("/pricing");
  const question = page.getByRole("region", { name: "Questions" }).locator("details").first();
  const answer = question.locator("p").first();
  await question.locator("summary").focus();
  await expect(answer).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
  await expect(question.locator("summary")).toBeFocused();
});

/** The option or choice that the keyboard is at, while the focus stays on its box. */
const activeIn = (box: Locator) =>
  box.evaluate(
    (element) =>
      document.getElementById(element.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "",
  );
