import { expect, test } from "vitest";
import { contrast } from "#src/art/colour.ts";
import { assetReference } from "#src/lib/asset-reference.ts";
import { parseDocument } from "./document.ts";
import { type Logo, type LogoVersion, logoOn, opticalHeight } from "./logo.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";
import { composeTones, tones } from "./themes/compose.ts";
import { logoPalettes } from "./themes/logo-palettes.ts";

const NAVY = "#10305a";
const WHITE = "#ffffff";

test("each ground has the version that stands out on it, an uploaded one before a recoloured one", () => {
  const logo = { light: version("a", NAVY), dark: { ...version("b", WHITE), isMade: true } };

  expect(logoOn(logo, "#fdf8ef")).toMatchObject({ name: "light", plate: undefined });
  expect(logoOn(logo, "#0b1626")).toMatchObject({ name: "dark", plate: undefined });

  const orange = { light: version("a", "#e8590c"), dark: { ...version("b", WHITE), isMade: true } };
  expect(logoOn(orange, "#16181d")?.name).toBe("light"); // the brand's original colour is visible here
  expect(logoOn(orange, "#e8590c")?.name).toBe("dark");
});

test("a logo that is invisible on a ground gets a plate", () => {
  expect(logoOn({ light: version("a", NAVY) }, "#0b1626")?.plate).toBe(WHITE);
  expect(logoOn({ dark: version("a", WHITE) }, "#ffffff")?.plate).toBe("#000000");
  expect(logoOn({ light: { ...version("a", NAVY), isOpaque: true } }, "#0b1626")?.plate).toBeUndefined();
});

test("wide logos are lower than square ones, and tall ones higher, so that all have about one area", () => {
  const square = opticalHeight({ width: 500, height: 500 });
  const wide = opticalHeight({ width: 800, height: 200 });
  const tall = opticalHeight({ width: 300, height: 400 });

  expect(square).toBe(1);
  expect(wide * wide * 4).toBeGreaterThan(1);
  expect(wide * wide * 4).toBeLessThan(1.3);
  expect(tall).toBeGreaterThan(square);
  expect(opticalHeight({ width: 5000, height: 50 })).toBe(0.34); // otherwise it would be a hairline
});

test("a logo is in navigation and footer of every page, with the name as alternative text, and among the files", async () => {
  const site = await siteWith({ light: version("a", NAVY), dark: { ...version("b", WHITE), isMade: true } });

  const { files, pictures } = renderStatic(site, { stored: stored("a", "b") });

  const page = files.find(({ path }) => path === "index.html")?.text ?? "";
  const logos = page.match(/<img class="sw-logo[^>]*>/g) ?? [];
  expect(logos.length).toBe(2);
  for (const logo of logos) expect(logo).toContain(`alt="${site.meta.business.name}"`);
  expect(pictures.map(({ path }) => path)).toContain("pictures/own-loaf-logo-360.webp");
  expect(pictures.every(({ width }) => width < 1000)).toBe(true);
  expect(files.find(({ path }) => path === "site.css")?.text).toContain(".sw-logo-light{");
});

test("a logo that white paper would swallow is printed on a dark field", async () => {
  const dark = await siteWith({ light: version("a", NAVY), dark: { ...version("b", WHITE), isMade: true } });

  const css = renderStatic(dark, { stored: stored("a", "b") }).files.find(
    ({ path }) => path === "site.css",
  )?.text;

  expect(css).toMatch(/@media print\{\.sw-logo-dark\{[^}]*background:#000000/);
  expect(css).not.toContain("@media print{.sw-logo-light{");
});

test("a logo whose file is missing is replaced by the name", async () => {
  const site = await siteWith({ light: version("a", NAVY) });

  const page = renderStatic(site).files.find(({ path }) => path === "index.html")?.text ?? "";

  expect(page).not.toContain("<img");
  expect(page).toMatch(/<a class="sw-brand"[^>]*>Own Loaf<\/a>/);
});

test("icons made from the logo replace the letter on each page", async () => {
  const site = await siteWith({ light: version("a", NAVY) });

  const { files } = renderStatic(site, { stored: stored("a"), hasIcons: true });

  const pages = files.filter(({ path }) => path.endsWith(".html"));
  for (const { path, text } of pages) {
    expect(text.match(/rel="(?:apple-touch-)?icon"[^>]*sizes="(\d+x\d+)"/g), path).toHaveLength(3);
    expect(text, path).not.toContain("favicon.svg");
  }
  expect(files.map(({ path }) => path)).not.toContain("favicon.svg");
});

test.each([
  ["no picture", {}],
  [
    "the address of a picture elsewhere",
    { light: { ...version("a", NAVY), asset: "https://evil.example/x" } },
  ],
  ["a colour that is a rule", { light: { ...version("a", NAVY), colours: [{ colour: "red}", share: 1 }] } }],
  ["a size that is none", { light: { ...version("a", NAVY), width: 0 } }],
])("a logo with %s is refused", async (_, logo) => {
  const document = await siteWith({ light: version("a", NAVY) });

  expect(() => parseDocument({ ...document, meta: { ...document.meta, logo } })).toThrow(/logo/);
});

test.each([
  ["one dark colour", [{ colour: NAVY, share: 1 }], 2],
  ["a pale colour", [{ colour: "#ffe14d", share: 1 }], 2],
  ["black", [{ colour: "#000000", share: 1 }], 2],
  [
    "two colours and white",
    [
      { colour: WHITE, share: 0.6 },
      { colour: "#d7382a", share: 0.25 },
      { colour: NAVY, share: 0.15 },
    ],
    3,
  ],
])("palettes from %s can be read everywhere, and lead with a colour of the logo", (_, colours, count) => {
  const palettes = logoPalettes(colours);

  expect(palettes).toHaveLength(count);
  for (const { name, colours: palette } of palettes) {
    const roles = composeTones(palette);
    for (const tone of tones) {
      const { ground, surface, ink, muted, strong, fill, onFill } = roles[tone];
      for (const text of [ink, muted, strong]) {
        expect(contrast(text, ground), `${name}, ${tone}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, surface), `${name}, ${tone}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(onFill, fill), `${name}, ${tone}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.dominant, palette.ground), name).toBeGreaterThanOrEqual(4.5);
  }
  expect(logoPalettes(colours)).toEqual(palettes);
});

test("a pale logo stays pale, beside a dark colour of its hue", () => {
  const [first] = logoPalettes([{ colour: "#ffe14d", share: 1 }]);

  expect(first?.colours.accent).toBe("#ffe14d");
  expect(contrast(first?.colours.dominant ?? "", WHITE)).toBeGreaterThan(7);
});

test("the strong colour of a logo leads, not the white that covers more of it", () => {
  const [first] = logoPalettes([
    { colour: WHITE, share: 0.7 },
    { colour: "#a02020", share: 0.3 },
  ]);

  expect(first?.colours.dominant).toBe("#a02020");
  expect(logoPalettes([])).toEqual([]);
});

function version(letter: string, colour: string): LogoVersion {
  return {
    asset: assetReference(letter.repeat(64)),
    width: 720,
    height: 180,
    colours: [{ colour, share: 1 }],
  };
}

async function siteWith(logo: Logo) {
  const template = await templateDocument("bakery-counter");
  if (!template) throw new Error("The template of this test is gone.");
  const { meta } = template;
  const business = { ...meta.business, name: "Own Loaf" };
  return parseDocument({ ...template, meta: { ...meta, business, logo } });
}

const stored = (...letters: string[]) =>
  new Map(
    letters.map((letter) => [
      assetReference(letter.repeat(64)),
      {
        ...{ type: "image/webp", name: "logo.svg", width: 1440, height: 360, color: NAVY },
        sizes: [360, 720, 1440].map((width) => ({ width, height: width / 4 })),
      },
    ]),
  );
