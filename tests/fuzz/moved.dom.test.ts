import { beforeAll, describe, expect, test } from "vitest";
import { composeMoved } from "#src/brief/moved/compose-moved.ts";
import { missedLines } from "#src/brief/moved/missed-words.ts";
import { LONGEST_PART, MOST_PARTS, MovedError, type Part } from "#src/brief/moved/moved.ts";
import { type ReadSite, readMoved } from "#src/brief/moved/read-moved.ts";
import { readSiteFile, SiteFileError } from "#src/share/site-file.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { isSafeLink } from "#src/sites/links.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { fc, runs } from "#tests/support/fuzz.ts";
import { anyJson, anyText, nearly } from "./any-input.ts";

const anyAddress = fc.oneof(
  fc.constantFrom(
    ...["https://crumb.example/a", "mailto:a@b.example", "tel:+3294960142", "javascript:alert(1)", "/about"],
    ...["data:text/html,<script>", "//evil.example", "https://user@evil.example", "vbscript:x", "oven.jpg"],
    ...[
      "../../etc/passwd",
      "data:image/png;base64,iVBORw0KGgo=",
      "https://www.youtube.com/embed/abcdefghijk",
    ],
  ),
  anyText,
);
const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("Crumb Bakery", "We bake bread.", "Mon-Fri 9-5", "€4.20", "Ghent"),
  },
  fc.constantFrom(
    "Rye bread € 4.20",
    "Sunday closed",
    "Do you ship?",
    "[caption]",
    "<!-- wp:x -->",
    "**",
    "_a_",
  ),
  anyText.map((text) => text.slice(0, 300)),
);
const tags =
  "p div section h1 h2 h3 h4 ul ol li table tr td blockquote figure a b em img br iframe form script dl dt";
const anyMarkup: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", maxDepth: 6 },
    words,
    fc
      .tuple(
        fc.constantFrom(
          ...tags.split(" "),
          "svg",
          "style",
          "template",
          "noscript",
          "header",
          "footer",
          "main",
        ),
        fc.array(
          fc.tuple(fc.constantFrom("href", "src", "alt", "class", "id", "title", "style"), anyAddress),
          {
            maxLength: 2,
          },
        ),
        fc.array(tie("node"), { maxLength: 5 }),
      )
      .map(
        ([tag, attributes, inside]) =>
          `<${tag}${attributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`).join("")}>${inside.join("")}</${tag}>`,
      ),
  ),
})).node;
const linkedData = fc
  .oneof(
    anyJson,
    nearly({
      "@type": fc.constantFrom("Bakery", "LocalBusiness", ["Store"]),
      name: words,
      telephone: words,
      email: anyText,
      address: nearly({ streetAddress: words, addressLocality: words }),
      openingHours: fc.constantFrom("Mo-Fr 09:00-17:00", ["Sa 10:00-12:00"]),
      openingHoursSpecification: fc.array(
        nearly({
          dayOfWeek: fc.constant("Monday"),
          opens: fc.constant("09:00"),
          closes: fc.constant("17:00"),
        }),
        { maxLength: 3 },
      ),
      sameAs: fc.array(anyAddress, { maxLength: 3 }),
      offers: nearly({ "@type": fc.constant("Offer"), price: fc.integer(), priceCurrency: words }),
    }),
  )
  .map((value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`);
const anyPage = fc
  .tuple(words, fc.oneof(linkedData, fc.constant("")), fc.array(anyMarkup, { maxLength: 6 }))
  .map(([title, data, body]) => `<!doctype html><title>${title}</title>${data}<body>${body.join("\n")}`);
const anyMarkdown = fc
  .array(
    fc.oneof(
      words,
      fc
        .tuple(
          fc.constantFrom("# ", "## ", "- ", "1. ", "> ", "| ", "```", "![", "[", "---", ""),
          words,
          anyAddress,
        )
        .map(([sign, text, address]) => `${sign}${text}${sign.endsWith("[") ? `](${address})` : ""}`),
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.join("\n"));
const anyExport = fc
  .array(
    fc.tuple(
      words,
      fc.oneof(anyMarkup, anyMarkdown),
      fc.constantFrom("page", "post", "attachment", "x"),
      words,
    ),
    {
      maxLength: 4,
    },
  )
  .map(
    (items) =>
      `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Crumb</title>${items
        .map(
          ([title, content, type, date]) =>
            `<item><title>${cdata(title)}</title><content:encoded>${cdata(content)}</content:encoded><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_date>${cdata(date)}</wp:post_date></item>`,
        )
        .join("")}</channel></rss>`,
  );

// jsdom's selector engine adds a window listener for each document and never removes it, which leaks the
// documents and slows down each query. A spy would hold references too.
beforeAll(() => Object.assign(Reflect.get(globalThis, "jsdom").window, { addEventListener() {} }));

describe("whatever a website from elsewhere holds, it is plain texts within limits, or refused in words:", () => {
  test.each([
    ["a saved page", "index.html", anyPage],
    ["markup alone", "index.html", anyMarkup],
    ["Markdown", "page.md", anyMarkdown],
    ["an export of WordPress", "export.xml", anyExport],
    ["any text", "any", anyText],
    ["JSON", "any", anyJson.map((value) => JSON.stringify(value) ?? "")],
  ] as const)("%s", async (_, path, texts: fc.Arbitrary<string>) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const site = readOrRefused(path, text);
        if (site) {
          const parts = [...site.pages, ...site.posts].flatMap(({ parts }) => parts);
          expect(parts.length).toBeLessThanOrEqual(MOST_PARTS + 10);
          for (const part of parts) expectPlain(part);
          for (const { what } of missedLines(site.missed)) expect(what).toMatch(/^\d+ [a-z -]+$/);
        }
        // jsdom releases a document after the current task.
        await new Promise((resolve) => setTimeout(resolve));
      }),
    );
  });

  // Each run composes a complete site, which takes hundreds of times longer than parsing.
  test("and becomes a valid site without other destinations than checked ones", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anyPage, anyMarkdown, anyExport), { minLength: 1, maxLength: 3 }),
        async (texts) => {
          const sources = texts.map((text, index) => ({
            path: `${index}.${text[0] === "<" ? "html" : "md"}`,
            text,
          }));
          const site = refused(() => readMoved(sources));
          if (!site) return;
          const document = await composeMoved(site, new Map(), () => {});
          expect(parseDocument(structuredClone(document))).toEqual(document);
          expect(linksIn(document).filter((to) => !isSafeLink(to))).toEqual([]);
          expect(JSON.stringify(document)).not.toContain('"asset":');
        },
      ),
      { numRuns: runs(30, 600) },
    );
  });
});

test("a site among exported files is read or refused with a message", async () => {
  const template = await templateDocument("bakery-counter");
  const picture = nearly({
    type: fc.constantFrom("image/webp", "image/svg+xml"),
    color: fc.constantFrom("#aabbcc", "red"),
    width: fc.integer(),
    height: fc.integer(),
    sizes: fc.array(nearly({ width: fc.integer(), height: fc.integer(), path: anyAddress }), {
      maxLength: 2,
    }),
  });
  const files = nearly({
    format: fc.constant("sitewright-site"),
    version: fc.constantFrom(1, 1, 1, 2),
    document: fc.oneof(fc.constant(template), anyJson),
    pictures: fc.dictionary(fc.oneof(fc.constant(`asset:${"a".repeat(64)}`), anyText), picture, {
      maxKeys: 2,
    }),
  });
  fc.assert(
    fc.property(fc.oneof(anyJson, files), (value) => {
      try {
        const { pictures } = readSiteFile(JSON.stringify(value) ?? "");
        for (const { sizes } of Object.values(pictures))
          for (const { path } of sizes) expect(path).toMatch(/^pictures\/[a-z0-9-]+\.\w+$/);
      } catch (error) {
        if (!(error instanceof SiteFileError)) throw error;
      }
    }),
  );
});

const readOrRefused = (path: string, text: string) => refused(() => readMoved([{ path, text }]));

function refused(read: () => ReadSite) {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(MovedError);
    return undefined;
  }
}

function expectPlain(part: Part) {
  for (const text of Object.values(part).flat(2)) {
    if (typeof text !== "string") continue;
    expect(text.isWellFormed()).toBe(true);
    expect(text.length).toBeLessThanOrEqual(Math.max(LONGEST_PART, 20_000));
  }
  if (part.kind === "video") expect(part.to).toMatch(/^https:/);
}

function linksIn(value: SiteDocument | unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "to" && typeof inner === "string" ? [inner] : linksIn(inner),
  );
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]&gt;")}]]>`;
