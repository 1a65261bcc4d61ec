import { expect, test } from "vitest";
import { folderDouble } from "#tests/support/folder-double.ts";
import { publishToFolder } from "./folder.ts";
import { aSite, bytesOf, changedIn, filesOf, options, print } from "./testing.ts";

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
  const published = await publishToFolder(folder.handle, next, options());

  const changed = changedIn(next, site);
  expect(folder.written.sort()).toEqual(changed.map(({ path }) => path).sort());
  expect(published).toMatchObject({ changed: changed.length, removed: 1 });
  expect(bytesOf(folder.files)).toEqual(
    new Map([...filesOf(next), ["notes.txt", print(new Uint8Array([1]))]]),
  );
});

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
