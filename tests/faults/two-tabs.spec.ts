import type { Page } from "@playwright/test";
import { signInAsDemoUser } from "../support/accounts.ts";
import {
  addModules,
  callsOnTheNetwork,
  demoLink,
  expect,
  type Host,
  listModules,
  test,
  untilControlled,
} from "../support/faults.ts";
import { sample } from "../support/sample.ts";

const DELIVERED = 35;
const EACH = 50;

const hosts = [
  { host: "worker", words: "through the worker", serviceWorkers: "allow" },
  { host: "page", words: "in the tabs themselves", serviceWorkers: "block" },
] as const;

for (const { host, words, serviceWorkers } of sample(hosts, 1)) {
  test.describe(`with the backend reached ${words}`, () => {
    test.use({ serviceWorkers });

    test("two tabs that add fifty modules each at the same time leave a hundred", { tag: "@short" }, async ({
      context,
      site,
    }) => {
      const tabs = await openTabs([await context.newPage(), await context.newPage()], host);

      const answers = await Promise.all([
        addModules(tabs[0], host, named("Here")),
        addModules(tabs[1], host, named("There")),
      ]);

      expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([]);
      for (const tab of tabs) {
        const modules = await listModules(tab, host);
        expect(modules).toHaveLength(DELIVERED + 2 * EACH);
        expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
        expect(new Set(modules.map(({ name }) => name)).size).toBe(modules.length);
      }
      await tabs[1].reload();
      // The list is virtualized, so the count is checked instead of the rows.
      await expect(tabs[1].getByText(`${DELIVERED + 2 * EACH} modules`, { exact: true })).toBeAttached();
      expect(callsOnTheNetwork(site)).toEqual([]);
    });

    test("a module added in one tab appears in the other", { tag: "@full" }, async ({ context }) => {
      const [here, there] = await openTabs([await context.newPage(), await context.newPage()], host);

      await addModules(here, host, [{ name: "Key Cabinet" }]);
      await there.reload();

      await expect(there.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
    });

    test("signing in and out in one tab is seen in the other", { tag: "@full" }, async ({ context }) => {
      const [here, there] = await openTabs([await context.newPage(), await context.newPage()], host);

      await signInAsDemoUser(here);
      await expect(there.getByText("Welcome, user@sitewright.example").first()).toBeVisible();
      await there.getByRole("button", { name: "Logout" }).click();

      await expect(here.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    });
  });
}

test("a tab without a worker and one with it share their records", { tag: "@full" }, async ({ context }) => {
  const [withWorker, without] = [await context.newPage(), await context.newPage()];
  await without.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await Promise.all([withWorker.goto("/live-demos"), without.goto("/live-demos")]);
  await expect(demoLink(without)).toBeVisible();
  await untilControlled(withWorker);

  const answers = await Promise.all([
    addModules(withWorker, "worker", named("Worker")),
    addModules(without, "page", named("Page")),
  ]);

  expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([]);
  expect(await listModules(withWorker, "worker")).toHaveLength(DELIVERED + 2 * EACH);
  expect(await listModules(without, "page")).toHaveLength(DELIVERED + 2 * EACH);
});

const named = (name: string) => Array.from({ length: EACH }, (_, index) => ({ name: `${name} ${index}` }));

async function openTabs(tabs: [Page, Page], host: Host) {
  for (const tab of tabs) {
    await tab.goto("/live-demos");
    await expect(demoLink(tab)).toBeVisible();
    if (host === "worker") await untilControlled(tab);
  }
  return tabs;
}
