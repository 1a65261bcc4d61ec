import { expect, test } from "vitest";
import { pack, unpackFolder } from "#src/lib/zip/archive.ts";
import { judge, PASSPORT, readPassport, withPassport } from "./passport.ts";

const textEntry = (path: string, text: string) => ({ path, content: new TextEncoder().encode(text) });
const site = [
  textEntry("index.html", '<a href="about.html">About</a><a href="gone.html">Gone</a>'),
  textEntry("about.html", "<h1>About</h1>"),
  textEntry("fonts/a.woff2", "font"),
];
const LIMITS = { entry: 1_000, total: 100_000, entries: 100 };

test("a packed and unpacked site matches its passport, beside the hosting note", async () => {
  const { passport, entries } = await exported([textEntry("READ ME.txt", "Hello")]);

  expect(await judge(passport, entries, ["READ ME.txt"])).toEqual({
    engine: "1.2.3",
    whole: 3,
    changed: [],
    missing: [],
    added: [],
  });
});

test("each changed, removed or added file is named", async () => {
  const { passport, entries } = await exported([textEntry("evil.js", "alert(1)")]);
  const changed = entries
    .filter(({ path }) => path !== "fonts/a.woff2")
    .map((entry) => (entry.path === "about.html" ? textEntry("about.html", "<h1>Other</h1>") : entry));

  expect(await judge(passport, changed)).toMatchObject({
    whole: 1,
    changed: ["about.html"],
    missing: ["fonts/a.woff2"],
    added: ["evil.js"],
  });
});

test("the same files give the same passport with the same check results", async () => {
  const [once, twice] = await Promise.all([written(site), written([...site].reverse())]);

  expect(twice.replace(/"checks"[^}]*}/, "")).toBe(once.replace(/"checks"[^}]*}/, ""));
  expect(JSON.parse(once).checks).toMatchObject({ scripts: 0, brokenLinks: ["gone.html"] });
});

test.each(["", "{", "[]", '{"format":"other","version":1,"engine":"1","files":{}}', "[".repeat(99)])(
  "%j is not a passport",
  (text) => expect(readPassport(text)).toBeUndefined(),
);

async function exported(more: typeof site) {
  const files = await withPassport(site, { engine: "1.2.3" });
  const archive = pack([...files, ...more], Date.UTC(2026, 10, 26));
  const unpacked = await unpackFolder(archive, "", LIMITS);
  const entries = await Promise.all(
    unpacked.map(async ({ path, content }) => ({
      path,
      content: new Uint8Array(await content.arrayBuffer()),
    })),
  );
  const at = entries.find(({ path }) => path === PASSPORT);
  const passport = readPassport(new TextDecoder().decode(at?.content));
  if (!passport) throw new Error("There is no passport.");
  return { passport, entries };
}

async function written(files: typeof site) {
  const passport = (await withPassport(files, { engine: "1.2.3" })).at(-1);
  return new TextDecoder().decode(passport?.content);
}
