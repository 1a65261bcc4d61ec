import type { Page } from "@playwright/test";
import { structureProblems } from "../support/accessible.ts";
import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

const PIN = "2468";
const invitation = (page: Page) => page.getByRole("dialog", { name: "Invitation" });
const touchToBegin = (page: Page) => invitation(page).getByRole("button", { name: /Touch to begin/ });
const takeHome = (page: Page) => page.getByRole("button", { name: "Take it home" });

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

test("fair mode invites after 90 idle seconds, deletes the visitor's data, keeps the seller's, and ends with the PIN", async ({
  page,
}) => {
  await page.clock.install();
  await putIntoOutbox(page);
  await page.goto("/demo-preview");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("switch", { name: "Fair pack" }).click();
  await expect(page.getByRole("heading", { name: "1. Everything on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Start the fair" }).click();
  await expect(page.getByText("Use four to eight digits.")).toBeVisible();
  await page.getByLabel("PIN to leave").fill(PIN);
  expect(await structureProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Start the fair" }).click();

  await touchToBegin(page).tap();
  await expect(page.getByText("Visitor 1", { exact: true })).toBeVisible();
  await page.goto("/web-app-builder?brief=A+bakery+called+Crumb+in+Lisbon");
  await page.getByRole("button", { name: "Use this one" }).first().click();
  await expect(page).toHaveURL(/app-preview|studio/);
  await page.getByRole("button", { name: "End tour" }).click();
  await takeHome(page).click();
  const code = page.getByRole("dialog", { name: "Take it home" });
  await expect(code.getByRole("img", { name: /^QR code of .*\/full-preview\/v1#[\w-]{40,}/ })).toBeVisible();
  await expect(code.getByText("Phones cannot reach localhost")).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText("Visitor 1", { exact: true })).toBeVisible();
  await stopClock(page);
  await page.mouse.click(2, 2);
  await page.clock.runFor(71_000);
  await expect(page.getByText(/^Still there\?/)).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(page.getByText(/^Still there\?/)).toBeHidden();
  await page.clock.runFor(91_000);
  await page.clock.resume();
  await expect(touchToBegin(page)).toBeVisible();
  await expect.poll(() => idsIn(page, "work-fair", "projects").catch(() => undefined)).toEqual([]);
  await expect.poll(() => idsIn(page, "work", "outbox").catch(() => undefined)).toEqual(["reply-1"]);

  await touchToBegin(page).tap();
  await expect(page.getByText("Visitor 2", { exact: true })).toBeVisible();
  await page.goto("/admin/modules");
  await expect(page).toHaveURL("/");
  await hold(page, 500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await hold(page, 2_500);
  const way = page.getByRole("dialog", { name: "Leave the fair" });
  await way.getByLabel("PIN").fill("1111");
  await way.getByRole("button", { name: "Leave" }).click();
  await expect(way.getByText("This is not the PIN of this fair.")).toBeVisible();
  for (const digit of PIN) await way.getByRole("button", { name: digit, exact: true }).click();
  await way.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Maria");
  await page.getByRole("switch", { name: "Fair pack" }).click();
  await expect(page.getByText("The last fair had 2 visitors.")).toBeVisible();
  await expect.poll(() => idsIn(page, "work", "outbox").catch(() => undefined)).toEqual(["reply-1"]);
});

/** The number of taps in a few seconds, unless FAIR_MONKEY_MINUTES sets a duration (docs/testing.md). */
const MONKEY_TAPS = 150;
const MONKEY_MINUTES = Number(process.env.FAIR_MONKEY_MINUTES) || 0;

test("a monkey neither leaves the kiosk nor loses a reply that waits in the outbox of the fair", async ({
  page,
  context,
  trouble,
}) => {
  test.setTimeout(MONKEY_MINUTES * 60_000 + 180_000);
  trouble.allow(/./); // random actions may fail; only the final state counts
  await putIntoOutbox(page);
  await page.goto("/demo-preview");
  await page.getByRole("switch", { name: "Fair pack" }).click();
  await page.getByLabel("PIN to leave").fill(PIN);
  await page.getByRole("button", { name: "Start the fair" }).click();
  await touchToBegin(page).tap();
  await expect(takeHome(page)).toBeVisible();
  await putIntoOutbox(page, "work-fair", "waiting");
  await page.goto("/");
  await expect(takeHome(page)).toBeVisible();

  const { origin } = new URL(page.url());
  const random = seeded(49);
  const end = Date.now() + MONKEY_MINUTES * 60_000;
  for (let taps = 0; taps < MONKEY_TAPS || Date.now() < end; taps++) {
    await page.touchscreen.tap(random() * 1_080, random() * 1_920).catch(() => {});
    if (random() < 0.1) await page.mouse.wheel(0, random() * 3_000 - 1_000).catch(() => {});
    const address = new URL(page.url());
    expect(address.origin).toBe(origin);
    expect(context.pages()).toHaveLength(1);
  }

  await page.goto("/");
  await expect(takeHome(page).or(touchToBegin(page))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fair"))).not.toBeNull();
  await expect.poll(() => outboxOf(page, "work-fair")).toMatchObject([{ ...WAITING, state: "waiting" }]);
  await expect.poll(() => idsIn(page, "work", "outbox").catch(() => undefined)).toEqual(["reply-1"]);
});

test("a reply left by a visitor is in the team's inbox after the fair, once", async ({ page }) => {
  await page.goto("/demo-preview");
  await page.getByRole("switch", { name: "Fair pack" }).click();
  await page.getByLabel("PIN to leave").fill(PIN);
  await page.getByRole("button", { name: "Start the fair" }).click();
  await touchToBegin(page).tap();
  await page.getByRole("button", { name: "Leave it with us" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave it with us" });
  await dialog.getByLabel("Your name (optional)").fill("Ana Reyes");
  await dialog.getByLabel("Note (optional)").fill("Call me about the cakes.");
  expect(await structureProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Leave it here" }).dblclick();
  await expect(dialog.getByText("Thank you. It is with the team now.")).toBeVisible();
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await touchToBegin(page).tap();

  // Both copies of the state are corrupt: no PIN opens the kiosk, and the page shows how to leave.
  await page.evaluate(() => {
    for (const key of ["fair", "fair_copy"]) localStorage.setItem(key, "{}");
  });
  await page.reload();
  await touchToBegin(page).tap();
  await hold(page, 2_500);
  const way = page.getByRole("dialog", { name: "The settings of this fair are damaged" });
  await expect(way.getByText(/#end-fair$/)).toBeVisible();
  await expect(way.getByLabel("PIN")).toHaveCount(0);
  await page.goto("/#end-fair");
  await page.reload();
  await expect(page).toHaveURL(/\/demo-preview$/);
  expect(await page.evaluate(() => localStorage.getItem("fair"))).toBeNull();
  await expect
    .poll(() =>
      idsIn(page, "work", "replies").then(
        (ids) => ids.length,
        () => 0,
      ),
    )
    .toBe(1);
});

test("on a wide screen with reduced motion the invitation is static until a button shows the next picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/demo-preview");
  await page.getByRole("switch", { name: "Fair pack" }).click();
  await page.getByLabel("PIN to leave").fill(PIN);
  await page.getByRole("button", { name: "Start the fair" }).click();
  await expect(touchToBegin(page)).toContainText("Your website, from one sentence");
  await page.clock.fastForward(9_000);
  await expect(touchToBegin(page)).toContainText("Your website, from one sentence");
  await page.getByRole("button", { name: "Show the next picture" }).click();
  await expect(touchToBegin(page)).toContainText("templates to try");
  await expect(page.getByRole("button", { name: "Show the next picture" })).toBeInViewport({ ratio: 1 });

  await touchToBegin(page).tap();
  for (const name of ["Take it home", "Hold to leave"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});

async function hold(page: Page, milliseconds: number) {
  const box = await page.getByRole("button", { name: "Hold to leave" }).boundingBox();
  if (!box) throw new Error("There is no button to leave");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(milliseconds);
  await page.mouse.up();
}

const WAITING = { id: "reply-1", url: "https://sales.example/replies", to: "Maria", body: "{}" };

async function putIntoOutbox(page: Page, name = "work", state = "refused") {
  // The projects page opens the database and creates its stores.
  await page.goto("/view-projects?tab=mine");
  await expect.poll(() => idsIn(page, name, "outbox").catch(() => undefined)).toEqual([]);
  const item = { ...WAITING, state, problem: "", at: "2026-01-01T00:00:00.000Z", deliveredAt: null };
  await page.evaluate(
    async ({ name, item }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction("outbox", "readwrite");
      transaction.objectStore("outbox").put(item);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      if (item.state === "waiting") localStorage.setItem("outbox_waiting", "1");
    },
    { name, item },
  );
}

/** Reads the stored records, so that a sent or deleted reply is noticed. */
function outboxOf(page: Page, name: string) {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const items = request.result.transaction("outbox").objectStore("outbox").getAll();
          items.onsuccess = () => {
            request.result.close();
            resolve(items.result);
          };
        };
      }),
    name,
  );
}

function idsIn(page: Page, name: string, store: string) {
  return page.evaluate(
    ([name = "", store = ""]) =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result);
          };
        };
      }),
    [name, store],
  );
}

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
