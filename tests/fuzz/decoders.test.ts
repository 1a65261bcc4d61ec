import { describe, expect, test } from "vitest";
import { readBook, readDesk } from "#src/apps/programs/crm/book.ts";
import { readDashboard } from "#src/apps/programs/dashboard/roastery.ts";
import { readShop } from "#src/apps/programs/shop/earlier-shop.ts";
import { readPreviewKey } from "#src/entities/projects/project-key.ts";
import { readStored } from "#src/features/projects/brief-form/brief-answers.ts";
import { readProgress } from "#src/games/adventure/story.ts";
import { readArcade } from "#src/games/arcade/lanterns.ts";
import { readPuzzle } from "#src/games/puzzle/sliding.ts";
import { parseMoney } from "#src/lib/money.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { slug } from "#src/lib/slug.ts";
import { readCsv } from "#src/lib/spreadsheet/csv.ts";
import { readJson } from "#src/lib/spreadsheet/json-grid.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import { unpack } from "#src/lib/spreadsheet/unpack.ts";
import { DocumentError, parseDocument } from "#src/sites/document.ts";
import { fc } from "#tests/support/fuzz.ts";
import { anyJson, anyText, nearly } from "./any-input.ts";

describe("stored data of apps is read, or passed over, whatever it is:", () => {
  const anyStored = fc.oneof(
    anyJson,
    nearly(
      Object.fromEntries(
        [
          ...[
            "deals",
            "contacts",
            "activities",
            "tab",
            "contact",
            "drafts",
            "basket",
            "orders",
            "address",
            "changed",
          ],
          ...[
            "span",
            "filter",
            "size",
            "seed",
            "played",
            "game",
            "games",
            "best",
            "scores",
            "night",
            "scene",
            "marks",
          ],
          ...["seen", "phase", "level", "lanterns", "answers", "receipt"],
        ].map((name) => [
          name,
          fc.oneof(fc.constant([]), fc.constant({}), fc.array(anyJson, { maxLength: 3 })),
        ]),
      ),
    ),
  );
  const readers: [string, (stored: unknown) => unknown][] = [
    ["the contacts and deals", readBook],
    ["the desk of the contacts", readDesk],
    ["the shop", readShop],
    ["the dashboard", readDashboard],
    ["the arcade game", readArcade],
    ["the puzzle", readPuzzle],
    ["the adventure", readProgress],
    ["the form of a brief", (stored) => readStored(stored as Parameters<typeof readStored>[0])],
  ];

  test.each(readers)("%s", (_, read) => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const found = read(stored);
        // A decoded value survives a round trip.
        if (found !== undefined) expect(read(structuredClone(found))).toEqual(found);
      }),
    );
  });
});

test("a site's document is read or refused with a message", () => {
  const parts = {
    version: fc.constant(1),
    pages: fc.array(anyJson, { maxLength: 2 }),
    theme: anyJson,
    meta: anyJson,
  };
  fc.assert(
    fc.property(fc.oneof(anyJson, nearly(parts)), (value) => {
      try {
        parseDocument(value);
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentError);
      }
    }),
  );
});

test("a CSV file is parsed into rows of texts or refused with a message", () => {
  const cells = fc.array(fc.constantFrom(",", ";", '"', "\n", "\r\n", "\t", "a", " ", "\ufeff"), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        cells.map((parts) => parts.join("")),
      ),
      (text) => {
        try {
          const { cells } = readCsv(text, "file");
          expect(cells.flat().every((cell) => typeof cell === "string")).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(SpreadsheetError);
        }
      },
    ),
  );
});

test("a JSON file is parsed into a table or refused with a message", () => {
  const texts = fc.oneof(
    anyText,
    anyJson.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        for (const { cells } of readJson(text, "file")) {
          expect(cells.flat().every((cell) => typeof cell === "string")).toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(SpreadsheetError);
      }
    }),
  );
});

test("an archive of any bytes is refused with a message", async () => {
  const end = [0x50, 0x4b, 0x05, 0x06];
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .tuple(fc.uint8Array({ maxLength: 100 }), fc.uint8Array({ minLength: 18, maxLength: 60 }))
      .map(([before, after]) => new Uint8Array([...before, ...end, ...after])),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      await expect(unpack(new Uint8Array(content))).rejects.toBeInstanceOf(SpreadsheetError);
    }),
  );
});

test("any typed amount is parsed into whole cents or nothing", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.double().map(String)), (text) => {
      const amount = parseMoney(text);
      if (amount !== undefined) expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

test("a name in an address is plain, and stays unchanged", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slug(slug(text))).toBe(slug(text));
      expect(() => readPreviewKey(text)).not.toThrow();
      expect(plainLine(text, 80)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});
