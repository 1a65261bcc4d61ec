import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, type Deficiency, difference, simulate } from "../../tests/support/colour-vision.ts";

const TONES = ["green", "cyan", "amber", "blue", "red", "violet", "grey"];
/** Colours that must be distinguishable: the statuses of rows, and those of projects. */
const STATUSES = [
  ["green", "amber", "blue", "red", "grey"],
  ["green", "cyan", "amber"],
];
const DEFICIENCIES: Deficiency[] = ["protanopia", "deuteranopia", "tritanopia"];
const SURFACES = ["paper", "raised", "sunken"];

const rules = parse(readFileSync("src/ui/theme.css", "utf8"));
const schemes = ["light", "dark"] as const;
const looks = schemes.flatMap((scheme) =>
  [false, true].flatMap((isHighContrast) =>
    ["none" as const, ...DEFICIENCIES].map((deficiency) => ({ scheme, isHighContrast, deficiency })),
  ),
);
type Look = (typeof looks)[number];

describe.each(looks)("$scheme, high contrast $isHighContrast, colours for $deficiency", (look) => {
  const colour = coloursOf(look);

  test("text has enough contrast", () => {
    const pairs = [
      ...SURFACES.flatMap((surface) => [
        ["ink", surface],
        ["muted", surface],
        ["signal", surface],
        ["danger", surface],
        ["green-ink", surface],
      ]),
      ["on-signal", "signal"],
      ["on-signal", "signal-strong"],
      ["danger", "red-tint"],
      ["muted", "grey-tint"],
      ["on-night", "night"],
      ["on-night-muted", "night"],
      ["on-night-signal", "night"],
      ...TONES.map((tone) => [`${tone}-ink`, `${tone}-tint`]),
    ] as [string, string][];

    const weak = pairs.filter(
      ([text, ground]) => contrast(colour(text), colour(ground)) < (look.isHighContrast ? 7 : 4.5),
    );

    expect(weak).toEqual([]);
  });

  test("controls, rings and dots have enough contrast", () => {
    const marks = ["edge", "signal", "danger", ...TONES.map((tone) => `${tone}-ink`)];

    const weak = SURFACES.flatMap((surface) =>
      marks.filter((mark) => contrast(colour(mark), colour(surface)) < 3).map((mark) => [mark, surface]),
    );

    expect(weak).toEqual([]);
  });
});

describe.each(DEFICIENCIES)("in the colours for %s", (deficiency) => {
  test.each(schemes)("tones with different meanings are distinguishable, %s", (scheme) => {
    const colour = coloursOf({ scheme, isHighContrast: false, deficiency });
    const seen = (name: string) => simulate(colour(name), deficiency);

    const alike = STATUSES.flatMap(pairsOf).flatMap(([one, other]) =>
      ["ink", "tint"].filter((part) => difference(seen(`${one}-${part}`), seen(`${other}-${part}`)) < 10),
    );

    expect(alike).toEqual([]);
    expect(difference(seen("signal"), seen("danger"))).toBeGreaterThan(10);
    expect(difference(seen("danger"), seen("ink"))).toBeGreaterThan(10);
  });

  test.each(schemes)("all other tones are distinguishable, %s", (scheme) => {
    const colour = coloursOf({ scheme, isHighContrast: false, deficiency });

    const alike = pairsOf(TONES).flatMap(([one, other]) =>
      ["ink", "tint"].filter(
        (part) =>
          difference(
            simulate(colour(`${one}-${part}`), deficiency),
            simulate(colour(`${other}-${part}`), deficiency),
          ) < 10,
      ),
    );

    expect(alike).toEqual([]);
  });

  test.each(schemes)("outlines and texts in high contrast are distinguishable, %s", (scheme) => {
    const colour = coloursOf({ scheme, isHighContrast: true, deficiency });

    const alike = STATUSES.flatMap(pairsOf).filter(
      ([one, other]) =>
        difference(simulate(colour(`${one}-ink`), deficiency), simulate(colour(`${other}-ink`), deficiency)) <
        10,
    );

    expect(alike).toEqual([]);
  });
});

test("without its own palette some tones would not be distinguishable", () => {
  const alike = DEFICIENCIES.filter((deficiency) => {
    const colour = coloursOf({ scheme: "light", isHighContrast: false, deficiency: "none" });
    return STATUSES.flatMap(pairsOf).some(
      ([one, other]) =>
        difference(
          simulate(colour(`${one}-tint`), deficiency),
          simulate(colour(`${other}-tint`), deficiency),
        ) < 10,
    );
  });

  expect(alike).toEqual(DEFICIENCIES);
});

describe("the colour formulas", () => {
  // From the test data that Sharma, Wu and Dalal published with their notes on the formula (2005).
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
  ])("the difference of %j and %j is %f", (one, other, expected) => {
    const lab = ([l = 0, a = 0, b = 0]: number[]) => ({ mode: "lab65", l, a, b }) as const;

    expect(difference(lab(one), lab(other))).toBeCloseTo(expected, 4);
  });

  // The columns of the published matrices are the simulated colours of full red, green and blue.
  test.each([
    ["protanopia", "#ff0000", [0.152286, 0.114503, 0]],
    ["protanopia", "#00ff00", [1, 0.786281, 0]],
    ["deuteranopia", "#ff0000", [0.367322, 0.280085, 0]],
    ["deuteranopia", "#0000ff", [0, 0.047413, 0.968881]],
    ["tritanopia", "#0000ff", [0, 0.147602, 0.3039]],
    ["tritanopia", "#808080", [0.215861, 0.215861, 0.215861]],
  ] as const)("%s changes %s to %j", (deficiency, colour, expected) => {
    const { r, g, b } = simulate(colour, deficiency);

    expect(r).toBeCloseTo(expected[0], 4);
    expect(g).toBeCloseTo(expected[1], 4);
    expect(b).toBeCloseTo(expected[2], 4);
  });
});

/** Each unordered pair once. */
const pairsOf = (names: string[]) =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

/** Resolves the theme's colours by name for the given settings. */
function coloursOf({ scheme, isHighContrast, deficiency }: Look) {
  const values = new Map<string, string>();
  for (const { within, name, value } of rules) {
    const applies =
      within === "@theme" ||
      (within === ":root @variant high-contrast" && isHighContrast) ||
      within === `:root:where(.color-blind-${deficiency})`;
    if (applies) values.set(name, value);
  }
  return (name: string) => {
    const value = values.get(`--color-${name}`);
    if (!value) throw new Error(`The theme has no colour "${name}"`);
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
    return (scheme === "light" ? light : dark) ?? value;
  };
}

/** Returns all declarations in order, each with its surrounding rules but without layers. */
function parse(css: string) {
  const around: string[] = [];
  const found: { within: string; name: string; value: string }[] = [];
  const parts = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g);
  for (const [, text = "", end] of parts) {
    if (end === "{") around.push(text.trim());
    else {
      const [, name = "", value = ""] = /^\s*(--[\w-]+):\s*([\s\S]+)$/.exec(text) ?? [];
      if (name)
        found.push({ within: around.filter((rule) => !rule.startsWith("@layer")).join(" "), name, value });
    }
    if (end === "}") around.pop();
  }
  return found;
}
