import type { Page } from "@playwright/test";
import { signInAsDemoUser } from "../support/accounts.ts";
import {
  addModules,
  callFrom,
  demoLink,
  expect,
  openBlank,
  stopWorkers,
  test,
  untilControlled,
  workerAfter,
} from "../support/faults.ts";

const DATABASE = "sitewright-backend";

const MEMORY_NOTICE = /does not let the demo store data/;

const READ_ONLY_NOTICE = /Your data was written by a newer version/;

test("where the worker cannot open its database, it keeps data in memory and a banner says so", async ({
  page,
  site,
}) => {
  site.replace(
    /worker\.js/,
    workerAfter(`IDBFactory.prototype.open = () => { throw new DOMException("No", "SecurityError") }`),
  );

  await page.goto("/live-demos");

  await expect(page.getByText(MEMORY_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
  const [added] = await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  expect(added?.status).toBe(200);
  await page.reload();
  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
});

test("where a page without a worker cannot open its database, a banner says so", { tag: "@full" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    IDBFactory.prototype.open = () => {
      throw new DOMException("No", "SecurityError");
    };
  });

  await page.goto("/live-demos");

  await expect(page.getByText(MEMORY_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
  await signInAsDemoUser(page);
});

test("where the database fails to open with an error event, data is kept in memory", {
  tag: "@full",
}, async ({ page, site }) => {
  site.replace(
    /worker\.js/,
    workerAfter(`
      IDBFactory.prototype.open = () => {
        const request = new EventTarget();
        request.error = new DOMException("Internal error opening backing store", "UnknownError");
        setTimeout(() => request.dispatchEvent(new Event("error")));
        return Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
      };
    `),
  );

  await page.goto("/live-demos");

  await expect(page.getByText(MEMORY_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
});

test("a database of a newer version is shown, and nothing in it is changed", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  await openBlank(page);
  await makeNewer(page);
  const before = await contents(page);

  await page.goto("/live-demos");

  await expect(page.getByText(READ_ONLY_NOTICE)).toBeVisible();
  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
  const [refused] = await callFrom(page, "worker", [{ path: "/api/demo/reset", method: "POST" }]);
  expect(refused?.status).toBe(409);
  expect(refused?.body.error).toContain("newer version");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "User Demo" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog").getByText(/written by a newer version/)).toBeVisible();
  expect(await contents(page)).toEqual(before);
});

test("one record that nobody can read does not cost the others", async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  await inDatabase(page, "modules", { id: 3, name: 7, category: ["CRM"], description: null });
  await inDatabase(page, "demoUsers", { id: 1 });

  await stopWorkers(page);
  await page.reload();

  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(35);
  await expect(page.getByRole("link", { name: "Client Portal", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: /^Enter Quote Builder as/ }).first()).toBeVisible();
  expect((await contents(page)).setAside).toHaveLength(2);
});

test("a database that was deleted while the page is open begins anew", { tag: "@full" }, async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);

  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
    DATABASE,
  );
  await page.reload();

  await expect(demoLink(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(35);
});

async function makeNewer(page: Page) {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 99);
        request.onerror = reject;
        request.onupgradeneeded = () => request.result.createObjectStore("whatComesLater");
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    DATABASE,
  );
}

async function inDatabase(page: Page, collection: string, record: object) {
  await page.evaluate(
    ({ name, collection, record }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction(collection, "readwrite");
          transaction.objectStore(collection).put(record);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { name: DATABASE, collection, record },
  );
}

/** Everything in the backend's database, by collection. */
function contents(page: Page): Promise<Record<string, unknown[]>> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown[]>>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = reject;
        request.onsuccess = () => {
          const database = request.result;
          const names = [...database.objectStoreNames];
          const transaction = database.transaction(names);
          const all = names.map((name) => ({ name, request: transaction.objectStore(name).getAll() }));
          transaction.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(all.map(({ name, request }) => [name, request.result])));
          };
        };
      }),
    DATABASE,
  );
}
