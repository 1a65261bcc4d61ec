import { expect, test } from "vitest";
import { writeApp } from "#src/apps/records/app-file.ts";
import { allRecords } from "#src/apps/records/records.ts";
import { writeAppHtml } from "#src/apps/single-file/app-html.ts";
import { type FilePicture, newContent } from "#src/apps/single-file/file-content.ts";
import { openExample } from "#src/apps/testing.ts";
import { toBase64 } from "#src/lib/base64url.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { png } from "#src/pictures/testing/picture-files.ts";
import { readImport } from "./read-import.ts";

const { app } = openExample("groomer");
const saved = { document: app.document, records: allRecords(app), counters: app.counters };

async function aPicture(name: string): Promise<FilePicture> {
  const bytes = new Uint8Array(png({ width: 640, height: 480 }));
  return {
    id: await sha256(new Blob([bytes])),
    type: "image/png",
    name,
    alt: "",
    width: 640,
    height: 480,
    color: "#334455",
    addedAt: "2026-11-30T10:00:00.000Z",
    data: toBase64(bytes),
  };
}

const read = (text: string, name: string) =>
  readImport(new File([text], name), { signal: new AbortController().signal });

const page = (pictures: FilePicture[]) =>
  writeAppHtml(
    { script: "start()", style: "", policy: "" },
    newContent({ id: "0".repeat(32), savedAt: "2026-11-30T10:00:00.000Z", app: saved, pictures, fonts: [] }),
  );

test("the page of an app is imported as a project with its records and whole pictures", async () => {
  const whole = await aPicture("whole.png");
  const damaged = { ...whole, id: "f".repeat(64), name: "damaged.png" };

  const content = await read(page([whole, damaged]), "muddy-paws.html");

  if (content.kind !== "project") throw new Error("The page was read as something else.");
  expect(content.file.project).toMatchObject({ name: "Muddy Paws", type: "app", templateId: "app-own" });
  expect(content.file.builtApp).toEqual(saved);
  expect(content.pictures.assets.map(({ id, name }) => [id, name])).toEqual([[whole.id, "whole.png"]]);
  expect(content.pictures.refused).toEqual(["damaged.png"]);
});

test("the JSON that an app exports is imported, too", async () => {
  const content = await read(writeApp(app), "muddy-paws.json");

  expect(content).toMatchObject({ kind: "project", file: { builtApp: saved }, pictures: { assets: [] } });
});

test("a page whose app is damaged says so, and is not opened as a website", async () => {
  const damaged = page([]).replace('"version":1,"id"', '"version":1,"ID"');

  await expect(read(damaged, "muddy-paws.html")).rejects.toThrow("This file is damaged");
});
