import { expect, test } from "vitest";
import { templateDocument } from "#src/sites/templates.ts";
import { fc } from "#tests/support/fuzz.ts";
import { type ProjectFile, ProjectFileError, readProjectFile, writeProjectFile } from "./project-file.ts";

const document = await templateDocument("bakery-counter");
const project: ProjectFile["project"] = {
  name: "Crumb",
  description: "A bakery with boats in front",
  type: "web",
  templateId: "bakery-counter",
  businessCategory: "bakery",
  features: ["menu"],
};
const KEY = "1b2c3d4e-aaaa-4bbb-8ccc-0123456789ab";
const file = writeProjectFile({ project, document });

test("a project survives a round trip, with its site", () => {
  expect(readProjectFile(file)).toEqual({ project, document, app: undefined, formHost: "" });
});

test("an app survives a round trip with its stored data", () => {
  const app = { settings: { name: "Desk", palette: "harbour", fonts: "a" }, data: { deals: [1, 2] } };

  const read = readProjectFile(writeProjectFile({ project: { ...project, type: "app" }, app }));

  expect(read).toEqual({ project: { ...project, type: "app" }, document: undefined, app, formHost: "" });
});

test("a file does not contain the destination of forms", () => {
  const forms = { destination: { kind: "web3forms", key: KEY }, consent: "Crumb may answer me." } as const;

  for (const meta of [
    { ...aSite().meta, forms },
    { ...aSite().meta, forms: { app: "https://forms.example/app-view?project=local-8&take=orders" } },
    { ...aSite().meta, formAddress: "https://forms.example/1" },
  ]) {
    const written = writeProjectFile({ project, document: { ...aSite(), meta } });
    expect(written).not.toMatch(/1b2c3d4e|forms\.example/);
  }
  // The owner's texts are included.
  const written = writeProjectFile({ project, document: { ...aSite(), meta: { ...aSite().meta, forms } } });
  expect(readProjectFile(written).document?.meta.forms).toEqual({ consent: "Crumb may answer me." });
});

test("a file that brings a destination of forms comes without it, and says what it was", () => {
  const written = (meta: object) => JSON.stringify({ ...JSON.parse(file), document: { ...aSite(), meta } });
  const { meta } = aSite();

  expect(readProjectFile(written({ ...meta, formAddress: "https://forms.example/1" }))).toMatchObject({
    document,
    formHost: "forms.example",
  });
  const forms = { destination: { kind: "email", email: "orders@evil.example" } };
  const read = readProjectFile(written({ ...meta, forms }));
  expect(read).toMatchObject({ document, formHost: "orders@evil.example" });
  expect(read.document?.meta.forms).toBeUndefined();
});

test("the address of its site is removed", () => {
  const placed = { ...aSite(), head: { origin: "https://elsewhere.example" } };

  expect(readProjectFile(writeProjectFile({ project, document: placed })).document).toEqual(document);
});

function aSite() {
  if (!document) throw new Error("The template of this test is gone.");
  return document;
}

test.each([
  ["nothing", "", "This is not a project file, or it is damaged."],
  ["a picture", "\u0089PNG", "This is not a project file, or it is damaged."],
  ["half of it", file.slice(0, file.length / 2), "This is not a project file, or it is damaged."],
  ["another format", '{"format":"other","version":1}', "This is not a project file, or it is damaged."],
  [
    "one of a later version",
    file.replace('"version": 1', '"version": 3'),
    "This project file was made with a newer version of this product. Reload the page, and import it again.",
  ],
  [
    "one without a name",
    file.replace('"name": "Crumb"', '"name": ""'),
    "This project file is damaged: project, name is not what it has to be.",
  ],
  [
    "a block that does not exist",
    file.replace('"kind": "hero"', '"kind": "rocket"'),
    /^This site cannot be read: page 1, block \d+ \(rocket\)/,
  ],
  ["what nests without end", `${"[".repeat(100_000)}`, "This is not a project file, or it is damaged."],
])("%s is refused in words", (_, text, message) => {
  expect(() => readProjectFile(text)).toThrow(ProjectFileError);
  expect(() => readProjectFile(text)).toThrow(message);
});

test("whatever is in a file, a project comes out or a refusal in words", () => {
  const anyFile = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.nat(file.length - 1), fc.string({ maxLength: 3 }))
      .map(([at, text]) => file.slice(0, at) + text + file.slice(at + 1)),
  );
  fc.assert(
    fc.property(anyFile, (text) => {
      try {
        expect(readProjectFile(text).project.name.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(ProjectFileError);
      }
    }),
    { numRuns: process.env.FULL ? 10_000 : 500 },
  );
});
