import type { Page } from "@playwright/test";
import { signInAsDemoAdmin } from "../support/accounts.ts";
import {
  addModules,
  adminToken,
  callFrom,
  demoLink,
  expect,
  test,
  untilControlled,
} from "../support/faults.ts";
import { figure } from "../support/figures.ts";
import { keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";

const MARKUP = `<img src=x onerror="window.wasHacked=1"><script>window.wasHacked=1</script>`;
/**
 * Right-to-left override and isolate, a flag, a family emoji of seven code points, letters with three
 * combining marks each, and no spaces. More marks would be set side by side in a font without them, and a
 * letter cannot wrap.
 */
const STRANGE = `\u202Egnp.exe\u2067🇳🇴👨‍👩‍👧‍👦Z͑ͫ̓A̴̵̜L̠ͨͧG̴̻͈Ǫ̵̹̻\u0000\uFEFF`;

test("markup in a person's name is shown as text", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();

  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByLabel("First name").fill(MARKUP.slice(0, 80));
  await dialog.getByLabel("Last name").fill(MARKUP.slice(0, 80));
  await dialog.getByLabel("Email").fill("<b>ida</b>@example.com");
  await dialog.getByLabel("Password").fill(MARKUP);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("Enter an e-mail address such as name@example.com")).toBeVisible();
  await dialog.getByLabel("Email").fill("ida@example.com");
  await dialog.getByRole("button", { name: "Create account" }).click();

  await expect(
    page.getByText(`Your account is ready, ${MARKUP.slice(0, 80)}. The account works in this browser only.`, {
      exact: true,
    }),
  ).toBeVisible();
  await expectUnharmed(page);
});

test("markup in a module's name and description is shown as text everywhere", async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [
    {
      name: MARKUP,
      description: MARKUP,
      category: "Games",
      imagePath: "/images/<svg onload=alert(1)>.svg".replaceAll(" ", "%20"),
    },
  ]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 3, name: MARKUP })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: MARKUP })).toBeVisible();
  await page.getByRole("link", { name: MARKUP, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MARKUP);
  await page.goto(`/module/${encodeURIComponent(MARKUP.toLowerCase().replaceAll(" ", "-"))}`);
  await expect(page.getByRole("dialog", { name: "Instant Login" }).getByText(MARKUP)).toBeVisible();

  await expectUnharmed(page);
});

test("markup as the name of a custom login is shown as text", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  await enterAs(page, MARKUP);

  await expect(page.getByRole("main").getByText(MARKUP)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText(MARKUP)).toBeVisible();
  await expectUnharmed(page);
});

test("a name of a megabyte is refused with a clear message, and the page stays responsive", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const token = await adminToken(page, "worker");

  await countFrames(page);
  const [refused] = await callFrom(page, "worker", [
    {
      path: "/api/modules",
      method: "POST",
      token,
      body: { name: "n".repeat(1_000_000), category: "AI", description: "d", imagePath: null },
    },
  ]);

  expect(refused).toEqual({ status: 400, body: { error: "name: At most 120 characters" } });
  figure("longest frame, a name of a megabyte", await longestFrame(page));
});

test("a megabyte in the fields of the dialogs gets a message, and the page stays responsive", {
  tag: "@full",
}, async ({ page }) => {
  const megabyte = "n".repeat(1_000_000);
  await page.goto("/");
  await untilControlled(page);
  await page.getByRole("button", { name: "Login", exact: true }).click();

  await paste(page, "Email", `${megabyte}@example.com`);
  await paste(page, "Password", megabyte);
  await countFrames(page);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("dialog").getByText("email: At most 254 characters")).toBeVisible();
  figure("longest frame, an address of a megabyte", await longestFrame(page));
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  await paste(page, "First name", megabyte);
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("At most 80 characters")).toBeVisible();
});

test("a megabyte in the search finds nothing, and the page stays responsive", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await expect(demoLink(page)).toBeVisible();

  await paste(page, "Search modules", "n".repeat(1_000_000));

  await expect(page.getByText("No modules found")).toBeVisible();
  await page.getByRole("button", { name: "Show all modules" }).click();
  await expect(demoLink(page)).toBeVisible();
});

for (const when of process.env.FULL ? ["on a first visit", "with the worker"] : ["with the worker"]) {
  test(`an address that no module can have leads to Module Not Found, and one that cannot be decoded to a page that leads home, ${when}`, async ({
    page,
  }) => {
    if (when === "with the worker") {
      await page.goto("/");
      await untilControlled(page);
    }

    const parts = [
      "__proto__",
      "%E0%A4%A",
      "%",
      "%zz",
      "constructor",
      "toString",
      "%00",
      "%3Cscript%3E",
      "a".repeat(4_000),
    ];
    for (const part of sample(parts, 2)) {
      for (const route of ["module", "module-preview"]) {
        await page.goto(`/${route}/${part}`);
        await expect(page.locator("h1"), `/${route}/${part.slice(0, 20)}`).toHaveText("Module Not Found");
      }
    }

    await page.goto("/%E0%A4%A/%");
    await expect(page.locator("h1")).toHaveText("404 Page Not Found");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.locator("h1")).toHaveText("Your business, drawn to measure.");
  });
}

test("a token of 100 kB is cut to its first 256 characters", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  // Hosts refuse such a long address; the worker serves it from its cache.
  await keepEverything(page);

  await page.goto(`/live-demos?token=${"<t>".repeat(33_000)}`);

  await expect(page.getByText("Beta visitor").first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("beta_token"))).toBe("t".repeat(256));
});

test("a link that names a way on after the login leads nowhere else", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto("/?login&next=//evil.example&redirect=/%5Cevil.example");
  const dialog = page.getByRole("dialog", { name: "Welcome Back" });
  await dialog.getByRole("button", { name: "User Demo" }).click();
  await dialog.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(site.origin);
});

test("messages that nobody here has sent change nothing, whatever they say", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await signInAsDemoAdmin(page);

  await page.evaluate(async () => {
    const messages = [
      null,
      7,
      "take-over",
      [],
      { type: 7 },
      { type: "__proto__" },
      { type: { toString: 1 } },
      [["modules"], [[]], null],
    ];
    const { active } = await navigator.serviceWorker.ready;
    for (const message of messages) {
      window.postMessage(message, "*");
      active?.postMessage(message);
      for (const name of ["data", "work"]) {
        new BroadcastChannel(name).postMessage(message);
      }
    }
  });

  await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
  expect(await addModules(page, "worker", [{ name: "Key Cabinet" }])).toMatchObject([{ status: 200 }]);
});

test("a name of bidi controls, emoji and stacked marks breaks no layout", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/live-demos");
  await untilControlled(page);
  await addModules(page, "worker", [
    { name: STRANGE.repeat(2).slice(0, 110), description: STRANGE.repeat(10) },
  ]);

  await page.goto("/live-demos?q=exe");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  expect(await sideways(page)).toBe(0);
  await page.getByRole("heading", { level: 3 }).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Try Demo Now" })).toBeVisible();
  expect(await sideways(page)).toBe(0);

  await page.goto("/module/arcade-cabinet");
  await enterAs(page, STRANGE.repeat(20));
  await expect(page.getByText("Demo Interface")).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test("a name with half a character (a lone surrogate) is shown, and breaks no page", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const token = await adminToken(page, "worker");
  const status = await page.evaluate(async (token) => {
    // An escape, because the character itself is lost between test and page.
    const body =
      '{"name":"Half \\ud83d of a smile","category":"AI","description":"\\udc00","imagePath":null}';
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "x-sitewright-call": crypto.randomUUID(),
    };
    return (await fetch("/api/modules", { method: "POST", headers, body })).status;
  }, token);
  expect([200, 400]).toContain(status);

  await page.reload();
  await expect(demoLink(page)).toBeVisible();
  if (status === 200) {
    await page.getByRole("link", { name: /^Half/ }).click();
    await expect(page.locator("h1")).toContainText("Half");
  }
  await page.goto("/module/arcade-cabinet");
  await page.evaluate(() => {
    const session = String.raw`{"username":"Half \ud83d","section":"dashboard"}`;
    sessionStorage.setItem("demo_session Arcade Cabinet", session);
  });
  await page.reload();
  await expect(page.getByText("Demo Interface")).toBeVisible();
  await page.goto("/demo-accounts");
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
});

test("names such as `constructor`, which every object has as a property, are handled like others", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/live-demos");
  await signInAsDemoAdmin(page);
  await addModules(page, "worker", [{ name: "__proto__" }, { name: "constructor" }]);

  await page.goto("/module-preview/__proto__");
  await expect(page.locator("h1")).toHaveText("__proto__");
  await page.goto("/module/constructor");
  await expect(page.getByRole("dialog", { name: "Instant Login" }).getByText("constructor")).toBeVisible();
});

async function enterAs(page: Page, username: string) {
  const dialog = page.getByRole("dialog", { name: "Instant Login" });
  await dialog.getByRole("tab", { name: "Custom Login" }).click();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password").fill("anything");
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
}

/** None of the markup has become an element or run. */
async function expectUnharmed(page: Page) {
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(page.locator("body script")).toHaveCount(await page.locator("body > script").count());
  expect(await page.evaluate(() => "wasHacked" in window)).toBe(false);
}

/** Inserts the text at once, like a paste; typing a megabyte would take too long. */
async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label).focus();
  await page.evaluate((text) => document.execCommand("insertText", false, text), text);
}

async function countFrames(page: Page) {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longestFrame: 0 });
    const next = () => {
      const now = performance.now();
      Object.assign(window, { longestFrame: Math.max(Reflect.get(window, "longestFrame"), now - last) });
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const longestFrame = (page: Page) =>
  page.evaluate(() => `${Math.round(Reflect.get(window, "longestFrame"))} ms`);

const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
