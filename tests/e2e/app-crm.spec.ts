import { expectNoViolations, openApp, reopen, runningApp } from "../support/apps.ts";
import { drag, untilDraggable } from "../support/dragging.ts";
import { expect, test } from "../support/test.ts";

test("a deal is moved by drag and by keys, and a contact is written about", { tag: "@short" }, async ({
  page,
}) => {
  const crm = await openApp(page, "app-crm");
  const column = (name: string) => crm.getByRole("region", { name: new RegExp(`^${name}`) });
  const slip = (name: string) => crm.getByRole("button", { name, exact: true });

  await untilDraggable(crm);
  await drag(crm.getByRole("listitem").filter({ hasText: "Fleet stickers" }), column("Lost"), {
    x: 60,
    y: 20,
  });
  await expect(column("Lost").getByText("Fleet stickers")).toBeVisible();
  await slip("New booking desk").focus();
  await page.keyboard.press("ArrowRight");
  await expect(column("Talking").getByText("New booking desk")).toBeVisible();
  await expect(slip("New booking desk")).toBeFocused();

  await crm.getByLabel("Search contacts, deals and notes").fill("oak");
  await crm.getByRole("button", { name: /^Greta Lind/ }).click();
  await crm.getByLabel("What happened").fill("Signs on Monday.");
  await crm.getByRole("button", { name: "Add activity" }).click();
  await expect(crm.getByText("Signs on Monday.")).toBeVisible();
  await crm.getByRole("button", { name: "Back to Deals" }).click();
  await expectNoViolations(page);

  await reopen(page);
  await expect(
    runningApp(page).getByRole("region", { name: /^Lost/ }).getByText("Fleet stickers"),
  ).toBeVisible();
  await expect(runningApp(page).getByText("Signs on Monday.")).toBeVisible();
});

test("a deleted contact is restored, and a draft survives a reload", {
  tag: "@full",
}, async ({ page }) => {
  const crm = await openApp(page, "app-crm");
  await crm.getByRole("button", { name: /^Noor Haddad/ }).click();
  await crm.getByRole("button", { name: "Delete contact" }).click();
  await crm.getByRole("radio", { name: /^Delete/ }).check();
  await crm.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(crm.getByRole("button", { name: /^Noor Haddad/ })).toHaveCount(0);
  await crm.getByRole("button", { name: "Undo" }).click();
  await expect(crm.getByRole("button", { name: /^Noor Haddad/ })).toBeVisible();
  await crm.getByRole("button", { name: "Deals", exact: true }).click();
  await expect(crm.getByRole("button", { name: "Menu for the spring", exact: true })).toBeVisible();

  await crm.getByLabel("Deal", { exact: true }).fill("Summer terrace");
  await page.reload();
  await expect(crm.getByLabel("Deal", { exact: true })).toHaveValue("Summer terrace");
  await crm.getByLabel("With").selectOption("Noor Haddad");
  await crm.getByRole("button", { name: "Add deal" }).click();
  await expect(crm.getByRole("button", { name: "Summer terrace", exact: true })).toBeVisible();
});
