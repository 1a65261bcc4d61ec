import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { countsOf, sceneIds as ids, loadScenes, sceneOf } from "#src/sites/drawn/art-catalogue.ts";
import { ComparisonArt } from "#src/sites/drawn/comparison-art.tsx";
import { initials, PersonArt } from "#src/sites/drawn/person-art.tsx";
import { SceneArt } from "#src/sites/drawn/scene-art.tsx";
import { TileArt } from "#src/sites/drawn/tile-art.tsx";
import { everyNth, sample } from "#tests/support/sample.ts";
import { type ArtTheme, crops, treatments } from "./art-theme.ts";
import { seedsForPeople } from "./faces.ts";
import { MapArt } from "./map-art.tsx";
import { WordmarkArt } from "./wordmark-art.tsx";

const dark: ArtTheme = {
  treatment: "lit",
  isDark: true,
  ground: "#0b1626",
  groundDeep: "#060d18",
  dominant: "#1d3a66",
  accent: "#d9b27a",
  light: "#f3ead9",
  ink: "#0b1626",
};
const bright: ArtTheme = {
  treatment: "lit",
  isDark: false,
  ground: "#ffe9c9",
  groundDeep: "#f6d29c",
  dominant: "#0d7b86",
  accent: "#ff9b71",
  light: "#fffaf0",
  ink: "#153b45",
};
await loadScenes(ids);
const themes = treatments.flatMap((treatment) => [
  { ...dark, treatment },
  { ...bright, treatment },
]);
const SEEDS = [0, 1, 2, 3, 4, 5];
const PEOPLE = ["Maria Lopez", "James Okafor", "Ruth Adler", "Tom Becker", "Aisha Khan", "Dr. Owen Hart"];

interface Sheet {
  name: string;
  limit: number;
  draw: (id: string) => ReactElement;
}

/** Every picture, with the largest size it may have. */
const sheets: Sheet[] = themes.flatMap((theme) => [
  ...ids.flatMap((scene) => [
    ...SEEDS.flatMap((seed) =>
      crops.map((crop) => ({
        name: `${scene} ${crop} ${theme.treatment} ${seed}`,
        limit: 14_000,
        draw: (id: string) => <SceneArt {...{ theme, seed, id, scene, crop }} word="Lume" />,
      })),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
      name: `${scene} tile ${index} ${theme.treatment}`,
      limit: 6_000,
      draw: (id: string) => <TileArt {...{ theme, seed: 1, id, scene, index }} />,
    })),
    ...(["before", "after"] as const).map((side) => ({
      name: `${scene} ${side} ${theme.treatment}`,
      limit: 7_000,
      draw: (id: string) => <ComparisonArt {...{ theme, seed: 1, id, scene, side }} />,
    })),
  ]),
  ...PEOPLE.flatMap((name) =>
    (["portrait", "monogram"] as const).map((look) => ({
      name: `${name} ${look} ${theme.treatment}`,
      limit: 4_000,
      draw: (id: string) => <PersonArt {...{ theme, seed: 1, id, name, look }} />,
    })),
  ),
  ...SEEDS.map((seed) => ({
    name: `map ${theme.treatment} ${seed}`,
    limit: 5_000,
    draw: (id: string) => <MapArt {...{ theme, seed, id }} streets={["Alder Street", "Quay Road"]} />,
  })),
  {
    name: `word mark ${theme.treatment}`,
    limit: 2_000,
    draw: (id: string) => <WordmarkArt {...{ theme, seed: 1, id }} name="Northgate" />,
  },
]);

/**
 * There are thousands of pictures. The step shares no divisor with the number of pictures per scene, so the sample
 * has all kinds.
 */
const drawn = everyNth(sheets, 11).map(({ name, limit, draw }) => ({
  name,
  limit,
  draw,
  markup: renderToStaticMarkup(draw("hero-3")),
}));

describe("every picture", () => {
  test("is the same for the same seed", () => {
    for (const { name, markup, draw } of drawn.filter((_, index) => index % 5 === 0)) {
      expect(renderToStaticMarkup(draw("hero-3")), name).toBe(markup);
    }
  });

  test("stays below its size limit", () => {
    const sizes = drawn.map(({ name, limit, markup }) => ({ name, over: markup.length - limit }));

    expect(sizes.filter(({ over }) => over > 0)).toEqual([]);
  });

  test("has unique ids, and refers only to its own", () => {
    for (const [index, { name, markup, draw }] of drawn.entries()) {
      const ids = idsOf(markup);
      const own = new Set(ids);

      expect(own.size, name).toBe(ids.length);
      expect(
        pointersOf(markup).filter((id) => !own.has(id)),
        name,
      ).toEqual([]);
      // Drawing all of them is slow.
      if (index % 5 !== 0 && !process.env.FULL) continue;
      expect(
        idsOf(renderToStaticMarkup(draw("hero-3-1"))).filter((id) => own.has(id)),
        name,
      ).toEqual([]);
    }
  });

  test("has no style, script or address, and no invalid number", () => {
    for (const { name, markup } of drawn) {
      expect(markup, name).not.toMatch(
        / style=|<script|<style|https?:|feTurbulence|NaN|undefined|Infinity|function| (?:width|height|r|rx|ry)="-/,
      );
    }
  });

  test("is labelled with a label, and hidden from screen readers without one", () => {
    const theme = bright;
    const draw = (label?: string) =>
      renderToStaticMarkup(<SceneArt {...{ theme, label }} seed={1} id="a" scene="restaurant" crop="tile" />);

    expect(draw("A plate of pasta")).toContain('role="img" aria-label="A plate of pasta"');
    expect(draw()).toContain('aria-hidden="true"');
    expect(draw()).not.toContain("role=");
  });
});

describe.each(ids)("the pictures of %s", (scene) => {
  test("differ by arrangement, treatment and crop", () => {
    const { arrangements } = countsOf(scene);
    const pictures = treatments.flatMap((treatment) =>
      crops.flatMap((crop) =>
        Array.from({ length: arrangements }, (_, seed) =>
          renderToStaticMarkup(
            <SceneArt theme={{ ...dark, treatment }} id="a" {...{ seed, scene, crop }} word="Lume" />,
          ),
        ),
      ),
    );

    expect(arrangements).toBeGreaterThanOrEqual(2);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test("are never the same hero for six seeds in a row", () => {
    for (const theme of sample(themes, 2)) {
      const heroes = [0, 1, 2, 3, 4, 5].map((seed) =>
        renderToStaticMarkup(<SceneArt {...{ theme, seed, scene }} id="a" crop="hero" word="Lume" />),
      );

      expect(new Set(heroes).size, theme.treatment).toBe(6);
    }
  });
});

test("another palette gives another mood: no picture has a colour of the other theme", () => {
  const markup = renderToStaticMarkup(<SceneArt theme={dark} seed={0} id="a" scene="law-firm" crop="hero" />);

  expect(markup).toContain(dark.ground);
  for (const colour of [bright.ground, bright.dominant, bright.accent]) expect(markup).not.toContain(colour);
});

test("an industry without pictures throws an error that explains what to do", () => {
  expect(() => sceneOf("__proto__")).toThrow('There is no scene "__proto__"');
});

test.each([
  ["Maria Lopez", "ML"],
  ["Dr. Ana Paula Reis", "AR"],
  ["Cher", "C"],
  ["Ødegaard & Ito", "ØI"],
  ["", ""],
])("%s is abbreviated to %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("people on one page have different faces", () => {
  const people = PEOPLE.map((name) => ({ name }));
  const seeds = seedsForPeople(people, 4);
  const faces = PEOPLE.map((name, index) =>
    renderToStaticMarkup(
      <PersonArt theme={bright} seed={seeds[index] ?? 0} id="a" name={name} look="portrait" />,
    )
      .split('d="')
      .sort((one, two) => two.length - one.length)
      .at(0),
  );

  expect(seedsForPeople(people, 4)).toEqual(seeds);
  expect(new Set(faces).size).toBeGreaterThan(3);
});

function idsOf(markup: string) {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

function pointersOf(markup: string) {
  return [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = ""]) => id);
}
