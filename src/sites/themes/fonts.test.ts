import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { familiesOf, fontFaceCss, fontFamilies, fontPairings } from "./fonts.ts";

test.each(Object.values(fontFamilies))(
  "$name is installed and comes with its licence",
  ({ file, licence }) => {
    const path = join(process.cwd(), "node_modules", file);

    expect(existsSync(path)).toBe(true);
    expect(statSync(path).size).toBeLessThan(60_000);
    expect(readFileSync(join(process.cwd(), "public/licenses", licence), "utf8")).toContain(
      "SIL OPEN FONT LICENSE",
    );
  },
);

test("there are eleven pairings of two families", () => {
  expect(fontPairings).toHaveLength(11);
  expect(new Set(fontPairings.map(({ id }) => id)).size).toBe(11);
  for (const pairing of fontPairings) expect(familiesOf(pairing)).toHaveLength(2);
});

test("the fallback of a font has the same width", () => {
  const css = fontFaceCss(fontFamilies.cormorant, () => "fonts/cormorant.woff2");

  expect(css).toContain('src:url("fonts/cormorant.woff2")');
  expect(css).toMatch(
    /local\("Times New Roman"\).*local\("Liberation Serif"\).*;size-adjust:95%;ascent-override:96\.8%/,
  );
});
