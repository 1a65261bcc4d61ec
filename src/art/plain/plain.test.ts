import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ArtTheme, crops, treatments } from "../art-theme.ts";
import { createPaint } from "../paint.ts";
import { frames, usualPlaces } from "../scene.ts";
import { type PlainPicture, plainFor, plainPictures } from "./plain.ts";

const bright: Omit<ArtTheme, "treatment"> = {
  isDark: false,
  ground: "#f4f1ea",
  groundDeep: "#e6e0d4",
  dominant: "#3d4f45",
  accent: "#a98a5b",
  light: "#fdfcf8",
  ink: "#1f2724",
};
const dark: Omit<ArtTheme, "treatment"> = {
  ...bright,
  isDark: true,
  ground: "#0b1626",
  groundDeep: "#060d18",
  dominant: "#1d3a66",
  light: "#f3ead9",
};

function markupOf(
  picture: PlainPicture,
  theme: ArtTheme,
  { seed = 1, crop = "hero" as (typeof crops)[number], id = "one", word = "Harbour" } = {},
) {
  const paint = createPaint(theme, seed, id);
  const drawn = picture.draw(paint, frames[crop], usualPlaces[crop], word);
  return renderToStaticMarkup(createElement("svg", null, paint.definitions(), drawn));
}

const looks = treatments.flatMap((treatment) => [
  { ...bright, treatment },
  { ...dark, treatment },
]);
const all = plainPictures.flatMap((picture) =>
  looks.flatMap((theme) =>
    crops.map((crop) => ({
      name: `${picture.id} ${theme.treatment} ${crop} ${theme.isDark ? "dark" : "bright"}`,
      markup: markupOf(picture, theme, { crop }),
    })),
  ),
);

test("there are eight pictures or more without a subject, each with a name", () => {
  const ids = plainPictures.map(({ id }) => id);

  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { label, id } of plainPictures) expect(label, id).toMatch(/^[A-Z]/);
});

test("calm and grave businesses choose from six or more, others from five or more", () => {
  const countOf = (mood: PlainPicture["moods"][number]) =>
    plainPictures.filter(({ moods }) => moods.includes(mood)).length;

  for (const mood of ["calm", "grave"] as const) expect(countOf(mood), mood).toBeGreaterThanOrEqual(6);
  for (const mood of ["lively", "festive", "plain", "tender", "pattern"] as const)
    expect(countOf(mood), mood).toBeGreaterThanOrEqual(5);
});

test("a pattern shows no door, no stairs and no papers", () => {
  const ids = plainPictures.filter(({ moods }) => moods.includes("pattern")).map(({ id }) => id);

  for (const thing of ["arches", "steps", "window-light", "sheets", "contours"])
    expect(ids).not.toContain(thing);
});

test("a business keeps its picture, and a mood has more than one", () => {
  const chosen = Array.from({ length: 40 }, (_, seed) => plainFor("grave", seed));

  expect(plainFor("grave", 7)).toBe(plainFor("grave", 7));
  expect(new Set(chosen).size).toBeGreaterThanOrEqual(5);
  for (const { id, moods } of chosen) expect(moods, id).toContain("grave");
});

test("every picture draws in all treatments and crops, with ids of its own", () => {
  for (const { name, markup } of all) {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
    const pointers = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, own]) => own);

    expect(new Set(ids).size, name).toBe(ids.length);
    expect(
      pointers.filter((own) => !ids.includes(own)),
      name,
    ).toEqual([]);
    expect(markup, name).not.toMatch(
      / style=|<script|https?:|NaN|undefined|Infinity| (?:width|height|r|rx|ry)="-/,
    );
    expect(markup.length, name).toBeLessThan(14_000);
  }
});

test("the same seed draws the same picture, another seed another one", () => {
  for (const picture of plainPictures) {
    const theme: ArtTheme = { ...bright, treatment: "flat" };

    expect(markupOf(picture, theme), picture.id).toBe(markupOf(picture, theme));
    expect(markupOf(picture, theme, { seed: 5 }), picture.id).not.toBe(markupOf(picture, theme));
  }
});

test("the letter is the first of the business’s name, or an ampersand", () => {
  const letter = plainPictures.find(({ id }) => id === "initial") as PlainPicture;
  const theme: ArtTheme = { ...bright, treatment: "flat" };

  expect(markupOf(letter, theme, { word: "österreich" })).toContain(">Ö</text>");
  expect(markupOf(letter, theme, { word: "" })).toContain(">&amp;</text>");
});
