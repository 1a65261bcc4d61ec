import { expect, test } from "vitest";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { moduleCategories } from "#src/contract/module-categories.ts";
import { addModule, listModules, type Module } from "#src/contract/modules.ts";
import { slug } from "#src/lib/slug.ts";
import { aModule, type Send, signIn, testBackend } from "../testing.ts";

const MEGABYTE = "a".repeat(1_000_000);
const IMAGE_RULE = "imagePath: Use an address that starts with https:// or a path on this site";

test("a new visitor finds 35 modules, seven of each category", async () => {
  const { send } = testBackend();

  const modules = await list(send);

  expect(modules).toHaveLength(35);
  for (const category of moduleCategories) {
    expect(modules.filter((module) => module.category === category)).toHaveLength(7);
  }
  expect(new Set(modules.map(({ name }) => slug(name))).size).toBe(35);
});

test("the modules are those of the built-in list, each with an image of its own", async () => {
  const { send } = testBackend();

  const modules = await list(send);

  expect(modules.map(({ name, category, description }) => ({ name, category, description }))).toEqual(
    moduleCatalogue,
  );
  expect(new Set(modules.map(({ imagePath }) => imagePath)).size).toBe(35);
  for (const { name, imagePath } of modules) expect(imagePath).toBe(`/images/modules/${slug(name)}.svg`);
});

test("a module added by an admin is last in the list", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(addModule, aModule({ name: "  Key Cabinet " }), admin);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...aModule({ name: "Key Cabinet" }), id: 36 });
  expect((await list(send)).at(-1)).toEqual({ ...aModule(), id: 36 });
});

test.each([
  ["a visitor", 401, "Sign in to continue.", async () => undefined],
  ["an ordinary user", 403, "Only an admin account may change this.", (send: Send) => signIn(send, "user")],
  ["a forged token", 401, "Sign in to continue.", async () => "f".repeat(32)],
])("%s cannot add a module", async (_, status, error, enter) => {
  const { send } = testBackend();
  const token = await enter(send);

  const response = await send(addModule, aModule(), token);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
  expect(await list(send)).toHaveLength(35);
});

test.each([
  ["a body that is not JSON", "<module/>", "The request is not valid JSON."],
  ["an empty body", "", "The request is not valid JSON."],
  ["null", null, "The request is not a JSON object."],
  ["a list of modules", [aModule()], "The request is not a JSON object."],
  ["no field at all", {}, "name: Required"],
  ["no category", { ...aModule(), category: undefined }, "category: Choose a category"],
  ["no description", { ...aModule(), description: undefined }, "description: Required"],
  ["a blank name", aModule({ name: "   " }), "name: Required"],
  ["a blank description", aModule({ description: "\n" }), "description: Required"],
  ["a name of 1 MB", aModule({ name: MEGABYTE }), "name: At most 120 characters"],
  ["a description of 1 MB", aModule({ description: MEGABYTE }), "description: At most 2000 characters"],
  ["an unknown category", { ...aModule(), category: "Food" }, "category: Choose a category"],
  [
    "a built-in property for a category",
    { ...aModule(), category: "__proto__" },
    "category: Choose a category",
  ],
  [
    "an image address of 1 MB",
    aModule({ imagePath: `https://a.bc/${MEGABYTE}` }),
    "imagePath: At most 2000 characters",
  ],
  ["an empty image address", aModule({ imagePath: "" }), IMAGE_RULE],
  ["a script for an image", aModule({ imagePath: "javascript:alert(1)" }), IMAGE_RULE],
  ["a script in disguise", aModule({ imagePath: " java\nscript:alert(1)" }), IMAGE_RULE],
  ["image data", aModule({ imagePath: "data:image/svg+xml,<svg/>" }), IMAGE_RULE],
  ["an image without TLS", aModule({ imagePath: "http://example.com/a.png" }), IMAGE_RULE],
  ["an image of another host in disguise", aModule({ imagePath: "//example.com/a.png" }), IMAGE_RULE],
])("a module with %s is refused with its reason, and nothing is added", async (_, body, error) => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  const response = await send(addModule, body, admin);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error });
  expect(await list(send)).toHaveLength(35);
});

test.each(["https://example.com/a.png?b=c#d", "/images/modules/copy-desk.svg"])(
  "a module may show the image %s",
  async (imagePath) => {
    const { send } = testBackend();
    const admin = await signIn(send, "admin");

    const response = await send(addModule, aModule({ imagePath }), admin);

    expect(await response.json()).toMatchObject({ imagePath });
  },
);

test.each([
  ["markup", "<script>alert(1)</script><b>Bold</b>"],
  ["a formula", "=HYPERLINK(1)"],
  ["emoji and right-to-left text", "👩‍🔧 \u202eمتجر\u202c"],
  ["half a surrogate pair", "Half \ud83d"],
])("%s in a name and a description is stored as text", async (_, text) => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  await send(addModule, aModule({ name: text, description: text }), admin);

  expect((await list(send)).at(-1)).toMatchObject({ name: text, description: text });
});

test("unknown fields are dropped, and the backend assigns the ids", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const body = JSON.stringify({ ...aModule(), id: 1, price: 5 }).replace("{", '{"__proto__":{"price":9},');

  const module = await (await send(addModule, body, admin)).json();

  expect(module).toEqual({ ...aModule(), id: 36 });
  expect({}).not.toHaveProperty("price");
});

test("two modules may share a name and still have different ids", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");

  await Promise.all([send(addModule, aModule(), admin), send(addModule, aModule(), admin)]);

  expect((await list(send)).slice(-2).map(({ id }) => id)).toEqual([36, 37]);
});

async function list(send: Send): Promise<Module[]> {
  return listModules.answer.parse(await (await send(listModules)).json());
}
