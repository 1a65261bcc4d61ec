import { expect, test } from "vitest";
import { AppDocumentError, parseAppDocument, VERSION } from "./document.ts";
import makerspace from "./examples/makerspace-tools.json" with { type: "json" };
import groomer from "./examples/mobile-dog-groomer.json" with { type: "json" };

type Loose = Record<string, unknown> & { tables: Loose[]; fields: Loose[]; views: Loose[] };

function damaged(damage: (document: Loose) => void) {
  const document = structuredClone(groomer.document) as unknown as Loose;
  damage(document);
  return () => parseAppDocument(document);
}

test.each([groomer, makerspace])("an example comes back as it was written", ({ document }) => {
  const parsed = parseAppDocument(document);

  expect(parseAppDocument(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
});

test("a damaged document says where and why", () => {
  const at = (list: Loose[] | undefined, place: number) => list?.[place] as Loose;

  expect(damaged((app) => (at(at(app.tables, 1).fields, 2).kind = "colour"))).toThrow(
    "This app cannot be read: table Dogs, field Telephone, kind is unsupported.",
  );
  expect(damaged((app) => (at(at(app.tables, 1).fields, 0).name = ""))).toThrow(
    "This app cannot be read: table Dogs, field name, name has to have a name.",
  );
  expect(damaged((app) => at(app.tables, 0).fields.push(at(at(app.tables, 0).fields, 0)))).toThrow(
    "This app cannot be read: table Customers, fields has two fields of one id.",
  );
  expect(damaged((app) => (at(app.tables, 0).nameField = "nick"))).toThrow(
    "table Customers has no field “nick” for its names",
  );
  expect(damaged((app) => (at(app.views, 0).table = "cats"))).toThrow(
    "view Today shows the table “cats”, which does not exist",
  );
  expect(damaged((app) => (app.pages = ["nowhere"]))).toThrow("a page shows the view “nowhere”");
  expect(damaged((app) => (app.currency = "pounds"))).toThrow("currency has to be a currency such as GBP");
  expect(damaged((app) => (app.locale = "?"))).toThrow("locale has to be a language such as en-GB");
});

test.each([null, 3, "app", [], {}, { version: "1" }, { version: VERSION + 1 }, { version: 0 }])(
  "%j is refused in words",
  (value) => {
    expect(() => parseAppDocument(value)).toThrow(AppDocumentError);
    expect(() => parseAppDocument(value)).toThrow(/^This app cannot be read: .+\.$/);
  },
);

test("an older document is migrated step by step", () => {
  const { version: _, name, ...rest } = groomer.document;
  const old = { version: 0, title: name, ...rest };

  const parsed = parseAppDocument(old, { 0: ({ title, ...others }) => ({ ...others, name: title }) });

  expect(parsed).toMatchObject({ version: VERSION, name: "Muddy Paws" });
});

test("keys such as `__proto__` and unknown parts are dropped", () => {
  const text = JSON.stringify(groomer.document).replace(
    '"tables":',
    '"__proto__":{"isAdmin":true},"extra":1,"tables":',
  );
  const parsed = parseAppDocument(JSON.parse(text)) as unknown as Record<string, unknown>;

  expect(parsed).not.toHaveProperty("extra");
  expect(parsed.isAdmin).toBeUndefined();
});
