import { expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { pictureSchema } from "./fields.ts";

const asset = assetReference("0f".repeat(32));
const photo = { kind: "photo", asset, width: 1_600, height: 1_067 };
const scene = { kind: "scene", scene: "bakery", seed: 4, label: "A counter" };

test("a photograph is centred and in its own colours by default", () => {
  expect(pictureSchema.parse(photo)).toEqual({
    ...photo,
    focus: { x: 50, y: 50 },
    zoom: 100,
    tone: "none",
    art: null,
    label: "",
  });
});

test("a photograph remembers the drawn picture that it replaced", () => {
  const chosen = {
    ...photo,
    focus: { x: 12.5, y: 100 },
    zoom: 250,
    tone: "duotone",
    art: scene,
    label: "",
    decorative: true,
  };

  expect(pictureSchema.parse(chosen)).toEqual(chosen);
});

test.each([
  ["an address", { asset: "https://elsewhere.example/picture.jpg" }],
  ["more than a reference", { asset: `${asset} ` }],
  ["a path", { asset: "asset:../../secret" }],
  ["no width", { width: 0 }],
  ["half a pixel", { height: 10.5 }],
  ["a point outside", { focus: { x: 101, y: 0 } }],
  ["no number", { zoom: Number.NaN }],
  ["too large", { zoom: 301 }],
  ["an unknown treatment", { tone: "sepia" }],
  ["a photograph in place of a drawn picture", { art: photo }],
])("a photograph with %s is refused", (_, wrong) => {
  expect(pictureSchema.safeParse({ ...photo, ...wrong }).success).toBe(false);
});

test("drawn pictures are unchanged", () => {
  expect(pictureSchema.parse(scene)).toEqual(scene);
});

test("a picture of subjects fills in what an address may leave out", () => {
  expect(pictureSchema.parse({ kind: "subject", subjects: ["bicycle"] })).toEqual({
    kind: "subject",
    subjects: ["bicycle"],
    composition: "one",
    seed: 0,
    label: "",
  });
  expect(pictureSchema.parse({ kind: "plain" })).toEqual({
    kind: "plain",
    seed: 0,
    mood: "plain",
    label: "",
  });
});

test.each([
  ["an address for a subject", { subjects: ["https://elsewhere.example"] }],
  ["thirteen subjects", { subjects: Array.from({ length: 13 }, () => "bicycle") }],
  ["an unknown composition", { composition: "pile" }],
])("a picture with %s is refused", (_, wrong) => {
  expect(pictureSchema.safeParse({ kind: "subject", subjects: ["bicycle"], ...wrong }).success).toBe(false);
});
