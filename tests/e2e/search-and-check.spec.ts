import { unzipSync } from "fflate";
import { expectOpenPartAccessible } from "../support/accessible.ts";
import { dropFiles, jpegFile, photograph, storedAssets } from "../support/pictures.ts";
import { dialog, savedBy } from "../support/share.ts";
import { canvas, openNewBakery, panel, storedSites, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const ORIGIN = "https://crumb.example";
const shareButton = /^Share/;
/** Excludes the site itself, which has its own tests. */
const CANVAS = ".origin-top-left";

test("findings of the site check are counted, lead to their place and can be fixed", async ({ page }) => {
  await openNewBakery(page);
  const share = page.getByRole("button", { name: shareButton });
  await expect(share).toHaveText(/\d+ things to look at/);
  const count = Number(/\d+/.exec((await share.textContent()) ?? "")?.[0]);

  await panel(page, "Check").click();
  const found = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Show/ }) });
  await expect(found).toHaveCount(count);
  const plans = found.filter({ hasText: "Customer reviews: all reviews are samples." }).first();
  await plans.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByRole("heading", { name: "Customer reviews" })).toBeVisible();
  await plans.getByRole("button", { name: /^Hide the block/ }).click();

  await expect(found).toHaveCount(count - 1);
  await expect(share).toHaveText(new RegExp(`${count - 1} things? to look at`));
  await expectOpenPartAccessible(page, CANVAS);
});

test("on a phone, the button of the panel that a finding opens comes into view", async ({ page }) => {
  await openNewBakery(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await panel(page, "Check").click();
  await expect(panel(page, "Edit")).not.toBeInViewport();

  const facts = page.getByRole("listitem").filter({ hasText: "of the business are samples" });
  await facts.getByRole("button", { name: /^Show/ }).click();

  await expect(panel(page, "Edit")).toHaveAttribute("aria-pressed", "true");
  await expect(panel(page, "Edit")).toBeInViewport({ ratio: 1 });
});

test("a finding asks for a telephone number, which is on the page until it is undone", async ({ page }) => {
  await openNewBakery(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await panel(page, "Check").click();
  const facts = page.getByRole("listitem").filter({ hasText: "of the business are samples" });
  await expect(facts).toContainText("telephone number");
  const opener = facts.getByRole("button", { name: /^Write your own/ });
  await opener.click();
  const phone = facts.getByLabel("Telephone");
  await phone.fill("call us");
  await phone.press("Enter");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/^Use a telephone number that can be called/);
  await phone.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await expectOpenPartAccessible(page, CANVAS);
  await page.setViewportSize({ width: 1280, height: 800 });

  await opener.press("Enter");
  await phone.fill("09 222 33 44");
  await facts.getByRole("button", { name: "Put it in" }).dblclick();
  await expect(canvas(page).locator(".sw-footer").getByText("09 222 33 44")).toBeVisible();
  await expect(facts).not.toContainText("telephone number");
  await expect(opener).toBeFocused();

  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(facts).toContainText("telephone number");
  await expect(canvas(page).getByText("09 222 33 44")).toHaveCount(0);
});

test("a heavy picture is made smaller, and comes back with undo", async ({ page }) => {
  await openNewBakery(page);
  const box = await canvas(page).locator("#hero svg").first().boundingBox();
  if (!box) throw new Error("The opening has no picture.");
  const file = jpegFile("flour.jpg", await photograph(page, { width: 1_600, height: 1_067, grain: 90 }));
  await dropFiles(page, [file], { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 100) });
  await expect(canvas(page).locator("#hero picture img")).toBeVisible();
  await panel(page, "Check").click();
  const heavy = page.getByRole("listitem").filter({ hasText: /a picture has \d+ kB/ });

  await heavy.getByRole("button", { name: /^Make it smaller/ }).click();

  await expect(heavy).toHaveCount(0);
  await untilSaved(page);
  const light = (await storedAssets(page)).filter(({ width }) => width < 1_600);
  expect(light.map(({ sizes }) => sizes.length)).toEqual([3]);
  expect(light[0]?.width).toBeGreaterThan(640);
  await page.getByRole("button", { name: /^Undo: Make it smaller/ }).click();
  await expect(heavy).toBeVisible();
});

test("search settings are in the exported site, with a link preview and structured data that the policy allows", async ({
  page,
  context,
  trouble,
}) => {
  // The host does not exist; the test serves its files.
  trouble.allow(/crumb\.example/);
  await openNewBakery(page);
  await page.getByLabel("Name", { exact: true }).fill("Crumb & Co");
  await page.getByLabel("Street").fill("Veldstraat 1");
  await page.getByLabel("Town").fill("Ghent");
  await panel(page, "Pages").click();
  await page.getByRole("button", { name: /The shelf/ }).click();
  await page.getByRole("button", { name: "Rename page" }).click();
  await page.getByLabel("Title of the page").fill("Bread");
  await page.keyboard.press("Enter");
  await panel(page, "Search").click();
  await expect(page.getByText("Old addresses that lead here")).toBeVisible();
  await page.getByLabel("Address of the site").fill(`${ORIGIN}/`);
  await expect(page.getByRole("img", { name: "The site’s look with its words" })).toBeVisible();
  await expectOpenPartAccessible(page, CANVAS);
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilSaved(page);

  await page.getByRole("button", { name: shareButton }).click();
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  await expect(dialog(page).getByText(/things? to look at before you publish/)).toBeVisible();
  await expect(dialog(page).getByLabel("Its address online")).toHaveValue(ORIGIN);
  const zip = await savedBy(page, "Save the ZIP");
  const files = unzipSync(zip.content);
  const text = (path: string) => new TextDecoder().decode(files[path]);

  expect(text("index.html")).toContain(`<meta property="og:image" content="${ORIGIN}/social.png">`);
  for (const path of ["social.png", "social/bread.png"]) expect(sizeOfPng(files[path])).toEqual([1_200, 630]);
  expect(text("_redirects")).toContain("/prices.html /bread.html 301");
  expect(text("sitemap.xml")).toContain(`<loc>${ORIGIN}/bread.html</loc>`);

  await context.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const file = files[path];
    const types: Record<string, string> = {
      html: "text/html",
      css: "text/css",
      svg: "image/svg+xml",
      woff2: "font/woff2",
    };
    return file
      ? route.fulfill({ body: Buffer.from(file), contentType: types[path.split(".").pop() ?? ""] ?? "" })
      : route.fulfill({ status: 404 });
  });
  const visitor = await context.newPage();
  const said: string[] = [];
  visitor.on("console", (message) => said.push(message.text()));
  await visitor.goto(`${ORIGIN}/prices.html`);
  await expect(visitor).toHaveURL(`${ORIGIN}/bread.html`);
  await visitor.goto(`${ORIGIN}/`);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  const data = await visitor.evaluate(() =>
    [...document.scripts].map(({ type, text }) => ({ type, business: JSON.parse(text)["@graph"][0] })),
  );
  // The only script element contains data and is not executed.
  expect(data).toEqual([
    {
      type: "application/ld+json",
      business: expect.objectContaining({ "@type": "Bakery", name: "Crumb & Co", url: `${ORIGIN}/` }),
    },
  ]);
  expect(said).toEqual([]);
  expect((await storedSites(page))[0]?.document).toMatchObject({ head: { origin: ORIGIN } });
});

/** Reads width and height from the header. */
function sizeOfPng(file: Uint8Array | undefined) {
  if (file?.[1] !== 0x50) return undefined;
  const view = new DataView(file.buffer, file.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}
