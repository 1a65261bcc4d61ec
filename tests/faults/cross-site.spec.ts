import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../scripts/serve.mjs";
import { addModules, callFrom, expect, listModules, test, untilControlled } from "../support/faults.ts";

const planted = { email: "mallory@example.com", password: "planted-31", firstName: "M", lastName: "M" };
const module = { name: "Planted", category: "AI", description: "Planted.", imagePath: null };

/** Another website on another host and port. */
const other = test.extend<{ hostile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  hostile: async ({}, use) => {
    const server = createServer((_, response) => {
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end("<!doctype html><title>Win a boat</title>");
    });
    const address = await listen(server, 0);
    await use(address.replace("localhost", "127.0.0.1"));
    server.closeAllConnections();
    server.close();
  },
});

for (const [what, path, fields, enctype] of [
  ["resets the demo", "/api/demo/reset", {}, "application/x-www-form-urlencoded"],
  ["resets the demo with a file's form", "/api/demo/reset", { a: "b" }, "multipart/form-data"],
  ["resets the demo with JSON", "/api/demo/reset", smuggled({}), "text/plain"],
  ["signs anybody out", "/api/auth/logout", {}, "application/x-www-form-urlencoded"],
  ["plants an account", "/api/auth/register", smuggled(planted), "text/plain"],
  ["plants a module", "/api/modules", smuggled(module), "text/plain"],
] as const) {
  other(`no form of another website ${what}`, async ({ page, site, hostile }) => {
    const token = await openWithModule(page);
    const attacker = await page.context().newPage();
    await attacker.goto(hostile);

    await post(attacker, site.origin + path, fields, enctype);

    await expectUntouched(page, token);
    // The request went to the host, which has no endpoints, and not to the worker.
    expect(site.requests).toContain(path);
  });
}

other("no script of another website changes anything", async ({ page, site, hostile }) => {
  const token = await openWithModule(page);
  const attacker = await page.context().newPage();
  await attacker.goto(hostile);

  const refused = await attacker.evaluate(
    async ([origin, account]) => {
      const send = (path: string, init: RequestInit) =>
        fetch(origin + path, { method: "POST", credentials: "include", ...init }).then(
          () => false,
          () => true,
        );
      await send("/api/demo/reset", { mode: "no-cors" });
      await send("/api/auth/logout", { mode: "no-cors" });
      await send("/api/auth/register", { mode: "no-cors", body: account });
      const headers = { "Content-Type": "application/json", "x-sitewright-call": crypto.randomUUID() };
      return send("/api/demo/reset", { headers });
    },
    [site.origin, JSON.stringify(planted)] as const,
  );

  expect(refused).toBe(true);
  await expectUntouched(page, token);
});

other("the sign-in page can be opened from another website", async ({ page, hostile, site }) => {
  await openWithModule(page);
  const visitor = await page.context().newPage();
  await visitor.goto(hostile);

  await visitor.evaluate((address) => location.assign(address), `${site.origin}/api/login`);

  await expect(visitor.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
});

/** Returns one field whose name and value form the JSON when a text/plain form joins them with `=`. */
function smuggled(body: object) {
  const [name = ""] = JSON.stringify({ ...body, pad: "=" }).split('="}');
  return { [name]: '"}' };
}

async function openWithModule(page: Page) {
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  const [account] = await callFrom(page, "worker", [
    {
      path: "/api/auth/register",
      method: "POST",
      body: { ...planted, email: "ida@example.com" },
    },
  ]);
  return account?.body.token as string;
}

/** Submits a form and waits for the next page. */
async function post(page: Page, action: string, fields: Record<string, string>, enctype: string) {
  const left = page.waitForURL(action);
  await page.evaluate(
    ({ action, fields, enctype }) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action, enctype });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    { action, fields, enctype },
  );
  await left;
}

async function expectUntouched(page: Page, token: string) {
  const names = (await listModules(page, "worker")).map(({ name }) => name);
  expect(names).toContain("Key Cabinet");
  expect(names).not.toContain("Planted");
  const { email, password } = planted;
  const [session, login] = await callFrom(page, "worker", [
    { path: "/api/auth/user", token },
    { path: "/api/auth/login", method: "POST", body: { email, password } },
  ]);
  expect(session?.status).toBe(200);
  expect(login?.status).toBe(401);
}
