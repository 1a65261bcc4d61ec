import { describe, expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { DocumentError, MAX_BLOCKS, MAX_PAGES, parseDocument, type SiteDocument } from "./document.ts";
import { isSafeLink, isWebAddress, readOrigin } from "./links.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const template = await templateDocument("law-firm-ledger");

describe("a document", () => {
  test("comes back as it was written", () => {
    const document = aSite();

    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  test("loses unknown fields, and keys such as `__proto__`", () => {
    const { pages, ...rest } = aSite();
    const text = JSON.stringify({ ...rest, pages, colour: "red" }).replace(
      '"meta":{',
      '"__proto__":{"isAdmin":true},"meta":{"__proto__":{"isAdmin":true},"extra":1,',
    );
    const document = parseDocument(JSON.parse(text)) as unknown as Record<string, unknown>;

    expect(Object.keys(document)).toEqual(["version", "meta", "theme", "pages"]);
    expect(document.meta).not.toHaveProperty("extra");
    expect((document as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((document.meta as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("describes where it is invalid", () => {
    expect(() => parseDocument(changed((site) => Object.assign(blockOf(site), { kind: "popup" })))).toThrow(
      "This site cannot be read: page 1, block 2 (popup), kind is unsupported.",
    );
    expect(() =>
      parseDocument(changed((site) => Object.assign(blockOf(site).data, { title: "x".repeat(200) }))),
    ).toThrow("page 1, block 2 (hero), title may have at most 140 characters.");
    expect(() => parseDocument(changed((site) => Object.assign(site.theme, { palette: "neon" })))).toThrow(
      "theme, palette has to be a palette that there is.",
    );
  });

  test.each([null, 7, "site", [], {}, { version: "1" }, { version: 1 }, { version: 99 }, { version: -1 }])(
    "is refused when it is none: %j",
    (value) => {
      expect(() => parseDocument(value)).toThrow(DocumentError);
    },
  );

  test("has limits", () => {
    const [page] = aSite().pages;
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...page,
        id: `p-${index}`,
        path: index === 0 ? "index" : `p-${index}`,
      }));

    expect(() => parseDocument({ ...aSite(), pages: many(MAX_PAGES) })).not.toThrow();
    expect(() => parseDocument({ ...aSite(), pages: many(MAX_PAGES + 1) })).toThrow("at most 12 pages");
    const blocks = Array.from({ length: MAX_BLOCKS + 1 }, (_, index) => ({
      ...page?.blocks[1],
      id: `b-${index}`,
    }));
    expect(() => parseDocument({ ...aSite(), pages: [{ ...page, blocks }] })).toThrow("at most 40 blocks");
  });

  test("has unique ids", () => {
    expect(() =>
      parseDocument(changed((site) => Object.assign(blockOf(site), { id: "navigation" }))),
    ).toThrow("page 1, blocks has two blocks of one id");
  });

  test("of an older version is migrated step by step", () => {
    const { meta, ...rest } = aSite();
    const older = { ...rest, version: 0, about: meta };
    const steps = {
      0: ({ about, ...document }: Record<string, unknown>) => ({ ...document, meta: about }),
      1: (document: Record<string, unknown>) => document,
    };

    expect(parseDocument(older, steps)).toEqual(aSite());
    expect(() => parseDocument(older)).toThrow("version 0 is too old");
  });

  test("either parses any value or throws a DocumentError", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
        for (const candidate of [
          value,
          { ...aSite(), pages: value },
          { ...aSite(), theme: other, meta: value },
        ]) {
          try {
            parseDocument(candidate);
          } catch (error) {
            expect(error).toBeInstanceOf(DocumentError);
          }
        }
      }),
    );
  });

  test("contains no control characters, which pages cannot show", () => {
    const document = parseDocument(
      changed((site) => Object.assign(blockOf(site).data, { title: "One\u0000two\u202ethree\ud800" })),
    );

    expect((blockOf(document).data as { title: string }).title).toBe("Onetwo\u202ethree\ufffd");
  });
});

describe("a link", () => {
  test.each([
    "",
    "page:about",
    "page:about#team",
    "#questions",
    "https://example.com/a?b=c#d",
    "https://example.com:8443/a%20b@c",
    "https://EXAMPLE.com",
    "https://bücher.example/straße",
    "https://my_shop.example.com?a",
    "mailto:hello@example.com",
    "tel:+15550123",
  ])("may be %j", (address) => {
    expect(isSafeLink(address)).toBe(true);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "http://example.com",
    "//example.com",
    "/about",
    "https:example.com",
    "https://user:secret@example.com",
    "https://example.com\\@evil.example",
    "https://example.com@evil.example",
    "https://@evil.example",
    "https://evil.example@",
    "https://ex%61mple.com",
    "https://",
    "https:///evil.example",
    "https://localhost",
    "https://intranet/page",
    "https://127.0.0.1",
    "https://2130706433",
    "https://0x7f.1",
    "https://0177.0.0.1",
    "https://[::1]",
    "https://1.1.1.1.",
    "https://example.com.",
    "https://.com",
    "https://a..example",
    "https://example.com;script-src",
    "https://a'b.example",
    'https://a"b.example',
    "https://a,b.example",
    "https://example.com:99999",
    "https://exam\u200bple.com",
    "https://example.com\u2028",
    "https://example.com\u3000.evil",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "page:../secret",
    "mailto:a@b.example\nBcc:c@d.example",
    "mailto:a@b.example?bcc=c@d.example",
    "mailto:a%2Cc@d.example",
  ])("may not be %j", (address) => {
    expect(isSafeLink(address)).toBe(false);
  });

  test("that is allowed has a safe scheme, however it is disguised", () => {
    const dangerous = fc
      .tuple(
        fc.string({
          unit: fc.constantFrom(" ", "\t", "\n", "\u0000", "\u200b", "/", "\\", ":"),
          maxLength: 3,
        }),
        fc.constantFrom("javascript", "data", "vbscript", "JAVASCRIPT", "blob", "file"),
        fc.string({ maxLength: 20 }),
      )
      .map(([before, scheme, after]) => `${before}${scheme}:${after}`);

    fc.assert(fc.property(dangerous, (address) => !isSafeLink(address)));
    fc.assert(
      fc.property(fc.string(), (address) => {
        if (!isSafeLink(address) || address === "" || /^(#|page:)/.test(address)) return;
        expect(["https:", "mailto:", "tel:"]).toContain(new URL(address, "https://here.example").protocol);
      }),
    );
  });
});

test("a form destination that is not a web address counts as none", () => {
  const formAddressOf = (formAddress: string) =>
    parseDocument({ ...aSite(), meta: { ...aSite().meta, formAddress } }).meta.formAddress;

  expect(formAddressOf("https://forms.example/1")).toBe("https://forms.example/1");
  for (const address of ["https://forms.example;script-src", "https://localhost/1", "javascript:alert(1)"]) {
    expect(formAddressOf(address)).toBe("");
  }
});

test("a site of the first release with a link to a local host opens, and the link is kept but not rendered", () => {
  const to = "https://localhost:3000/menu";
  const site = parseDocument(
    changed((site) => Object.assign(blockOf(site).data, { action: { label: "To the machine", to } })),
  );

  expect(blockOf(site).data).toMatchObject({ action: { to } });
  expect(
    renderStatic(site)
      .files.map(({ text }) => text)
      .join(""),
  ).not.toMatch(/localhost|To the machine/);
});

test.each([
  ["https://example.com/", "https://example.com"],
  [" https://example.com:8443/shop ", "https://example.com:8443/shop"],
  ["https://example.com/?a", null],
  ["https://example.com/#a", null],
  ["http://example.com", null],
  ["https://evil@example.com", null],
  ["example.com", null],
])("a site that will stand at %j has the origin %j", (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test("a web address always has an ASCII host", () => {
  const anyHost = fc.string({ unit: fc.constantFrom(..."ab19.-_;,'\"@:/?#%[]* é。\u200b"), maxLength: 12 });
  let taken = 0;
  fc.assert(
    fc.property(anyHost, (host) => {
      const address = `https://${host}.example`;
      if (!isWebAddress(address)) return;
      taken += 1;
      expect(new URL(address).origin).toMatch(/^https:\/\/[a-z0-9._-]+(:\d+)?$/);
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(0);
});

function aSite(): SiteDocument {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
}

function changed(change: (site: SiteDocument) => void) {
  const site = structuredClone(aSite());
  change(site);
  return site;
}

function blockOf(site: SiteDocument) {
  const block = site.pages[0]?.blocks[1];
  if (!block) throw new Error("The site of this test has no second block.");
  return block;
}
