import type { Page } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { colourOf } from "../support/colours.ts";
import {
  addModule,
  demoUsersOf,
  moduleCatalogue,
  moduleCategories,
  nameOfType,
  sampleModules,
} from "../support/modules.ts";
import { ofToday, sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

test.describe("the login dialog", () => {
  test("has two tabs, the first user type chosen, and logs in with the account of another", async ({
    page,
  }) => {
    await page.goto("/module/client-portal");
    const opener = page.getByRole("button", { name: "Log in to the demo" });
    const types = dialog(page).getByRole("group", { name: "User type" }).getByRole("button");

    await expect(dialog(page).getByRole("tab")).toHaveText(["Demo Login", "Custom Login"]);
    await expect(dialog(page).getByRole("tab", { selected: true })).toHaveText("Demo Login");
    await expect(dialog(page)).toContainText("Client Portal");
    await expect(dialog(page).getByRole("button", { name: "Login", exact: true })).toBeEnabled();
    await expect(types).toHaveText(["Admin", "Manager", "User", "Client"]);
    await expect(types.first()).toHaveAttribute("aria-pressed", "true");
    await expect(dialog(page).getByRole("definition")).toHaveText([/^helene\.marchetti/, /^walnut-gate-64/]);

    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");

    await opener.click();
    await dialog(page).getByRole("button", { name: "Manager", exact: true }).click();
    await expect(dialog(page).getByRole("definition")).toHaveText([/^studio\.manager/, /^paper-heron-30/]);
    await dialog(page).getByRole("button", { name: "Login", exact: true }).click();
    await expectLoggedIn(page, /studio\.manager\s*Manager$/);
    await expect(page.getByText("Login Successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome to the Client Portal module demo!", { exact: true })).toBeVisible();
  });

  test("says that there are no demo accounts, and lets one in by the other tab only", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/live-demos");
    await addModule(page, { name: "Key Cabinet" });
    await page.goto("/module/key-cabinet");
    const login = dialog(page).getByRole("button", { name: "Login", exact: true });

    await expect(
      dialog(page).getByText("No demo accounts are available for this module. Try the custom login instead."),
    ).toBeVisible();
    await expect(login).toBeDisabled();

    await logInAs(page, "anybody", "anything");
    await expectLoggedIn(page, /^Logged in as anybody$/);
  });

  test("knows a demo user who logs in by hand", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");

    await logInAs(page, "the.abernathys", "garden-door-12");

    await expectLoggedIn(page, /the\.abernathys\s*Client$/);
  });

  test("gives no type to a demo user's name with another password", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");

    await logInAs(page, "the.abernathys", "walnut-gate-64");

    await expectLoggedIn(page, /^Logged in as the\.abernathys$/);
  });

  test("refuses a username or password that is empty as Invalid Input, and lets in anybody else, without a type", async ({
    page,
  }) => {
    await page.goto("/module/client-portal");
    const notice = page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

    for (const [username, password] of [
      ["", ""],
      ["somebody", ""],
      ["", "something"],
      ["   ", "something"],
    ] as const) {
      await logInAs(page, username, password);

      await expect(notice).toContainText("Invalid Input");
      await expect(notice).toContainText("Please enter both username and password");
      await notice.getByRole("button", { name: "Close" }).click();
      await expect(notice).toBeHidden();
    }
    await expect(dialog(page)).toContainText("Please enter both username and password");
    await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();

    await logInAs(page, "<b>nobody</b>", "whatever");
    await expectLoggedIn(page, /^Logged in as <b>nobody<\/b>$/);
    await expect(page.getByText("Login Successful", { exact: true })).toBeVisible();
  });

  test("lies below the question whether to reset, and each Escape closes one of them", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/client-portal?reset=1");
    // By their attribute: what is inert has no role.
    const box = (title: string) => page.locator('[role="dialog"]', { hasText: title });
    await expect(box("Reset demo data?")).toBeVisible();
    await expect(box("Instant Login")).toBeVisible();
    const lower = page.locator('[role="dialog"][inert]');
    const title = (await lower.getByText("Instant Login").count()) > 0 ? "Reset demo data?" : "Instant Login";

    await page.keyboard.press("Escape");
    await expect(box(title)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("#root")).toHaveAttribute("inert");

    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#root")).not.toHaveAttribute("inert");
  });

  test("its tabs obey the arrow keys, Home and End", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");
    await dialog(page).getByRole("tab", { name: "Demo Login" }).focus();

    for (const [key, tab] of [
      ["ArrowRight", "Custom Login"],
      ["ArrowRight", "Demo Login"],
      ["End", "Custom Login"],
      ["Home", "Demo Login"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog(page).getByRole("tab", { name: tab })).toBeFocused();
      await expect(dialog(page).getByRole("tab", { selected: true })).toHaveText(tab);
    }
  });
});

test.describe("the demo interface", () => {
  test("loads its data for one and a half seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/module/client-portal?as=client");
    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await stopClock(page);

    await page.getByRole("button", { name: "Log in to the demo" }).click();
    await dialog(page).getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Loading module data…")).toBeVisible();
    await page.clock.runFor(1_450);
    await expect(page.getByText("Loading module data…")).toBeVisible();
    await expect(page.getByRole("table")).toBeHidden();

    await page.clock.runFor(100);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByText("Loading module data…")).toBeHidden();
  });

  test("shows of each category its figures, rows, columns, status colours, overview and banner, loaded anew each time", async ({
    page,
  }) => {
    let other: string | undefined;
    for (const category of ofToday(moduleCategories, 2)) {
      await test.step(category, async () => {
        const { rows, columns, cells, overview, colours } = expected[category];
        const { name } = sampleModules[category];
        if (other) await enterFromHere(page, name);
        else await enter(page, name);
        await expect(page.getByRole("table")).toContainText(rows[0] ?? "");
        if (other) await expect(page.getByRole("table")).not.toContainText(other);

        const panel = page.getByRole("tabpanel");
        await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Dashboard");
        await expect(panel.getByRole("term")).toHaveText(["Total", "Active", "Recent"]);
        await expect(panel.getByRole("definition")).toHaveText(["5", "3", "2"]);
        await expect(panel.getByRole("rowheader")).toHaveText(rows.slice(0, 3));

        const side = page.getByRole("complementary", { name: "Module Overview" });
        const { description } = moduleCatalogue.find((module) => module.name === name) ?? {};
        await expect(side).toContainText(description ?? "");
        expect(await side.locator("dl > div").evaluateAll(termsAndValues)).toEqual(overview);

        const image = page
          .getByRole("main")
          .locator(`img[src="/images/banners/${category.toLowerCase()}.svg"]`);
        expect(await image.evaluate(isLoaded)).toBe(true);

        await page.getByRole("tab", { name: "Data View" }).click();
        await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Data View");
        await expect(panel.getByRole("columnheader")).toHaveText(["Name", ...columns, "Status", "Actions"]);
        await expect(panel.getByRole("rowheader")).toHaveText(rows);
        await expect(panel.getByRole("row").nth(1).getByRole("cell")).toHaveText([...cells, ""]);
        await expect(panel.getByText("Showing 5 items", { exact: true })).toBeVisible();
        await expect(panel.getByRole("button", { name: "Add New" })).toBeVisible();
        for (const row of rows) {
          await expect(panel.getByRole("button", { name: `Edit ${row}`, exact: true })).toBeVisible();
          await expect(panel.getByRole("button", { name: `View ${row}`, exact: true })).toBeVisible();
        }
        for (const [status, colour] of Object.entries(colours)) {
          expect(await colourOf(panel.getByText(status, { exact: true }).first()), status).toBe(colour);
        }
        other = rows[0];
      });
    }
  });

  test("says where one is, who one is and how to leave; its reports and settings are there, and its buttons do nothing", async ({
    page,
    context,
  }) => {
    let surprises = 0;
    page.on("download", () => {
      surprises += 1;
    });
    await page.goto("/module/client-portal?as=client");
    const main = page.getByRole("main");
    const panel = page.getByRole("tabpanel");

    await expectLoggedIn(page, /^Logged in as the\.abernathys\s*Client$/);
    await expect(main.getByText("Demo Interface", { exact: true })).toBeVisible();
    await expect(main.getByText("Demo Interface", { exact: true }).locator("svg")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
    await expect(main.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page).toHaveTitle("Client Portal demo · Sitewright");
    await expect(page.getByRole("tab")).toHaveText(["Dashboard", "Data View", "Reports", "Settings"]);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Dashboard");
    await expect(page.getByRole("table")).toBeVisible();
    await page
      .getByRole("region", { name: /^Notification/ })
      .getByRole("button", { name: "Close" })
      .click();
    context.on("page", () => {
      surprises += 1;
    });

    for (const [section, buttons, look] of [
      ["Data View", ["Add New", "Edit Gannet Row Dental", "View Gannet Row Dental"], async () => {}],
      [
        "Reports",
        ["Generate Report", "Detailed Export (CSV)"],
        () => expect(panel.getByRole("heading", { name: "Summary Report" })).toBeVisible(),
      ],
      ["Settings", ["Save Changes"], () => expectSettings(page)],
    ] as const) {
      await page.getByRole("tab", { name: section }).click();
      await look();
      for (const name of buttons) {
        const before = await shown(page);
        await page.getByRole("button", { name, exact: true }).click();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await shown(page), name).toEqual(before);
      }
    }
    expect(surprises).toBe(0);
  });

  test("its figures are 8,850 players, 1,240 of them active, and an accuracy of 90.6%", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/puzzle-trail?as=guest");
    const overview = page.getByRole("complementary", { name: "Module Overview" });
    await expect(overview).toContainText("8,850");
    await expect(overview).toContainText("1,240");

    await page.goto("/module/copy-desk?as=user");
    await expect(overview).toContainText("90.6%");
  });

  test("has its navigation at the left and the overview at the right on a large screen, tabs above on a small one", {
    tag: "@full",
  }, async ({ page }) => {
    await enter(page, "Client Portal");

    const [dashboard, settings, panel, overview] = await boxes(page);
    expect(settings.x).toBe(dashboard.x);
    expect(settings.y).toBeGreaterThan(dashboard.y + dashboard.height);
    expect(panel.x).toBeGreaterThan(dashboard.x + dashboard.width);
    expect(overview.x).toBeGreaterThanOrEqual(panel.x + panel.width);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await boxes(page))[1].y === (await boxes(page))[0].y).toBe(true);
    const [first, last, below, end] = await boxes(page);
    expect(last.x).toBeGreaterThan(first.x + first.width);
    expect(below.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(end.y).toBeGreaterThanOrEqual(below.y + below.height);
  });

  test("changes its section by the keyboard", { tag: "@full" }, async ({ page }) => {
    await enter(page, "Client Portal");
    await page.getByRole("tab", { name: "Dashboard" }).focus();

    for (const [key, section] of [
      ["ArrowDown", "Data View"],
      ["End", "Settings"],
      ["ArrowRight", "Dashboard"],
      ["ArrowUp", "Settings"],
      ["Home", "Dashboard"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name: section })).toBeFocused();
      await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 })).toHaveText(section);
    }
  });

  test("is still open after a reload, in the same section, and is left by Logout, which says so", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/client-portal?as=client");
    await page.getByRole("tab", { name: "Settings" }).click();

    await page.reload();
    await expectLoggedIn(page, /the\.abernathys\s*Client$/);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Settings");
    await expect(dialog(page)).toBeHidden();

    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in to the demo" })).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();
  });

  test("belongs to its module, and each tab has its own", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/module/client-portal?as=client");
    await expectLoggedIn(page, /the\.abernathys/);

    const other = await context.newPage();
    await other.goto("/module/client-portal");
    await expectLoggedIn(other, /the\.abernathys/);
    await other.goto("/module/client-portal?as=manager");
    await expectLoggedIn(other, /studio\.manager/);
    await page.reload();
    await expectLoggedIn(page, /the\.abernathys/);
    await page.goto("/module/puzzle-trail");
    await expect(dialog(page)).toBeVisible();
  });

  test("does not trip over a damaged session", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");
    await expect(dialog(page)).toBeVisible();

    for (const damaged of ["{", "null", "[]", '{"username":1}', '{"username":"a","section":"attic"}']) {
      await page.evaluate((value) => sessionStorage.setItem("demo_session Client Portal", value), damaged);
      await page.reload();
      await expect(dialog(page)).toBeVisible();
    }
  });
});

test.describe("?as= in the address", () => {
  test("enters with the account of each type, and is gone from the address then", async ({ page }) => {
    for (const { userType, username } of sample(demoUsersOf("Client Portal"), 2)) {
      await page.goto(`/module/client-portal?as=${userType}`);

      await expectLoggedIn(page, new RegExp(`^Logged in as ${username}\\s*${userType}$`, "i"));
      await expect(page.getByText("Login Successful", { exact: true })).toBeVisible();
      await expect(page).toHaveURL("/module/client-portal");
    }
  });

  test("shows no login dialog on the way in, not even for a moment", { tag: "@full" }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("[role=dialog]")) sessionStorage.setItem("dialog", "seen");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/module/client-portal?as=client");
    await expectLoggedIn(page, /the\.abernathys/);

    expect(await page.evaluate(() => sessionStorage.getItem("dialog"))).toBeNull();
  });

  test("leaves the login to the visitor where the module has no such type", { tag: "@full" }, async ({
    page,
  }) => {
    for (const type of ["developer", "emperor", "__proto__", "constructor", "%3Cb%3E", ""]) {
      await page.goto(`/module/client-portal?as=${type}`);

      await expect(dialog(page)).toBeVisible();
      await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();
    }
  });
});

test("an unknown module ends in Module Not Found, whatever the address", async ({ page }) => {
  for (const slug of sample(
    ["no-such-module", "__proto__", "constructor", "%E0%A4%A", "%00", "Client Portal"],
    1,
  )) {
    await page.goto(`/module/${slug}`);

    await expect(page.getByRole("heading", { name: "Module Not Found" })).toBeVisible();
    const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(page.getByText(/^Loading/)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

/** What the sample rows of each category show; the first entry's cells stand for all. */
const expected = {
  CRM: {
    rows: [
      "Gannet Row Dental",
      "Three Kilns Pottery",
      "Ferryman's Inn",
      "Morrow & Pike Surveyors",
      "Bluebell Day Nursery",
    ],
    columns: ["Contact", "Revenue"],
    cells: ["Dr. Elif Sayın", "$18,400", "Active"],
    overview: ["Customers: 5", "Revenue this year: $68,000", "Largest account: Ferryman's Inn"],
    colours: { Active: "green", Completed: "green", Pending: "yellow", Inactive: "yellow" },
  },
  Games: {
    rows: [
      "The Florist's Five Blooms",
      "Harbour Street Stamp Walk",
      "Thursday Night Quiz League",
      "Ninety-Second Noodle Catch",
      "Corner Café Rummy",
    ],
    columns: ["Players", "Rating"],
    cells: ["512", "4.7 / 5", "Active"],
    overview: ["Total players: 8,850", "Active: 1,240", "Average rating: 4.5 / 5"],
    colours: { Active: "green", Maintenance: "blue", Beta: "yellow" },
  },
  Security: {
    rows: [
      "Front door and till locks",
      "Supplier logins unchanged for a year",
      "Nightly copy of the order book",
      "Lookalike shop address",
      "Fire drill headcount",
    ],
    columns: ["Last checked", "Risk"],
    cells: [/^Nov 20, 2026, 7:45\sAM$/, "Low", "Secure"],
    overview: ["Low risk: 3", "Medium risk: 1", "High risk: 1"],
    colours: { Secure: "green", Completed: "green", Warning: "blue", Critical: "red" },
  },
  Productivity: {
    rows: [
      "Renew the food hygiene certificate",
      "Count the cellar before the wine order",
      "Publish the December rota",
      "Fit the new sink in bay two",
      "Answer winter booking requests",
    ],
    columns: ["Assignee", "Due date"],
    cells: ["Marta Oyelaran", "Dec 4, 2026", "In Progress"],
    overview: ["Done: 2", "Open: 3", "People: 5"],
    colours: { "In Progress": "blue", Completed: "green", Pending: "yellow", Active: "green" },
  },
  AI: {
    rows: [
      "Opening-hours answer bot",
      "Saturday loaf forecast",
      "Review grumble finder",
      "Before-and-after picker",
      "Portuguese call notes",
    ],
    columns: ["Accuracy", "Last trained"],
    cells: ["94.2%", "Nov 9, 2026", "Active"],
    overview: ["Average accuracy: 90.6%", "Models at work: 3", "Best model: Opening-hours answer bot"],
    colours: { Active: "green", Testing: "yellow", Training: "blue" },
  },
};

/** With the module's first account, waiting until the data is there. */
async function enter(page: Page, name: string) {
  const [{ userType } = { userType: "admin" }] = demoUsersOf(name);
  await page.goto(`/module/${name.toLowerCase().replaceAll(" ", "-")}?as=${userType}`);
  await expect(page.getByRole("table")).toBeVisible();
}

/** On the way that a visitor takes from one demo to the next. */
async function enterFromHere(page: Page, name: string) {
  const [{ userType } = { userType: "admin" }] = demoUsersOf(name);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "View Demos" }).click();
  await page.getByRole("link", { name: `Enter ${name} as ${nameOfType(userType)}` }).click();
  await expect(page.getByText("Loading module data…")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
}

async function logInAs(page: Page, username: string, password: string) {
  await dialog(page).getByRole("tab", { name: "Custom Login" }).click();
  await dialog(page).getByLabel("Username").fill(username);
  await dialog(page).getByLabel("Password").fill(password);
  await dialog(page).getByRole("button", { name: "Login", exact: true }).click();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Instant Login" });

const expectLoggedIn = (page: Page, text: RegExp) => expect(page.getByText("Logged in as")).toHaveText(text);

/** The values of delivery. */
async function expectSettings(page: Page) {
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByLabel("Notifications")).toBeVisible();
  await expect(panel.getByLabel("Data refresh interval").locator("option:checked")).toHaveText("15 minutes");
  await expect(panel.getByLabel("Theme").locator("option:checked")).toHaveText("System Default");
  await expect(panel.getByLabel("Language").locator("option:checked")).toHaveText("English");
  await expect(panel.getByRole("term")).toHaveText(["Version", "Last updated", "License"]);
  await expect(panel.getByRole("definition")).toHaveText(["1.2.0", "Nov 15 2023", "Commercial"]);
}

/** All that a visitor could notice. */
async function shown(page: Page) {
  return {
    text: await page.getByRole("main").innerText(),
    address: page.url(),
    dialogs: await page.getByRole("dialog").count(),
    notices: await page
      .getByRole("region", { name: /^Notification/ })
      .getByRole("listitem")
      .count(),
  };
}

/** Of the first and last tab, what they show, and the overview. */
async function boxes(page: Page) {
  const parts = [
    page.getByRole("tab", { name: "Dashboard" }),
    page.getByRole("tab", { name: "Settings" }),
    page.getByRole("tabpanel"),
    page.getByRole("complementary", { name: "Module Overview" }),
  ] as const;
  const [first, second, third, fourth] = parts;
  return [await boxOf(first), await boxOf(second), await boxOf(third), await boxOf(fourth)] as const;
}

async function boxOf(part: ReturnType<Page["getByRole"]>) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

const termsAndValues = (parts: (HTMLElement | SVGElement)[]) =>
  parts.map((part) => Array.from(part.children, (child) => child.textContent).join(": "));

const isLoaded = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
