import { expect, type Page, test } from "@playwright/test";
import type { Destination } from "#src/sites/form-settings.ts";
import { loadSites } from "../../scripts/load-sites.mjs";
import { startReceiver } from "../support/form-receiver.ts";

// Forms of an exported site work without JavaScript.
test.use({ javaScriptEnabled: false, serviceWorkers: "block" });
test.describe.configure({ mode: "default" });

const KEY = "1b2c3d4e-aaaa-4bbb-8ccc-0123456789ab";
let sites: Awaited<ReturnType<typeof loadSites>>;
test.beforeAll(async () => {
  sites = await loadSites();
});

const destinations: [string, Destination, Record<string, string>][] = [
  ["netlify", { kind: "netlify" }, { "form-name": "Contact" }],
  ["formspree", { kind: "formspree", id: "xayzbqwe" }, { _subject: "Contact: Ashworth & Vale" }],
  ["web3forms", { kind: "web3forms", key: KEY }, { access_key: KEY }],
  ["own", { kind: "address", address: "https://forms.example.com/abc" }, { "form-name": "Contact" }],
];

for (const [service, forms, known] of destinations) {
  test(`${service}: answers arrive under the names of their questions, and the thank-you page is shown`, async ({
    page,
  }) => {
    const receiver = await openContact(page, forms);

    await page.getByLabel("Name").fill("Ann O’Neill & Söhne");
    await page.getByLabel("E-mail").fill("ann@example.com");
    await page.getByLabel("Message").fill("Two lines,\nwith = and &.");
    await page.locator("form button[type=submit]").click();

    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    expect(receiver.received).toMatchObject([
      {
        service,
        values: {
          ...known,
          name: "Ann O’Neill & Söhne",
          email: "ann@example.com",
          message: "Two lines,\r\nwith = and &.",
        },
      },
    ]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await receiver.stop();
  });

  test(`${service}: spam in the honeypot is dropped`, async ({ page }) => {
    const receiver = await openContact(page, forms, fillTrap);
    await page.getByLabel("Name").fill("Bot");
    await page.getByLabel("E-mail").fill("bot@example.com");
    await page.locator("form button[type=submit]").click();

    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    expect(receiver.received).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await receiver.stop();
  });
}

/** Fills in the honeypot, as a spam bot does. */
const fillTrap = (html: string) =>
  html.replace(/(<label hidden="">[^<]*)<input /, '$1<input value="spam" checked="" ');

const refreshTo = (address: string) => `<meta http-equiv="refresh" content="0;url=${address}">`;

/** Opens the contact page of a site with this form destination. The receiver replaces the services' hosts. */
async function openContact(page: Page, forms: Destination, change = (html: string) => html) {
  const site = new Map<string, string>();
  const receiver = await startReceiver(site);
  // A site with an origin needs an https address, which the test simulates.
  const origin = "https://ashworth.example";
  const made = sites.staticTemplate("law-firm-ledger", { forms, origin });
  for (const { path, text } of made?.files ?? []) site.set(`/${path}`, change(text));
  await page.route(/^https:/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (pathname.startsWith("/fonts/")) return route.abort();
    const isSite = host === new URL(origin).host;
    const response = await route.fetch({
      url: `${receiver.origin}${pathname}`,
      headers: { ...route.request().headers(), ...(!isSite && { "x-host": host }) },
      maxRedirects: 0,
    });
    const next = response.headers().location;
    // Playwright would follow a fulfilled redirect on the network, so the test answers with a page that
    // refreshes.
    if (next) await route.fulfill({ contentType: "text/html", body: refreshTo(next) });
    else await route.fulfill({ response });
  });
  await page.goto(`${origin}/contact.html`);
  return receiver;
}
