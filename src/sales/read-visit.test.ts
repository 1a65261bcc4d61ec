import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { hasProspect, noVisit, readVisit, type Visit, withVisit } from "./read-visit.ts";

/** Left-to-right and right-to-left marks, embeddings, overrides and isolates. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const CONTROL = /\p{Cc}/u;
const HALF_CHARACTER = /\p{Surrogate}/u;

/** The maximum length of an image in a link. */
const LOGO = "a".repeat(4_096);

const parameter = fc.constantFrom(
  "prospect",
  "accent",
  "logo",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_id",
  "sig",
  "token",
  "__proto__",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom("\u202E", "\u0000", " ", "\n", "\uD800", "👩‍🚀", "<", "a"),
    maxLength: 200,
  }),
  fc.constantFrom("#AB12ef", "teal", "https://example.com/a.svg", "javascript:alert(1)", "/icon.svg"),
);
const anySearch = fc
  .array(fc.tuple(parameter, anyText), { maxLength: 20 })
  .map((entries) => `?${new URLSearchParams(entries)}`);
const anyStored = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        prospect: fc.oneof(anyText, fc.anything()),
        accent: fc.oneof(anyText, fc.anything()),
        logo: fc.oneof(anyText, fc.anything()),
        utm: fc.oneof(fc.dictionary(parameter, fc.oneof(anyText, fc.integer())), fc.anything()),
      },
      { requiredKeys: [] },
    )
    .map((fields) => JSON.stringify(fields, (_, value) => (typeof value === "bigint" ? 0 : value))),
);

test("any link and session give a valid visit", () => {
  fc.assert(
    fc.property(anySearch, anyStored, (search, stored) => {
      expectClean(readVisit(search, stored));
    }),
  );
});

test("a stored visit is restored unchanged", () => {
  fc.assert(
    fc.property(anySearch, anyStored, (search, stored) => {
      const visit = readVisit(search, stored);

      expect(readVisit("", JSON.stringify(visit))).toEqual(visit);
    }),
  );
});

test("the state before the first paint agrees with the visit after it", () => {
  fc.assert(
    fc.property(anySearch, anyStored, (search, stored) => {
      expect(hasProspect(search, stored)).toBe(readVisit(search, stored).prospect !== "");
    }),
  );
});

test("an address with the visit gives another person the same visit", () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const visit = readVisit(search, null);

      const { search: carried } = new URL(
        withVisit("/web-app-builder?brief=a+bakery#top", visit),
        "http://x",
      );

      expect(readVisit(carried, null)).toEqual({ ...visit, signedLink: "" });
      expect(new URLSearchParams(carried).get("brief")).toBe("a bakery");
    }),
  );
});

test.each([
  ["Acme", "Acme"],
  ["  Acme \t\n & Sons ", "Acme & Sons"],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["\u202Egnp.exe\u2067", "gnp.exe"],
  ["Zoë \u0000Ng", "Zoë Ng"],
  ["👩‍👩‍👧 Kindergarten", "👩‍👩‍👧 Kindergarten"],
  ["a".repeat(100_000), "a".repeat(80)],
  ["🦊".repeat(100), "🦊".repeat(80)],
])("the prospect %j is read as %j", (given, prospect) => {
  expect(readVisit(`?prospect=${encodeURIComponent(given)}`, null)).toEqual({ ...noVisit, prospect });
});

test("a lone surrogate becomes a replacement character", () => {
  expect(readVisit("", JSON.stringify({ prospect: "A\uD83DB" })).prospect).toBe("A\uFFFDB");
});

test.each([
  ["#0E7490", "#0e7490"],
  ["0E7490", "#0e7490"],
  ["Teal", "#00796b"],
  [" navy ", "#1a2a5e"],
  ["#0e749", null],
  ["#0e74900", null],
  ["red;background:url(//evil.example)", null],
  ["constructor", null],
  ["", null],
])("the accent %j is read as %j", (given, accent) => {
  expect(readVisit(`?accent=${encodeURIComponent(given)}`, null).accent).toBe(accent);
});

test.each([
  LOGO,
  "https://example.com/logo.svg",
  "/images/logo.png",
  "//evil.example/logo.svg",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "a".repeat(4_097),
])("the logo %.30s is never loaded: only an image in the hash is used", (given) => {
  const written = encodeURIComponent(given);
  const read = given === LOGO ? LOGO : null;

  expect(readVisit(`/?prospect=Acme&logo=${written}`, null).logo).toBeNull();
  expect(readVisit(`/?prospect=Acme#logo=${written}`, null).logo).toBe(read);
  expect(readVisit("", JSON.stringify({ prospect: "Acme", logo: given })).logo).toBe(read);
});

test("a visit that began with a signed link only changes by a link with a prospect", () => {
  const link = `/live-demos?prospect=Acme&accent=teal&from=Ann&sig=${"A".repeat(86)}#logo=${LOGO}`;
  const visit = readVisit(link, null);
  expect(visit).toEqual({
    prospect: "Acme",
    accent: "#00796b",
    logo: LOGO,
    utm: {},
    signedLink: link,
    ticket: "",
  });

  const after = (address: string) => readVisit(address, JSON.stringify(visit));

  expect(after("/pricing?accent=red")).toEqual(visit);
  expect(after("/pricing?prospect=Acme&accent=red&utm_source=fair")).toEqual({
    ...visit,
    utm: { utm_source: "fair" },
  });
  expect(after("/pricing?prospect=Bolt")).toEqual({ ...noVisit, prospect: "Bolt" });
  expect(after(`/pricing?prospect=Acme#logo=${"B".repeat(40)}`)).toMatchObject({
    logo: "B".repeat(40),
    signedLink: "",
  });
});

test("the reply ticket of a link lasts for the visit, and only another link changes it", () => {
  const [ann, eve] = ["a", "e"].map((letter) => `${letter.repeat(40)}.${"S".repeat(86)}`);
  const signed = `/pricing?prospect=Acme&sig=${"A".repeat(86)}#logo=${LOGO}&seller=${ann}`;
  const visit = readVisit(signed, null);
  const after = (address: string) => readVisit(address, JSON.stringify(visit)).ticket;

  expect(visit).toMatchObject({ ticket: ann, logo: LOGO });
  expect(after("/cart")).toBe(ann);
  expect(after("/cart?prospect=Acme&accent=red")).toBe(ann);
  expect(after(`/cart#seller=${eve}`)).toBe(ann);
  expect(after("/cart?prospect=Bolt")).toBe("");
  expect(after(`/full-preview/v1#AbC~~${eve}`)).toBe(eve);
  expect(after(`/full-preview/v1#AbC~${"S".repeat(86)}`)).toBe(ann);
  expect(readVisit("/pricing#seller=<b>", null).ticket).toBe("");
});

test("the first value of a repeated parameter counts", () => {
  const { prospect, utm } = readVisit("?prospect=A&prospect=B&utm_source=x&utm_source=y", null);

  expect([prospect, utm]).toEqual(["A", { utm_source: "x" }]);
});

test("at most ten campaign parameters are kept, each of at most 120 characters", () => {
  const given = Array.from("abcdefghijklm", (letter) => [`utm_${letter}`, "v".repeat(1_000)]);

  const { utm } = readVisit(`?${new URLSearchParams(given)}&utm_Bad=1&utm_1=1&utm_=1`, null);

  expect(Object.keys(utm)).toEqual(Array.from("abcdefghij", (letter) => `utm_${letter}`));
  expect(new Set(Object.values(utm))).toEqual(new Set(["v".repeat(120)]));
});

const stored = JSON.stringify({
  prospect: "Acme",
  accent: "#112233",
  logo: LOGO,
  signedLink: "",
  ticket: "",
  utm: { utm_source: "fair", utm_medium: "qr" },
});

test("a link with a prospect replaces the visit, others add to it", () => {
  expect(readVisit("?prospect=Bolt", stored)).toEqual({ ...noVisit, prospect: "Bolt" });
  expect(readVisit("?prospect=", stored)).toEqual(noVisit);
  expect(readVisit("?utm_campaign=may", stored)).toEqual({
    ...JSON.parse(stored),
    utm: { utm_campaign: "may" },
  });
  expect(readVisit("?accent=nonsense#logo=data:x", stored)).toEqual(JSON.parse(stored));
});

test.each([
  ["{", noVisit],
  ["null", noVisit],
  ["[]", noVisit],
  [
    '{"prospect":7,"accent":"#112233","logo":"javascript:x","utm":"utm_source"}',
    { ...noVisit, accent: "#112233" },
  ],
  [
    '{"prospect":"Acme","utm":{"utm_source":{},"utm_medium":"qr"}}',
    {
      ...noVisit,
      prospect: "Acme",
      utm: { utm_medium: "qr" },
    },
  ],
])("valid fields of a stored %s are kept", (stored, visit) => {
  expect(readVisit("", stored)).toEqual(visit);
});

test("the address's own parameters win, and an address without need stays unchanged", () => {
  const visit = { ...noVisit, prospect: "Acme & Sons", utm: { utm_source: "fair" } };

  expect(withVisit("/web-app-builder?utm_source=page#a", visit)).toBe(
    "/web-app-builder?utm_source=page&prospect=Acme+%26+Sons#a",
  );
  expect(withVisit("/web-app-builder?brief=a%20b", noVisit)).toBe("/web-app-builder?brief=a%20b");
});

function expectClean({ prospect, accent, logo, utm }: Visit) {
  for (const text of [prospect, ...Object.values(utm)]) {
    expect(text).not.toMatch(BIDI);
    expect(text).not.toMatch(CONTROL);
    expect(text).not.toMatch(HALF_CHARACTER);
    expect(text).toBe(text.trim());
  }
  expect(Array.from(prospect).length).toBeLessThanOrEqual(80);
  expect(accent ?? "#000000").toMatch(/^#[\da-f]{6}$/);
  expect(logo ?? LOGO).toMatch(/^[\w-]{20,4096}$/);
  expect(Object.keys(utm).length).toBeLessThanOrEqual(10);
  for (const [name, value] of Object.entries(utm)) {
    expect(name).toMatch(/^utm_[a-z_]+$/);
    expect(Array.from(value).length).toBeLessThanOrEqual(120);
  }
}
