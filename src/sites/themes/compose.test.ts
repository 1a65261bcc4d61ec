import { expect, test } from "vitest";
import { contrast, toHex, toOklch } from "#src/art/colour.ts";
import { fc } from "#tests/support/fuzz.ts";
import { composeTones, paperRoles, type Roles, tones } from "./compose.ts";
import { type PaletteColours, palettes } from "./palettes.ts";

test.each(palettes.map((palette) => [palette.id, palette] as const))(
  "%s can be read everywhere",
  (_, palette) => {
    expect(unreadable(palette)).toEqual([]);
  },
);

test("any six colours become readable on all grounds, and on paper", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const palette = fc.record({
    dominant: colour,
    accent: colour,
    neutral: colour,
    ground: colour,
    ink: colour,
    light: colour,
  });

  fc.assert(
    fc.property(palette, (colours) => {
      expect(unreadable(colours)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("there are enough palettes of every mood, and half of them have a coloured ground", () => {
  expect(palettes.length).toBeGreaterThanOrEqual(30);
  expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
  expect(new Set(palettes.flatMap(({ moods }) => moods)).size).toBe(7);
  expect(palettes.filter(({ ground }) => ground !== "#ffffff").length).toBeGreaterThanOrEqual(
    palettes.length / 2,
  );
});

test("a colour survives the conversion to OKLCH and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      const back = Number.parseInt(toHex(toOklch(hex)).slice(1), 16);
      for (const shift of [0, 8, 16]) {
        expect(Math.abs(((back >> shift) & 255) - ((value >> shift) & 255))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

/** Returns the colour pairs with too little contrast. */
function unreadable(palette: PaletteColours) {
  const roles = { ...composeTones(palette), paper: paperRoles(palette) };
  return ([...tones, "paper"] as const).flatMap((tone) =>
    pairsOf(roles[tone])
      .filter(([, , ratio, front, back]) => contrast(front, back) < ratio)
      .map(
        ([name, ground, , front, back]) =>
          `${tone}: ${name} on ${ground} ${contrast(front, back).toFixed(2)}`,
      ),
  );
}

function pairsOf(roles: Roles) {
  const onGrounds = (["ink", "muted", "strong", "accentInk", "edge"] as const).flatMap((name) =>
    (["ground", "surface"] as const).map(
      (ground) => [name, ground, name === "edge" ? 3 : 4.5, roles[name], roles[ground]] as const,
    ),
  );
  return [
    ...onGrounds,
    ["onFill", "fill", 4.5, roles.onFill, roles.fill] as const,
    ["onAccent", "accent", 4.5, roles.onAccent, roles.accent] as const,
  ];
}
