import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Destination } from "#src/sites/form-settings.ts";
import { loadSites } from "../../scripts/run-source.mjs";
import { startReceiver } from "../support/form-receiver.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";

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
  // The others differ in the names of hidden fields, which src/sites/form-export.dom.test.ts covers.
  const tag = ["netlify", "own"].includes(service) ? [] : "@full";
  test(`${service}: answers arrive under the names of their questions, and the thank-you page is shown`, {
    tag,
  }, async ({ page }) => {
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
    await receiver.stop();
  });

  test(`${service}: spam in the honeypot is dropped`, { tag }, async ({ page }) => {
    const receiver = await openContact(page, forms, fillTrap);
    await page.getByLabel("Name").fill("Bot");
    await page.getByLabel("E-mail").fill("bot@example.com");
    await page.locator("form button[type=submit]").click();

    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    expect(receiver.received).toEqual([]);
    await receiver.stop();
  });
}

/** Fills in the honeypot, as a spam bot does. */
const fillTrap = (html: string) =>
  html.replace(/(<label hidden="">[^<]*)<input /, '$1<input value="spam" checked="" ');

const refreshTo = (address: string) => `<meta http-equiv="refresh" content="0;url=${address}">`;

/** Serves the pages as an owner does. Without nginx the receiver serves them, as the host of Netlify Forms does. */
async function serveSite(site: ReadonlyMap<string, string>) {
  if (!hasNginx()) return undefined;
  const root = test.info().outputPath("site");
  for (const [path, text] of [...site, ["/nginx.conf", "error_page 404 /404.html;\n"] as const]) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  return startNginx(root);
}

/** Opens the contact page of a site with this form destination. The receiver replaces the services' hosts. */
async function openContact(page: Page, forms: Destination, change = (html: string) => html) {
  const site = new Map<string, string>();
  const receiver = await startReceiver(site);
  // A site with an origin needs an https address, which the test simulates.
  const origin = "https://ashworth.example";
  const made = sites.staticTemplate("law-firm-ledger", { forms, origin });
  for (const { path, text } of made?.files ?? []) site.set(`/${path}`, change(text));
  const nginx = await serveSite(site);
  await page.route(/^https:/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (pathname.startsWith("/fonts/")) return route.abort();
    const isSite = host === new URL(origin).host;
    const response = await route.fetch({
      url: `${(isSite && route.request().method() === "GET" && nginx?.origin) || receiver.origin}${pathname}`,
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
  const stop = async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all([receiver.stop(), nginx?.stop()]);
  };
  return { received: receiver.received, stop };
}
