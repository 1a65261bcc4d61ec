import { expect, test } from "vitest";
import { assetReference } from "#src/contract/asset-reference.ts";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { fc } from "#tests/support/fuzz.ts";
import { frame, tokenOf } from "#tests/support/token.ts";
import { parseDocument, type SiteDocument } from "../document.ts";
import { placePhotos } from "../edit/place-photos.ts";
import { type PhotoPicture, pictureSchema } from "../fields.ts";
import { photosIn } from "../photos.ts";
import { composeTemplate, loadTemplates, templateDocument, templateIds } from "../templates.ts";

import { deflate } from "./deflate.ts";
import { LONGEST_WITH_PICTURES } from "./limits.ts";
import { DEEPEST, MOST_VALUES } from "./read-json.ts";
import { decodeShare, encodeShare } from "./share-token.ts";
import { editedAs, edits } from "./testing.ts";
import { LARGEST_CONTENT, noLabel, ShareError, type ShareFailure } from "./token-content.ts";

const runs = process.env.FULL ? 10_000 : 500;
/** Whole sites are packed and unpacked so often, on a machine that may have other things to do. */
const LONGEST_MS = process.env.FULL ? 1_800_000 : 180_000;
/** In letters: a link of which no program makes two lines. */
const SHORT = 2_000;
const bakery = await siteOf("bakery-counter");
const label = {
  sender: "Ann of Sitewright",
  note: "The opening hours are those of your letter.",
  prospect: "Crumb & Sons",
  accent: "#0e7490",
  logo: "aaaabbbbccccddddeeee",
  lastDay: "2026-12-01",
};
const token = await encodeShare(bakery);

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

test("what the sender says of it comes along", async () => {
  const shared = await decodeShare(await encodeShare(bakery, label), new Date("2026-12-01T12:00:00"));

  expect(shared.label).toEqual(label);
});

test("a link of the first version opens without its logo, which was an address", async () => {
  const made = await tokenOf('{"t":"bakery-counter","p":"Crumb","l":"https://crumb.example/logo.svg"}');

  expect((await decodeShare(made)).label).toEqual({ ...noLabel, prospect: "Crumb" });
});

test("every template fits into a short link, also after typical edits", {
  timeout: LONGEST_MS,
}, async () => {
  for (const [index, template] of (await loadTemplates()).entries()) {
    if (index % 9 !== 0 && !process.env.FULL) continue;
    const site = composeTemplate(template);

    expect((await encodeShare(site, label)).length).toBeLessThanOrEqual(SHORT);
    expect((await encodeShare(editedAs("ten changed texts", site))).length).toBeLessThanOrEqual(SHORT);
  }
  expect(templateIds.length).toBe(270);
});

test("whatever is typed into a site, its token says the same", { timeout: LONGEST_MS }, async () => {
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

test("a token that is cut off anywhere says so", { timeout: LONGEST_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: token.length - 1 }), async (length) => {
      // One letter over whole bytes is no length that base64 has.
      expect(await failureOf(token.slice(0, length))).toBe(length % 4 === 1 ? "foreign" : "truncated");
    }),
    { numRuns: runs },
  );
});

test("a token with one bit changed is never opened", { timeout: LONGEST_MS }, async () => {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  const found = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));

      const failure = await failureOf(toBase64Url(changed));

      // The first byte is the version, which the checksum leaves out; the next two are the length.
      if (bit < 8) expect(["damaged", "future"]).toContain(failure);
      else if (bit < 24) expect(["damaged", "truncated"]).toContain(failure);
      else expect(failure).toBe("damaged");
      found.add(failure);
    }),
    { numRuns: runs },
  );
  expect(found).toContain("damaged");
});

test("whatever else stands in the address is refused in a word of its own", {
  timeout: LONGEST_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.string({ unit: fc.constantFrom(..."ABCDEFabcdef0123-_"), maxLength: 300 }),
      ),
      async (text) => {
        expect(["missing", "foreign", "truncated", "damaged"]).toContain(await failureOf(text));
      },
    ),
    { numRuns: runs },
  );
});

test("whatever well-formed content a forger packs, a site comes out or an explanation", {
  timeout: LONGEST_MS,
}, async () => {
  const anyContent = fc.record(
    {
      t: fc.oneof(fc.constantFrom("bakery-counter", "no-such-template", "__proto__"), fc.anything()),
      h: fc.oneof(fc.integer(), fc.anything()),
      d: fc.oneof(
        fc.json().map((text) => JSON.parse(text)),
        fc.array(
          fc.oneof(
            fc.constantFrom(0, 1, 2),
            fc.dictionary(fc.string(), fc.anything()),
            fc.array(fc.anything()),
          ),
        ),
      ),
      s: fc.oneof(fc.string(), fc.anything()),
      a: fc.oneof(fc.constantFrom("#123456", "red;background:url(//x)"), fc.anything()),
      i: fc.oneof(fc.constantFrom("javascript:alert(1)", "aaaabbbbccccddddeeee"), fc.anything()),
      x: fc.oneof(fc.constantFrom("2020-01-01", "2999-99-99"), fc.anything()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const text = JSON.stringify(content, (_, value) => (typeof value === "bigint" ? 0 : value));
      const outcome = await decodeShare(await tokenOf(text)).catch((error) => error);

      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(ShareError);
        expect(["unreadable", "outdated", "expired"]).toContain((outcome as ShareError).failure);
      } else expect(parseDocument(outcome.document)).toEqual(outcome.document);
      expect(Object.prototype).not.toHaveProperty("polluted");
    }),
    { numRuns: runs },
  );
});

test.each<[string, () => Promise<string>, ShareFailure]>([
  ["nothing", async () => "", "missing"],
  ["a word", async () => "not a token!", "foreign"],
  ["a word of letters that tokens have", async () => "garbage", "damaged"],
  ["one of a later version that was cut off", async () => withVersion(2).slice(0, -4), "damaged"],
  ["one of a later version with a letter changed", async () => withoutLastBit(withVersion(2)), "damaged"],
  ["one of a later version", async () => withVersion(2), "future"],
  ["one of no version", async () => withVersion(0), "damaged"],
  [
    "one that is longer than any link of ours",
    async () => "A".repeat(LONGEST_WITH_PICTURES + 1),
    "too-large",
  ],
  ["a bomb", () => tokenOf(" ".repeat(LARGEST_CONTENT + 1)), "too-large"],
  [
    "a bomb of a gigabyte, as far as a token can carry one",
    () => tokenOf(" ".repeat(5_000_000)),
    "too-large",
  ],
  ["what nests too deep", () => tokenOf("[".repeat(DEEPEST + 1) + "]".repeat(DEEPEST + 1)), "unreadable"],
  ["too many values", () => tokenOf(`[${"0,".repeat(MOST_VALUES)}0]`), "unreadable"],
  ["what is not JSON", () => tokenOf("{"), "unreadable"],
  ["what is not text", async () => frame(await deflate(new Uint8Array([0xff, 0xfe]))), "unreadable"],
  ["what cannot be unpacked", async () => frame(new Uint8Array([1, 2, 3, 4])), "unreadable"],
  ["a site without a page", () => tokenOf('{"d":[0,{"version":1,"pages":[]}]}'), "unreadable"],
  [
    "one entry taken many times",
    () => tokenOf('{"t":"bakery-counter","d":[1,{"pages":[2,[[0,1],[0,1]]]}]}'),
    "outdated",
  ],
  ["a template that there is not", () => tokenOf('{"t":"bakery-nowhere"}'), "outdated"],
  ["a day that has passed", () => encodeShare(bakery, { ...label, lastDay: "2020-02-29" }), "expired"],
])("%s is refused", async (_, made, failure) => {
  expect(await failureOf(await made())).toBe(failure);
});

test("an expired one still says who sent it, and when it ended", async () => {
  const made = await encodeShare(bakery, { ...label, lastDay: "2026-12-01" });

  await expect(decodeShare(made, new Date("2026-12-01T23:59:00"))).resolves.toBeTruthy();
  await expect(decodeShare(made, new Date("2026-12-02T00:01:00"))).rejects.toMatchObject({
    label: { sender: label.sender, lastDay: "2026-12-01" },
  });
});

test("a prototype that is named in a token is not one", async () => {
  const forged = await tokenOf(
    '{"t":"bakery-counter","d":[1,{"__proto__":[0,{"polluted":1}],"meta":[1,{"__proto__":[0,{"polluted":1}]}]}]}',
  );

  const { document } = await decodeShare(forged);

  expect(document).toEqual(bakery);
  expect("polluted" in document).toBe(false);
  expect("polluted" in document.meta).toBe(false);
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

async function siteOf(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error(`There is no template ${id}.`);
  return document;
}

async function failureOf(token: string) {
  const outcome = await decodeShare(token).catch((error) => error);
  if (!(outcome instanceof ShareError)) throw new Error(`It was opened, or failed otherwise: ${outcome}`);
  return outcome.failure;
}

function withVersion(version: number) {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  bytes[0] = version;
  return toBase64Url(bytes);
}

function withoutLastBit(token: string) {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return toBase64Url(bytes);
}

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
