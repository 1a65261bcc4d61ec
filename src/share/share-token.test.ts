import { expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { type PhotoPicture, pictureSchema } from "#src/sites/fields.ts";
import { photosIn } from "#src/sites/photos.ts";
import { composeTemplate, loadTemplates, templateIds } from "#src/sites/templates.ts";
import { fc } from "#tests/support/fuzz.ts";
import { tokenOf } from "#tests/support/token.ts";
import { decodeShare, encodeShare } from "./share-token.ts";
import { editedAs, edits } from "./testing.ts";
import { noLabel } from "./token-content.ts";
import { bakery, label, MAX_MS, runs } from "./token-testing.ts";

/** In letters: a link of which no program makes two lines. */
const SHORT = 2_000;

test.each(Object.keys(edits) as (keyof typeof edits)[])(
  "a site after %s comes back as it was sent",
  async (name) => {
    const site = editedAs(name, bakery);

    const shared = await decodeShare(await encodeShare(site));

    expect(shared).toEqual({ document: site, label: noLabel, isRefreshed: false, formHost: "" });
  },
);

test("photographs stay with the sender, and the link says how many", async () => {
  const asset = assetReference("ab".repeat(32));
  const photo = { kind: "photo", asset, width: 900, height: 600, label: "Our oven", decorative: false };
  const { document: site, placed } = placePhotos(bakery, [pictureSchema.parse(photo) as PhotoPicture]);
  const made = await encodeShare(site);

  const shared = await decodeShare(made);

  expect(placed).toBe(1);
  expect(shared.leftPhotos).toBe(1);
  expect(photosIn(shared.document)).toEqual([]);
  expect(JSON.stringify(shared.document)).toContain("Our oven");
  expect(made.length).toBeLessThanOrEqual(SHORT);
});

test("pictures of subjects and plain pictures come along", async () => {
  const pictures = [
    { kind: "subject", subjects: ["bicycle", "spanner"], composition: "three", seed: 7, label: "A bicycle" },
    { kind: "plain", seed: 3, mood: "grave", label: "" },
  ];
  const [page, ...pages] = bakery.pages;
  const blocks = page?.blocks.map((block) =>
    block.kind === "hero" ? { ...block, data: { ...block.data, picture: pictures[0] } } : block,
  );
  const about = page?.blocks.find(({ kind }) => kind === "hero");
  const other = { ...about, id: "second", data: { ...about?.data, picture: pictures[1] } };
  const site = parseDocument({
    ...bakery,
    pages: [{ ...page, blocks: [...(blocks ?? []), other] }, ...pages],
  });

  const shared = await decodeShare(await encodeShare(site));

  expect(shared.document).toEqual(site);
  expect(JSON.stringify(shared.document)).toContain(JSON.stringify(pictures[0]));
  expect(JSON.stringify(shared.document)).toContain(JSON.stringify(pictures[1]));
});

test("what the sender says of it comes along", async () => {
  const shared = await decodeShare(await encodeShare(bakery, label), new Date("2026-12-01T12:00:00"));

  expect(shared.label).toEqual(label);
});

test("a link of the first version opens without its logo, which was an address", async () => {
  const made = await tokenOf('{"t":"bakery-counter","p":"Crumb","l":"https://crumb.example/logo.svg"}');

  expect((await decodeShare(made)).label).toEqual({ ...noLabel, prospect: "Crumb" });
});

test("every template fits into a short link, also after typical edits", {
  timeout: MAX_MS,
}, async () => {
  for (const [index, template] of (await loadTemplates()).entries()) {
    if (index % 9 !== 0 && !process.env.FULL) continue;
    const site = composeTemplate(template);

    expect((await encodeShare(site, label)).length).toBeLessThanOrEqual(SHORT);
    expect((await encodeShare(editedAs("ten changed texts", site))).length).toBeLessThanOrEqual(SHORT);
  }
  expect(templateIds.length).toBe(270);
});

test("whatever is typed into a site, its token says the same", { timeout: MAX_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), fc.nat(40), async (text, seed) => {
      const site = parseDocument(withTitles(bakery, text, seed));

      const { document } = await decodeShare(await encodeShare(site));

      expect(document).toEqual(site);
    }),
    // A whole site is packed and read each time.
    { numRuns: process.env.FULL ? runs : runs / 4 },
  );
});

test("an expired one still says who sent it, and when it ended", async () => {
  const made = await encodeShare(bakery, { ...label, lastDay: "2026-12-01" });

  await expect(decodeShare(made, new Date("2026-12-01T23:59:00"))).resolves.toBeTruthy();
  await expect(decodeShare(made, new Date("2026-12-02T00:01:00"))).rejects.toMatchObject({
    label: { sender: label.sender, lastDay: "2026-12-01" },
  });
});

test("where forms are sent neither leaves with a link nor comes with one", async () => {
  const formAddress = "https://forms.example/1";
  // As the first release wrote it.
  const old = await tokenOf(
    `{"t":"bakery-counter","d":[1,{"meta":[1,{"formAddress":[0,"${formAddress}"]}]}]}`,
  );
  const made = await encodeShare({ ...bakery, meta: { ...bakery.meta, formAddress } });

  expect(await decodeShare(old)).toMatchObject({ document: bakery, formHost: "forms.example" });
  expect(await decodeShare(made)).toMatchObject({ document: bakery, formHost: "" });

  const destination = { kind: "formspree", id: "evilevil" } as const;
  const forged = await tokenOf(
    `{"t":"bakery-counter","d":[1,{"meta":[1,{"forms":[0,${JSON.stringify({ destination, consent: "Yes" })}]}]}]}`,
  );
  const shared = await decodeShare(forged);
  expect(shared.formHost).toBe("formspree.io");
  expect(shared.document.meta.forms).toEqual({ consent: "Yes" });
  const own = { ...bakery, meta: { ...bakery.meta, forms: { destination, consent: "Yes" } } };
  expect(await decodeShare(await encodeShare(own))).toMatchObject({
    document: { meta: { forms: { consent: "Yes" } } },
    formHost: "",
  });
});

test("where a site stands neither leaves with a link nor comes with one; other settings do", async () => {
  const made = await encodeShare({
    ...bakery,
    head: { origin: "https://elsewhere.example", isUnlisted: true },
  });
  const forged = await tokenOf('{"t":"bakery-counter","d":[1,{"head":[0,{"origin":"https://a.example"}]}]}');

  expect((await decodeShare(made)).document).toEqual({ ...bakery, head: { isUnlisted: true } });
  expect((await decodeShare(forged)).document).toEqual(bakery);
});

test("a template that has changed since gives what the sender has changed, on today's ground", async () => {
  const made = await tokenOf('{"t":"bakery-counter","h":1,"d":[1,{"meta":[1,{"title":[0,"Crumb"]}]}]}');

  const shared = await decodeShare(made);

  expect(shared.isRefreshed).toBe(true);
  expect(shared.document.pages[0]?.title).toBe("Crumb");
});

function withTitles(site: SiteDocument, text: string, seed: number) {
  const pages = site.pages.map((page, index) => ({
    ...page,
    title: index % 2 === seed % 2 ? text : page.title,
    blocks: page.blocks.toSpliced(seed % page.blocks.length, seed % 3 === 0 ? 1 : 0),
  }));
  return {
    ...site,
    meta: { ...site.meta, tagline: text, business: { ...site.meta.business, name: text } },
    pages,
  };
}
