import type { Page } from "@playwright/test";
import { signInAsDemoAdmin, signInAsDemoUser } from "../support/accounts.ts";
import {
  addModules,
  adminToken,
  callFrom,
  callsOnTheNetwork,
  demoLink,
  expect,
  listModules,
  openBlank,
  stopWorkers,
  test,
  untilControlled,
  workerAfter,
} from "../support/faults.ts";
import { sample } from "../support/sample.ts";
import { skipSplash } from "../support/splash.ts";

const DATABASE = "sitewright-backend";

const MEMORY_NOTICE = /does not let the demo store data/;
const READ_ONLY_NOTICE = /Your data was written by a newer version/;

for (const storage of ["localStorage", "sessionStorage"] as const) {
  test(`where ${storage} throws, the product starts and one can sign in`, { tag: "@full" }, async ({
    page,
    site,
  }) => {
    await refuse(page, [storage]);

    await page.goto("/live-demos");
    // A dismissal that cannot be stored lasts until the next load.
    if (storage === "localStorage") await skipSplash(page);

    await expect(demoLink(page)).toBeVisible();
    await signInAsDemoUser(page);
    await demoLink(page).click();
    await expect(page.getByText("Demo Interface")).toBeVisible();
    expect(callsOnTheNetwork(site)).toEqual([]);
  });
}

test("where the browser refuses all storage and all workers, everything still works for as long as the page is open", async ({
  page,
  site,
}) => {
  await refuse(page, ["localStorage", "sessionStorage", "indexedDB"]);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("Refused", "SecurityError"));
  });

  await page.goto("/live-demos");
  await skipSplash(page);

  await expect(page.getByText(MEMORY_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
  await signInAsDemoUser(page);
  await demoLink(page).click();
  await expect(page.getByText("Demo Interface")).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("where storage is full, one can sign in all the same", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });

  await page.goto("/live-demos?token=abc");

  await expect(page.getByText("Beta visitor").first()).toBeVisible();
  await signInAsDemoUser(page);
});

const tokens = [
  ["is markup", "<img src=x onerror=alert(1)>"],
  ["is a megabyte long", "a".repeat(1_000_000)],
  ["holds control characters", "abc\r\nX-Evil: 1\u0000\u001f"],
  ["is empty", ""],
  ["holds letters that no header may", "señal-令牌-🔑"],
  ["is unknown", "0123456789abcdef".repeat(2)],
] as const;

for (const [words, token] of sample(tokens, 1)) {
  test(`a stored token that ${words} is removed, and the visitor is signed out`, async ({ page }) => {
    await openBlank(page);
    await page.evaluate((token) => localStorage.setItem("auth_token", token), token);

    await page.goto("/demo-accounts");

    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await signInAsDemoUser(page);
  });
}

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

test("a record that nobody can read does not affect the others", async ({ page }) => {
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

test("where the browser has no room left, a change is refused with the reason, and nothing is half-written", async ({
  page,
  site,
}) => {
  site.replace(/worker\.js/, workerAfter(FULL_WHEN_TOLD));
  await page.goto("/live-demos");
  await signInAsDemoAdmin(page);
  await untilControlled(page);
  const token = await adminToken(page, "worker");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage("full"));

  await page.goto("/admin/modules");
  await page.getByRole("textbox", { name: "Name" }).fill("Key Cabinet");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Security");
  await page.getByRole("textbox", { name: "Description" }).fill("Knows which key hangs on which hook.");
  await page.getByRole("button", { name: "Add Module" }).click();
  await expect(page.getByText("Failed to add module", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/storage is full/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Key Cabinet");

  // A restarted worker has space again.
  await stopWorkers(page);
  expect(await listModules(page, "worker")).toHaveLength(35);
  const body = { name: "Key Cabinet", category: "Security", description: "Keys.", imagePath: null };
  const [added] = await callFrom(page, "worker", [{ path: "/api/modules", method: "POST", body, token }]);
  expect(added?.status).toBe(200);
});

test("where everything is cleared while a page is open, it continues, and the next load is a first visit", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto("/live-demos");
  await signInAsDemoAdmin(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  const session = await page.context().newCDPSession(page);

  await session.send("Storage.clearDataForOrigin", { origin: site.origin, storageTypes: "all" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
  await page.goto("/live-demos");

  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(35);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await signInAsDemoUser(page);
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("a database that was deleted while the page is open is created again", { tag: "@full" }, async ({
  page,
}) => {
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

test("an invalid stored demo session leads to the login", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  for (const value of [
    "{",
    "null",
    "[]",
    "7",
    '""',
    '{"username":"ida"}',
    '{"username":7,"section":"dashboard"}',
    '{"username":"ida","section":"nowhere"}',
    '{"username":"ida","section":"data","userType":"emperor"}',
    '{"__proto__":{"username":"ida","section":"data"}}',
  ]) {
    await page.evaluate((value) => sessionStorage.setItem("demo_session Arcade Cabinet", value), value);
    await page.reload();
    await expect(page.getByRole("dialog", { name: "Instant Login" }), value).toBeVisible();
  }
});

test("a stored demo session is restored after a reload, in its section", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/module/arcade-cabinet");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "demo_session Arcade Cabinet",
      JSON.stringify({ username: "<b>ida</b>", section: "reports", unknown: { deep: [1] } }),
    ),
  );

  await page.reload();

  await expect(page.getByText("<b>ida</b>")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Reports" })).toHaveAttribute("aria-selected", "true");
});

/** Makes all writes fail after a message from a page. */
const FULL_WHEN_TOLD = `
  let isFull = false;
  addEventListener("message", ({ data }) => { if (data === "full") isFull = true; });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...record) {
    if (isFull) throw new DOMException("Full", "QuotaExceededError");
    return put.apply(this, record);
  };
`;

/** Makes these properties throw, as in a browser that blocks all site data. */
function refuse(page: Page, names: string[]) {
  return page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, names);
}

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

/** Returns all records of the backend's database by collection. */
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
