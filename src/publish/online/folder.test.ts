import { expect, test } from "vitest";
import { folderDouble } from "#tests/support/folder-double.ts";
import { withPassport } from "../passport/passport.ts";
import { publishToFolder } from "./folder.ts";
import { aSite, bytesOf, changedIn, filesOf, options, print, writtenBefore } from "./testing.ts";

const site = await aSite();
const next = (await aSite((text) => text.replace("</title>", "!</title>"))).filter(
  ({ path }) => path !== "robots.txt",
);

test("a folder gets all files, then only changed ones, and keeps other files", async () => {
  const folder = folderDouble("crumb");
  await publishToFolder(folder.handle, site, options());
  expect(bytesOf(folder.files)).toEqual(filesOf(site));
  expect(folder.written.at(-1)).toBe("passport.json");
  expect(folder.written.at(-2)).toBe("index.html");

  folder.files.set("notes.txt", new Uint8Array([1]));
  folder.written.length = 0;
  const published = await publishToFolder(folder.handle, next, options({ written: writtenBefore(site) }));

  const changed = changedIn(next, site);
  expect(folder.written.sort()).toEqual(changed.map(({ path }) => path).sort());
  expect(published).toMatchObject({ changed: changed.length, removed: 1 });
  expect(bytesOf(folder.files)).toEqual(
    new Map([...filesOf(next), ["notes.txt", print(new Uint8Array([1]))]]),
  );
});

test("a planted passport makes a folder lose nothing, whatever it lists", async () => {
  const own = { "thesis.docx": encoded("years"), ".git/config": encoded("[core]") };
  const listed = Object.entries(own).map(([path, content]) => ({ path, content }));
  const planted = (await withPassport(listed, { engine: "1.0.0" })).at(-1)?.content;
  const folder = folderDouble("mine", { ...own, "passport.json": planted ?? encoded("") });

  const published = await publishToFolder(folder.handle, site, options({ written: writtenBefore(site) }));

  expect(published).toMatchObject({ removed: 0, left: 1 });
  for (const { path, content } of listed) expect(folder.files.get(path)).toEqual(content);
});

test("a file is removed only as this browser wrote it, and the others are counted", async () => {
  const folder = folderDouble("crumb");
  await publishToFolder(folder.handle, site, options());
  folder.files.set("robots.txt", encoded("My own rules"));
  expect(await publishToFolder(folder.handle, next, options({ written: writtenBefore(site) }))).toMatchObject(
    {
      removed: 0,
      left: 1,
    },
  );

  const other = folderDouble("crumb");
  await publishToFolder(other.handle, site, options());
  expect(await publishToFolder(other.handle, next, options())).toMatchObject({ removed: 0, left: 1 });
  expect(other.files.has("robots.txt")).toBe(true);
});

test("a home page is replaced only on request where it is not the one that the passport lists", async () => {
  const folder = folderDouble("crumb");
  await publishToFolder(folder.handle, site, options());
  folder.files.set("index.html", encoded("<h1>Mine</h1>"));

  await expect(publishToFolder(folder.handle, next, options())).rejects.toMatchObject({
    failure: "occupied",
  });
});

test.each(["../evil.html", "a//b.html", "/index.html", "..", ".git/hooks/post-commit", "a\\b", "c:x", "x."])(
  "a site with the file %j writes nothing",
  async (path) => {
    const folder = folderDouble("crumb");

    await expect(
      publishToFolder(folder.handle, [...site, { path, content: encoded("x") }], options()),
    ).rejects.toMatchObject({ name: "PublishError", failure: "refused" });

    expect(folder.written).toEqual([]);
  },
);

test("an existing website is replaced only on request", async () => {
  const folder = folderDouble("mine", { "index.html": new Uint8Array([60]) });

  await expect(publishToFolder(folder.handle, site, options())).rejects.toMatchObject({
    failure: "occupied",
  });
  expect(folder.written).toEqual([]);

  await publishToFolder(folder.handle, site, options({ replaces: true }));
  expect(bytesOf(folder.files)).toEqual(filesOf(site));
});

test("a folder that is read-only, full or missing is explained", async () => {
  const closed = folderDouble("closed");
  closed.permission = "denied";
  await expect(publishToFolder(closed.handle, site, options())).rejects.toMatchObject({
    failure: "forbidden",
  });

  const full = folderDouble("full");
  full.failsWith = new DOMException("", "QuotaExceededError");
  await expect(publishToFolder(full.handle, site, options())).rejects.toThrow(
    /no room left for the folder full/,
  );

  const gone = folderDouble("gone");
  gone.failsWith = new DOMException("", "NotFoundError");
  await expect(publishToFolder(gone.handle, site, options())).rejects.toThrow(/is not there any more/);
});

test("an interrupted upload resumes", async () => {
  const folder = folderDouble("crumb");
  const controller = new AbortController();
  const stopping = options({
    signal: controller.signal,
    onProgress: ({ files }) => files === 3 && controller.abort(),
  });

  await expect(publishToFolder(folder.handle, site, stopping)).rejects.toMatchObject({ name: "AbortError" });
  expect(folder.files.has("index.html")).toBe(false);
  expect(folder.written).toHaveLength(3);

  await publishToFolder(folder.handle, site, options());
  expect(bytesOf(folder.files)).toEqual(filesOf(site));
  expect(folder.written).toHaveLength(site.length);
});

const encoded = (text: string) => new TextEncoder().encode(text);
