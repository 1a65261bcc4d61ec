import type { Locator } from "@playwright/test";
import { dropFiles, jpegFile, photograph } from "../support/pictures.ts";
import { storedSites, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><circle cx="60" cy="50" r="40" fill="#8a1f5c"/><rect x="120" y="35" width="150" height="30" fill="#8a1f5c"/></svg>`;

test("a logo and photographs added to a brief are in all three proposals, and in the chosen site", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("studio-tour-seen", "true"));
  await page.goto("/web-app-builder?brief=A+bakery+in+Lisbon+called+Crumb");
  const proposals = page.getByRole("list", { name: "Proposals" }).locator("> li");
  await expect(proposals).toHaveCount(3);

  await page.getByRole("button", { name: "Add your logo and photographs" }).click();
  await expect(page.getByRole("button", { name: "Choose a logo" })).toBeFocused();
  await page
    .getByLabel("Choose a logo file")
    .setInputFiles({ name: "crumb.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  await page
    .getByLabel("Choose photograph files")
    .setInputFiles([
      jpegFile("oven.jpg", await photograph(page)),
      jpegFile("counter.jpg", await photograph(page, { color: "#00aa00" })),
      jpegFile("broken.jpg", Buffer.from("no picture")),
    ]);

  await expect(page.getByRole("img", { name: /^Your photograph/ })).toHaveCount(2);
  await expect(page.getByRole("alert").filter({ hasText: "broken.jpg" })).toBeVisible();
  await expect(
    page.getByText("The proposals use your logo and its colours, and your photographs."),
  ).toBeVisible();
  for (const number of [1, 2, 3]) {
    const proposal = proposals.nth(number - 1);
    await expect(proposal.locator(".sw-brand img"), `proposal ${number}`).toHaveCount(1);
    await expect(proposal.locator(".sw-photo img").first(), `proposal ${number}`).toBeAttached();
  }

  await page.getByRole("button", { name: "Use this one: proposal 1" }).click();
  await expect(page.locator(".sw-site .sw-brand img").first()).toBeVisible();
  await untilSaved(page);
  const [site] = await storedSites(page);
  expect(JSON.stringify(site?.document).match(/asset:[0-9a-f]{64}/g)?.length).toBeGreaterThanOrEqual(3);
});

test("pictures are dropped on a brief before and after their panel is loaded", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/template-demos");
  const area = page.getByRole("region", { name: "Your own pictures" });
  const photographs = page.getByRole("img", { name: /^Your photograph/ });

  await dropFiles(page, [jpegFile("oven.jpg", await photograph(page))], await middleOf(area));
  await expect(photographs).toHaveCount(1);

  const second = jpegFile("counter.jpg", await photograph(page, { color: "#00aa00" }));
  await dropFiles(page, [second, svgFile("mark.svg", LOGO)], await middleOf(area));
  await expect(photographs).toHaveCount(2);
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
});

const svgFile = (name: string, text: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(text),
});

async function middleOf(area: Locator) {
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error("The area is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
