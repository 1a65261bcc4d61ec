import type { BrowserContext, Page } from "@playwright/test";
import { expect, test, untilControlled } from "../support/faults.ts";
import { figure } from "../support/figures.ts";
import { watch } from "../support/test.ts";

const SECONDS = 120;
const SEED = 48_271;
/** Every route of the product. The seed determines the order. */
const ROUTES = [
  ...[
    "/",
    "/pricing",
    "/cart",
    "/beta-payment",
    "/template-demos",
    "/web-app-builder?brief=A%20bakery",
    "/live-demos",
  ],
  ...[
    "/module-preview/client-portal",
    "/module/arcade-cabinet",
    "/module/client-portal?as=manager",
    "/view-projects",
  ],
  ...[
    "/app-preview/law-firm-ledger",
    "/app-preview/game-arcade",
    "/app-view",
    "/web-app-form",
    "/demo-accounts",
  ],
  ...["/landing/tech", "/landing/business", "/landing/creative", "/admin/modules", "/admin/marketplace"],
  ...["/admin/pricing", "/admin/upload-plans", "/admin/smartsheet-integration", "/admin/ai-assistant"],
  ...["/admin/form-submissions", "/app-connector", "/no/such/page"],
];
const TEXTS = [
  ...["Nora Quill", "nora@example.com", "0", "-1", "1e999", "", " ", "<img src=x onerror=alert(1)>", "=1+1"],
  ...["\u202Egnp.exe", "👨‍👩‍👧‍👦", "a".repeat(3_000), "__proto__", "'; --", "../../", "NaN"],
];
const KEYS = ["Tab", "Enter", "Escape", "ArrowDown", "ArrowRight", "Home", "End", " ", "Backspace"];
/** Excludes controls that open windows, print or choose files. */
const CONTROLS =
  "a[href]:not([target]):not([download]), button, input:not([type=file]), textarea, select, summary, [role=tab], [role=option]";
/** A refused call after nonsense input, which the page explains. */
const EXPECTED = /status of 4\d\d/;

test("a monkey that clicks and types finds no error, no breach of the content policy and no blank page", {
  tag: "@full",
}, async ({ context }) => {
  test.setTimeout(SECONDS * 1_000 + 180_000);
  const random = seeded(SEED);
  const trouble = await watch(context);
  const page = await context.newPage();
  keepToOnePage(context, page);
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.goto("/");
  await untilControlled(page);

  const routes = [...ROUTES].sort(() => random() - 0.5);
  const blank: string[] = [];
  const end = Date.now() + SECONDS * 1_000;
  let actions = 0;
  let visits = 0;
  while (Date.now() < end || visits < ROUTES.length) {
    await page.goto(routes[visits % routes.length] ?? "/", { waitUntil: "domcontentloaded" });
    visits += 1;
    await expect(page.locator("h1").first()).toBeVisible();
    const until = Math.min(Date.now() + (SECONDS * 1_000) / ROUTES.length, Math.max(end, Date.now() + 100));
    while (Date.now() < until) {
      await act(page, random);
      actions += 1;
      if (await isBlank(page)) blank.push(page.url());
    }
  }

  figure("monkey", `${actions} actions on ${visits} visits to ${ROUTES.length} routes`);
  expect(trouble.filter((line) => !EXPECTED.test(line))).toEqual([]);
  expect(blank).toEqual([]);
});

/** Performs one random action: a click, a text, a key, or going back. Does nothing if it is impossible. */
async function act(page: Page, random: () => number) {
  const kind = random();
  const place = random();
  const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? "";
  const key = KEYS[Math.floor(random() * KEYS.length)] ?? "Tab";
  if (kind < 0.1) return page.keyboard.press(key).catch(() => {});
  if (kind < 0.13) return page.goBack({ timeout: 2_000, waitUntil: "commit" }).catch(() => {});
  const found = await page
    .evaluate(
      ({ controls, place }) => {
        const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
        const all = [...top.querySelectorAll(controls)].filter((control) => control.checkVisibility());
        const control = all[Math.floor(place * all.length)];
        if (!control) return null;
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = control.getBoundingClientRect();
        const isText = control.matches(
          "textarea, input:not([type]), input[type=text], input[type=email], input[type=search], input[type=password], input[type=number]",
        );
        return { x: x + width / 2, y: y + height / 2, isText };
      },
      { controls: CONTROLS, place },
    )
    .catch(() => null); // the page was navigating
  if (!found) return;
  await page.mouse.click(found.x, found.y).catch(() => {});
  if (found.isText) await page.keyboard.insertText(text).catch(() => {});
}

/**
 * Whether the page stays empty. A page that is still loading shows its heading or a loading message in time.
 */
async function isBlank(page: Page) {
  const hasText = () =>
    page.evaluate(() => (document.body?.innerText ?? "").trim().length > 0).catch(() => true);
  if (await hasText()) return false;
  return !(await page
    .waitForFunction(() => (document.body?.innerText ?? "").trim().length > 0, null, { timeout: 10_000 })
    .then(() => true)
    .catch(() => false));
}

function keepToOnePage(context: BrowserContext, page: Page) {
  context.on("page", (other) => {
    if (other !== page) void other.close();
  });
}

/** Deterministic random numbers from 0 to 1. */
function seeded(state: number) {
  let now = state;
  return () => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0;
    return now / 2 ** 32;
  };
}
