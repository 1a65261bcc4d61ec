import { expect, test } from "vitest";
import { isDark } from "#src/art/colour.ts";
import { assetReference } from "#src/lib/asset-reference.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { assetsIn, photosIn } from "#src/sites/photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import { withOwnPictures } from "./own-pictures.ts";

const reference = (letter: string) => assetReference(letter.repeat(64));
const logo = {
  light: {
    ...{ asset: reference("a"), width: 720, height: 180 },
    colours: [
      { colour: "#a02020", share: 0.7 },
      { colour: "#10305a", share: 0.3 },
    ],
  },
};

test("proposals use the logo, its colours and the photographs, each with a different palette", async () => {
  const site = await template("bakery-counter");
  const photos = [photo("b"), photo("c")];

  const [first, second] = [0, 1].map((index) => withOwnPictures(site, { logo, photos, index }));

  expect(first?.meta.logo).toEqual(logo);
  expect(photosIn(first).map(({ asset }) => asset)).toEqual([reference("b"), reference("c")]);
  expect(coloursOf(first?.theme ?? site.theme).dominant).toBe("#a02020");
  expect(coloursOf(second?.theme ?? site.theme).dominant).toBe("#10305a");
});

test("a dark proposal stays dark, and a proposal without pictures stays unchanged", async () => {
  const site = await template("bakery-marquee");
  expect(isDark(coloursOf(site.theme).ground)).toBe(true);

  const made = withOwnPictures(site, { logo, photos: [], index: 0 });

  expect(isDark(coloursOf(made.theme).ground)).toBe(true);
  expect(coloursOf(made.theme).ground).not.toBe(coloursOf(site.theme).ground);
  expect(assetsIn(made)).toEqual([reference("a")]);
  expect(withOwnPictures(site, { logo: undefined, photos: [], index: 2 })).toBe(site);
});

function photo(letter: string): PhotoPicture {
  return {
    ...{ kind: "photo", asset: reference(letter), width: 960, height: 640, art: null, label: "" },
    ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" },
  };
}

async function template(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error("The template of this test is gone.");
  return document;
}
