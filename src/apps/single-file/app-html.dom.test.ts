import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { allRecords } from "../records/records.ts";
import { openExample } from "../testing.ts";
import { jsonInHtml, writeAppHtml } from "./app-html.ts";
import { type FileContent, newContent, readContent } from "./file-content.ts";

const parts = { script: "start()", style: "p{margin:0}", policy: "default-src 'none'" };

function contentWith(words: string): FileContent {
  const { app } = openExample("groomer");
  const records = allRecords(app);
  const [first, ...rest] = records.dogs ?? [];
  if (!first) throw new Error("The example has no dogs.");
  return newContent({
    id: "0123456789abcdef0123456789abcdef",
    savedAt: "2026-11-30T10:00:00.000Z",
    app: {
      document: { ...app.document, name: words.trim().slice(0, 80) || "Dogs" },
      records: { ...records, dogs: [{ ...first, values: { ...first.values, notes: words } }, ...rest] },
      counters: app.counters,
    },
    pictures: [],
    fonts: [],
  });
}

/** The page as a browser reads it. */
function opened(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  return {
    title: document.title,
    scripts: [...document.scripts].map(({ textContent }) => textContent),
    elements: [...document.body.querySelectorAll("*")].map(({ localName }) => localName),
    json: document.getElementById("app")?.textContent ?? "",
  };
}

const HARSH = [
  '</script><script>alert("1")</script>',
  "<!-- <script>",
  "</title><img src=x onerror=alert(1)>",
  '"> & \u2028 \u2029 \\u003c ]]> <?php',
];

test.each(HARSH)("a record with %s stays a text, and comes back equal", (words) => {
  const content = contentWith(words);
  const html = writeAppHtml(parts, content);

  const { title, scripts, elements, json } = opened(html);

  expect(title.replaceAll(/\s+/g, " ")).toBe(content.app.document.name.replaceAll(/\s+/g, " "));
  expect(elements).toEqual(["div", "noscript", "script", "script"]);
  expect(scripts[1]).toBe(parts.script);
  expect(readContent(json)).toEqual({ ...content, unreadable: { records: 0, pictures: 0 } });
  expect(jsonInHtml(html)).toBe(json);
});

test("any text in a record survives, and a second copy is equal to the first", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), (words) => {
      const html = writeAppHtml(parts, contentWith(words));

      const { unreadable, ...read } = readContent(jsonInHtml(html) ?? "");

      expect(unreadable).toEqual({ records: 0, pictures: 0 });
      expect(read.app.records.dogs?.[0]?.values.notes).toBe(words);
      expect(writeAppHtml(parts, read)).toBe(html);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["another page", "<html><script type='application/json'>{}</script>", undefined],
  ["a page that is cut off", writeAppHtml(parts, contentWith("x")).slice(0, 900), undefined],
])("%s is no app", (_, html, json) => {
  expect(jsonInHtml(html)).toBe(json);
});

test("a file that cannot be read says why", () => {
  const content = contentWith("x");
  expect(() => readContent("{}")).toThrow("This is not the file of an app, or it is damaged.");
  expect(() => readContent(JSON.stringify({ ...content, version: 2 }))).toThrow("newer version");
  expect(() => readContent(JSON.stringify({ ...content, savedAt: "soon" }))).toThrow(
    "This file is damaged: savedAt is not what it has to be.",
  );
  expect(() => readContent(JSON.stringify({ ...content, app: { document: {} } }))).toThrow(
    "version is missing",
  );
});

test("damaged pictures, fonts and records are left out and counted", () => {
  const content = contentWith("x");
  const dogs = content.app.records.dogs ?? [];
  const read = readContent(
    JSON.stringify({
      ...content,
      app: { ...content.app, records: { ...content.app.records, dogs: [...dogs, { id: 7 }] } },
      pictures: [{ id: "none", data: "<svg>" }],
      fonts: [{ name: "A", weights: "400; src: url(x)", data: "" }],
    }),
  );

  expect(read.unreadable).toEqual({ records: 1, pictures: 1 });
  expect(read.fonts).toEqual([]);
  expect(read.app.records.dogs).toEqual(dogs);
});
