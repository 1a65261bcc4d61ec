import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import type { SiteDocument } from "../document.ts";
import { placePhotos } from "../edit/place-photos.ts";
import { firstFocus, type Photos, photosIn } from "../photos.ts";
import { SitePage } from "../render.tsx";
import { templateDocument } from "../templates.ts";
import { photoClasses } from "./photo-styles.ts";

const asset = assetReference("ab".repeat(32));
const files = {
  width: 900,
  height: 600,
  color: "#8a7f70",
  sizes: [{ width: 900, height: 600, address: "blob:here" }],
};
let site: SiteDocument;
beforeAll(async () => {
  const photo = {
    kind: "photo" as const,
    asset,
    width: 900,
    height: 600,
    focus: { x: 50, y: 50 },
    zoom: 100,
    tone: "none" as const,
    art: null,
    label: "Our oven",
  };
  site = placePhotos((await templateDocument("bakery-counter")) as SiteDocument, [photo]).document;
});

test("a photograph is an image with its alternative text", () => {
  draw(new Map([[asset, files]]));

  expect(screen.getByRole("img", { name: "Our oven" })).toHaveAttribute("src", "blob:here");
});

test("a missing photograph is replaced by its drawn picture and alternative text, with a mark for the studio", () => {
  const { container } = draw(new Map([[asset, null]]));

  expect(screen.getByRole("img", { name: "Our oven" })).toBeInstanceOf(SVGElement);
  expect(container.querySelectorAll(".sw-photo-missing")).toHaveLength(1);
});

test("so is a photograph whose file cannot be decoded", () => {
  const { container } = draw(new Map([[asset, files]]));

  fireEvent.error(screen.getByRole("img", { name: "Our oven" }));

  expect(screen.getByRole("img", { name: "Our oven" })).toBeInstanceOf(SVGElement);
  expect(container.querySelectorAll(".sw-photo-missing")).toHaveLength(1);
});

test("a dark photograph has a class, so that a dark logo on a dark ground gets a plate", () => {
  const [photo] = photosIn(site);
  if (!photo) throw new Error("The site of this test has no photograph.");

  expect(photoClasses(photo, { ...files, color: "#15171c" })).toContain("sw-photo-dim");
  expect(photoClasses(photo, files)).not.toContain("sw-photo-dim");
});

test("a tall photograph begins with its upper part in view, where faces are", () => {
  expect(firstFocus({ width: 900, height: 1600 })).toEqual({ x: 50, y: 38 });
  expect(firstFocus({ width: 1600, height: 900 })).toEqual({ x: 50, y: 50 });
});

function draw(photos: Photos) {
  const [page] = site.pages;
  if (!page) throw new Error("The site of this test has no page.");
  return render(createElement(SitePage, { document: site, page, photos }));
}
