import { beforeAll, expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import type { SiteDocument } from "../document.ts";
import { loadScenes, scenesIn } from "../drawn/art-catalogue.ts";
import { pictureSchema } from "../fields.ts";
import { templateDocument } from "../templates.ts";
import { rolesOf } from "../themes/theme.ts";
import { changeHead, changePageHead } from "./change-head.ts";
import { socialPicture } from "./social-picture.tsx";

const template = await templateDocument("law-firm-ledger");

beforeAll(async () => {
  await loadScenes(scenesIn(site()));
});

test("a picture for links has the site's colours and words, and needs nothing else", () => {
  const { svg, texts } = draw(site());

  const { tone } = site().pages[0]?.blocks.find(({ kind }) => kind === "hero") ?? { tone: "plain" };
  expect(svg).toContain(`fill="${rolesOf(site().theme)[tone].ground}"`);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
  // An SVG drawn as an image loads no resources, and one with HTML taints the canvas.
  expect(svg).not.toMatch(/<image|<foreignObject|<script|href="(?!#)|url\((?!#)/);
  expect(texts.map(({ words }) => words)).toEqual([
    "Ashworth & Vale",
    "Counsel that holds when it matters.",
    site().meta.business.town,
  ]);
});

test("a page may have another title there, and the last line is the site's address", () => {
  const id = site().pages[0]?.id ?? "";
  const own = changePageHead(site(), id, { socialTitle: "Call us first" });
  const { texts } = draw(changeHead(own, { origin: "https://ashworth.example/law" }));

  expect(texts.map(({ words }) => words).slice(1)).toEqual(["Call us first", "ashworth.example"]);
});

test("a page without a picture of its own has that of the home page, and its own title", () => {
  const page = site().pages[1];
  const { svg, texts } = draw(
    { ...site(), pages: site().pages.map((one) => (one === page ? { ...one, blocks: [] } : one)) },
    1,
  );

  expect(texts[1]?.words).toBe(page?.title);
  expect(svg).toContain("clip-path");
});

test("without any picture the words have the whole width", () => {
  const pages = site().pages.map((page) => ({ ...page, blocks: [] }));
  const { texts } = draw({ ...site(), pages });

  expect(texts[1]?.width).toBeGreaterThan(1_000);
});

test("a photograph has a frame of its own, over the drawn picture that it replaced", () => {
  const [home] = site().pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero");
  if (hero?.kind !== "hero" || hero.data.picture?.kind === "photo")
    throw new Error("The template has changed.");
  const picture = pictureSchema.parse({
    kind: "photo",
    asset: assetReference("0f".repeat(32)),
    width: 1_600,
    height: 1_067,
    art: hero.data.picture,
  });
  const pages = site().pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block === hero ? { ...hero, data: { ...hero.data, picture } } : block,
    ),
  }));

  const { svg, photo } = draw({ ...site(), pages });

  expect(photo?.picture).toEqual(picture);
  expect(svg).toContain("clip-path");
  expect(svg).not.toContain("<img");
});

function site(): SiteDocument {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
}

function draw(document: SiteDocument, index = 0) {
  const page = document.pages[index];
  if (!page) throw new Error(`The site of this test has no page ${index}.`);
  return socialPicture(document, page);
}
