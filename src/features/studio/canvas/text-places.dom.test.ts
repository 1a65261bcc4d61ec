import { beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { longestAt, placesOf, textAt, writeAt } from "./text-places.ts";

let site: SiteDocument;
beforeAll(async () => {
  site = (await templateDocument("bakery-counter")) as SiteDocument;
});

test("a text can be as long as its place allows, and no longer", () => {
  const seen = new Set<string>();
  for (const { place, at } of textsOf(site)) {
    const written = (text: string) => {
      const changed = writeAt(site, at.page, at.block, place, text);
      const block = blockAt(changed, at);
      return block && textAt(changed, block, place);
    };
    const longest = "x".repeat(longestAt(place));
    expect(written(longest), JSON.stringify(place)).toBe(longest);
    expect(written(`${longest}x`), JSON.stringify(place)).not.toBe(`${longest}x`);
    seen.add(place.kind === "field" ? place.field.kind : place.kind);
  }
  expect([...seen].sort()).toEqual(["business", "label", "line", "link", "paragraphs", "text", "words"]);
});

function* textsOf(site: SiteDocument) {
  for (const page of site.pages)
    for (const block of page.blocks)
      for (const { place } of placesOf(site, page, block))
        if (place.kind !== "field" || place.field.kind !== "picture")
          yield { place, at: { page: page.id, block: block.id } };
}
