import { beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { blockAt, writeField } from "#src/sites/edit/edit-blocks.ts";
import { labelPage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { longestAt, type Place, placesOf, textAt } from "./text-places.ts";

let site: SiteDocument;
beforeAll(async () => {
  site = (await templateDocument("bakery-counter")) as SiteDocument;
});

test("a text may be as long as its place says, and no longer", () => {
  const seen = new Set<string>();
  for (const { place, at } of textsOf(site)) {
    const written = (text: string) => {
      const changed = write(at, place, text);
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

function write(at: { page: string; block: string }, place: Place, text: string) {
  if (place.kind === "field") return writeField(site, at, place.path, text);
  if (place.kind === "label") return labelPage(site, place.page, text);
  return changeMeta(site, { business: { [place.name]: text } });
}
