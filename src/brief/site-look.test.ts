import { expect, test } from "vitest";
import { toOklch } from "#src/art/colour.ts";
import { coloursOf, type Theme } from "#src/sites/themes/theme.ts";
import { composeUnderstood } from "./compose-understood.ts";
import { firstProposals } from "./proposals.ts";
import { understand } from "./understand.ts";

const sitesOf = async (brief: string) => {
  const understood = understand(brief);
  const made = await Promise.all(
    firstProposals(understood).map((proposal) => composeUnderstood(brief, understood, proposal)),
  );
  return made.map(({ document }) => document);
};
const themesOf = async (brief: string) => (await sitesOf(brief)).map(({ theme }) => theme);
const openingsOf = async (brief: string) =>
  (await sitesOf(brief)).map(({ pages }) => {
    const hero = pages[0]?.blocks.find(({ kind }) => kind === "hero");
    return hero?.kind === "hero" ? hero.data.picture : null;
  });

const FINE = /^(?:cormorant|bodoni|instrument-serif|playfair|newsreader|fredoka)/;
const STRONG = /^(?:oswald|space|syne|unbounded)/;

test.each([
  "A garage in Walsall called Torque. MOTs and servicing.",
  "Slate roofing and leadwork in Kendal. Free quotes.",
  "Tree surgeon in Shropshire. Crown reductions and stump grinding.",
  "Blacksmith near Ludlow. Gates and fire pokers by hand.",
])("workshops and outdoor trades are set in strong letters: %s", async (brief) => {
  for (const { fonts, treatment } of await themesOf(brief)) {
    expect(fonts).toMatch(STRONG);
    expect(treatment).not.toBe("type");
  }
});

test("a bridal shop is set in fine letters", async () => {
  for (const { fonts } of await themesOf("Bridal shop in Bath. Gowns and fittings by appointment."))
    expect(fonts).toMatch(FINE);
});

test("a wish for the look is followed by type and colours of all proposals", async () => {
  const themes = await themesOf("Nail salon in Hove. Gels and pedicures. Modern and bold, please.");

  expect(new Set(themes.map(({ palette }) => palette)).size).toBe(3);
  for (const { fonts } of themes) expect(fonts).toMatch(STRONG);
});

const painted = (theme: Theme) => {
  const { dominant, accent, neutral, ground } = coloursOf(theme);
  return [dominant, accent, neutral, ground];
};
const isPink = (hex: string) => {
  const { l, c, h } = toOklch(hex);
  return c > 0.05 && (h > 325 || h < 20) && l > 0.5;
};

test.each([
  "Dog groomer in Bristol called Bubbles. Dark green and cream, no pink.",
  "Beauty salon in Bristol called Glow. Facials and massage. No pink please.",
  "Florist in Bristol called Stem. Bouquets. Soft and gentle, but no pink.",
])("a refused colour is nowhere: %s", async (brief) => {
  for (const theme of await themesOf(brief)) expect(painted(theme).filter(isPink)).toEqual([]);
});

test("two colours and paper are all the colours that were wished", async () => {
  for (const theme of await themesOf("Bookkeeper in Telford. Black and white with a bit of yellow.")) {
    const { dominant, accent } = coloursOf(theme);
    for (const hex of [dominant, accent]) {
      const { c, h } = toOklch(hex);
      expect(c < 0.03 || (h > 70 && h < 110), hex).toBe(true);
    }
  }
});

test.each([
  "A cricket club in Leeds. Nets on Tuesdays.",
  "A bed shop in Leeds. Mattresses.",
  "A plumber in Leeds. Boilers and leaks.",
])("the three proposals open with different pictures: %s", async (brief) => {
  const shown = (await openingsOf(brief)).map((picture) => JSON.stringify({ ...picture, seed: 0 }));

  expect(new Set(shown).size).toBe(3);
});
