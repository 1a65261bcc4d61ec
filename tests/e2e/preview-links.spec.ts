import { site, siteHeading, untilShown } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";
import { tokenOf } from "../support/token.ts";

const content = {
  t: "bakery-counter",
  d: [1, { pages: [0, [aPage("home", "index"), aPage("about", "about")]] }],
};

test("no click on a link in a previewed site leaves the preview, in this tab or another", async ({
  page,
  context,
}) => {
  await page.goto(`/full-preview/v1#${await tokenOf(content)}`);
  await untilShown(page);
  const address = page.url();
  const outward = site(page).getByRole("link", { name: "Elsewhere" });
  for (const link of [outward, site(page).getByRole("link", { name: "The other page" })]) {
    await link.click({ button: "middle" });
    await link.click({ modifiers: ["ControlOrMeta"] });
    await link.click({ modifiers: ["Shift"] });
  }
  await outward.click();

  // Pages open in order, so after this one no earlier page can be pending.
  const [help] = await Promise.all([
    context.waitForEvent("page", (opened) => opened.url().endsWith("/help")),
    page.getByRole("contentinfo").getByRole("link", { name: "Help" }).last().click({ button: "middle" }),
  ]);

  expect(context.pages()).toEqual([page, help]);
  expect(page.url()).toBe(address);
  await expect(siteHeading(page)).toHaveText("Page home");
});

test("links to sections and to other pages of the site work in a preview, and questions open", async ({
  page,
}) => {
  await page.goto(`/full-preview/v1#${await tokenOf(content)}`);
  await untilShown(page);
  const answer = site(page).getByText("By the harbour.");
  await expect(answer).not.toBeInViewport();

  await site(page).getByRole("link", { name: "Further down" }).click();
  await expect(site(page).getByText("Where are you?")).toBeInViewport();
  await site(page).getByText("Where are you?").click();
  await expect(answer).toBeVisible();
  await site(page).getByRole("link", { name: "The other page" }).click();

  await expect(siteHeading(page)).toHaveText("Page about");
  await expect(page).toHaveURL(/\?page=about#/);
});

function aPage(id: string, path: string) {
  const link = (label: string, to: string) => ({ label, to });
  const opening = {
    title: `Page ${id}`,
    action: link("Elsewhere", "https://elsewhere.example/"),
    second: link("Further down", "#questions"),
  };
  const questions = {
    title: "Questions",
    questions: [
      { question: "When?", answer: "Daily." },
      { question: "Where are you?", answer: "By the harbour." },
    ],
  };
  return {
    id,
    path,
    title: `Page ${id}`,
    label: id,
    blocks: [
      { id: "opening", kind: "hero", variant: "heading", data: opening },
      {
        id: "more",
        kind: "call-to-action",
        variant: "band",
        data: { title: "Go on", action: link("The other page", "page:about") },
      },
      ...Array.from({ length: 8 }, (_, at) => ({
        id: `space-${at}`,
        kind: "hero",
        variant: "heading",
        data: { title: `Space ${at}` },
      })),
      { id: "questions", kind: "questions", variant: "list", data: questions },
    ],
  };
}
