import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { structureProblems } from "../support/accessible.ts";
import { card } from "../support/projects.ts";
import { dialog, linkIn, openShareDialog, savedBy, withOtherWords } from "../support/share.ts";
import { frameOf, pageHeading, siteHeading, untilShown } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";
import { tokenOf } from "../support/token.ts";

// A fade-in has too little contrast at first.
test.use({ reducedMotion: "reduce" });

test("a complete edited site is sent as a link, and saved by the visitor", { tag: "@short" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/app-preview/bakery-counter");
  await untilShown(page);
  await openShareDialog(page);
  const plain = await linkIn(page);
  await expect(dialog(page).getByRole("img", { name: `QR code of ${plain}` })).toBeVisible();
  await dialog(page).getByText("Say who it is from").click();
  await dialog(page).getByLabel("From", { exact: true }).fill("Ann of Sitewright");
  await dialog(page).getByLabel("Prepared for").fill("Crumb & <b>Sons</b>");
  await dialog(page).getByLabel("Note").fill("As we said on Tuesday.");
  await dialog(page).getByLabel("Opens until").fill("2999-12-01");
  await expect(dialog(page).getByLabel("Link to the whole site")).not.toHaveValue(plain);
  await expect(dialog(page).getByText(/characters\. Nothing is uploaded/)).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);

  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(dialog(page).getByText("Copied!")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await linkIn(page));
  const code = await savedBy(page, "Save as SVG");
  expect(code.content.toString()).toMatch(/^<svg /);

  await page.goto(link);
  await expect(page.getByLabel("About this link")).toContainText(
    "This link says it is from Ann of Sitewright; nothing in it proves it.",
  );
  await expect(page.getByLabel("About this link")).toContainText("As we said on Tuesday.");
  await expect(page.getByLabel("About this link")).toContainText("asks to be opened until December 1, 2999");
  await untilShown(page);
  await expect(frameOf(page)).toHaveAttribute("sandbox", "allow-same-origin");
  await expect(frameOf(page)).toHaveAttribute("src", /frame\.html/);
  const name = await pageHeading(page).innerText();

  await page.getByRole("button", { name: "Make it mine" }).click();
  await expect(dialog(page)).toContainText("Switched off");
  await dialog(page).getByRole("button", { name: "Make it mine" }).click();
  await expect(page).toHaveURL(/\/app-preview\/local-\d+$/);
  await untilShown(page);
  await page.goto("/view-projects?tab=mine");
  await expect(card(page, name)).toBeVisible();
});

test("a site is in the fragment of its link; one that is too long is sent as a file", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/app-preview/bakery-counter");
  await untilShown(page);
  await openShareDialog(page, "Project file");
  const file = JSON.parse((await savedBy(page, "Save the project file")).content.toString());
  const bringIn = async (places: number) => {
    const document = { ...file.document, pages: withOtherWords(file.document.pages, { left: places }) };
    const content = JSON.stringify({ ...file, document });
    await page.goto("/view-projects?tab=mine");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByLabel("Choose a file").setInputFiles({
      name: `${places}.sitewright.json`,
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
    await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
    await dialog(page).getByRole("link", { name: "Open it" }).click();
    await untilShown(page);
  };

  await bringIn(40);
  await openShareDialog(page);
  const link = await linkIn(page, /\/full-preview\/v1#/);
  expect(link.length).toBeGreaterThan(2_000);
  await expect(dialog(page).getByText(/too long for a code/)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.goto(link);
  await untilShown(page);
  expect(asked.filter((url) => url.includes(link.slice(-40)) && !url.includes("#"))).toEqual([]);
  await page.getByRole("link", { name: "Skip the site" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeFocused();
  await expect(siteHeading(page)).toBeVisible();
  await expect(page).toHaveURL(link);

  await bringIn(100_000);
  await openShareDialog(page);
  await expect(dialog(page).getByText("This site is too large for a link.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Use the project file" }).click();
  await expect(dialog(page).getByRole("tab", { name: "Project file" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("each kind of broken link is explained with its own message", async ({ page }) => {
  const whole = await tokenOf('{"t":"bakery-counter","d":[1,{"meta":[1,{"title":[0,"Crumb & Sons"]}]}]}');
  const bytes = fromBase64Url(whole) ?? new Uint8Array();
  const changed = (at: number, value: (byte: number) => number) =>
    toBase64Url(bytes.map((byte, index) => (index === at ? value(byte) : byte)));
  const broken: [string, string, RegExp][] = [
    [whole.slice(0, -8), "This preview link is not valid", /The end of the link is missing/],
    [changed(20, (byte) => byte ^ 4), "This preview link is not valid", /has changed since it was made/],
    [`${whole}!`, "This preview link is not valid", /characters that our links never have/],
    [changed(0, () => 2), "This preview link needs a newer version", /newer version of this product/],
    [await tokenOf(" ".repeat(2_000_000)), "This preview link is not valid", /unpack to far more/],
    [await tokenOf('{"d":[0,{"pages":[]}]}'), "This preview link is not valid", /does not hold a site/],
    [await tokenOf('{"t":"bakery-nowhere"}'), "This preview link is too old", /changed so much/],
    [
      await tokenOf('{"t":"bakery-counter","s":"Ann","x":"2020-02-29"}'),
      "This preview link has expired",
      /until February 29, 2020.*it says it is from Ann/s,
    ],
  ];
  for (const [token, title, why] of broken) {
    await page.goto(`/full-preview/${encodeURIComponent(token)}`);
    await expect(pageHeading(page)).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(why);
  }
  await page.goto("/full-preview/v1");
  await expect(page.getByRole("main")).toContainText("this one ends before it");
  expect(await structureProblems(page)).toEqual([]);

  await page.goto(`/full-preview/v1#${whole}`);
  await untilShown(page);
  await expect(siteHeading(page)).toBeVisible();
});
