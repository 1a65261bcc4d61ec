import { signInAsDemoAdmin, signInAsDemoUser } from "../support/accounts.ts";
import {
  addModules,
  adminToken,
  answered,
  callFrom,
  callsOnTheNetwork,
  demoLink,
  expect,
  listModules,
  stopWorkers,
  test,
  untilControlled,
} from "../support/faults.ts";

test("a worker that the browser stops between two calls has lost nothing", { tag: "@short" }, async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const [added] = await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  const token = await adminToken(page, "worker");

  await stopWorkers(page);
  const [account] = await callFrom(page, "worker", [{ path: "/api/auth/user", token }]);
  await stopWorkers(page);
  const modules = await listModules(page, "worker");

  expect(added?.status).toBe(200);
  expect(account?.body.user.role).toBe("admin");
  expect(modules.map(({ name }) => name)).toContain("Key Cabinet");
  expect(modules).toHaveLength(36);
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("a worker that is stopped before every single call loses no module and no id", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);

  for (const name of ["First", "Second", "Third"]) {
    await stopWorkers(page);
    await addModules(page, "worker", [{ name }]);
  }

  const added = (await listModules(page, "worker")).slice(35);
  expect(added.map(({ name }) => name)).toEqual(["First", "Second", "Third"]);
  expect(added.map(({ id }) => id)).toEqual([36, 37, 38]);
});

test("a visitor stays signed in when the worker is stopped, and can sign out", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/");
  await signInAsDemoUser(page);

  await stopWorkers(page);
  await page.reload();
  await expect(page.getByText("Welcome, user@sitewright.example").first()).toBeVisible();
  await stopWorkers(page);
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("a page that was open when the worker was stopped fetches new data", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/");
  await signInAsDemoAdmin(page);

  await stopWorkers(page);
  await page.getByRole("link", { name: "View Demos" }).click();

  await expect(demoLink(page)).toBeVisible();
});

test("a worker that is stopped in the middle of a hundred calls loses none and repeats none", async ({
  page,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const names = Array.from({ length: 100 }, (_, index) => `Module ${index}`);

  const answers = addModules(
    page,
    "worker",
    names.map((name) => ({ name })),
  );
  await expect.poll(() => answered(page), { intervals: [20] }).toBeGreaterThan(5);
  await stopWorkers(page);

  expect((await answers).filter(({ status }) => status !== 200)).toEqual([]);
  const modules = (await listModules(page, "worker")).slice(35);
  expect(modules.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(new Set(modules.map(({ id }) => id)).size).toBe(names.length);
});
