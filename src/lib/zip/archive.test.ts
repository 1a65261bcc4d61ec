import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { pack, unpackOne } from "./archive.ts";

const LIMIT = 1_000_000;
const bytes = (text: string) => new TextEncoder().encode(text);
const project = bytes('{"format":"sitewright-project"}');

test("a packed archive unpacks to the same content, and reports its progress", async () => {
  const told: number[] = [];
  const entries = [
    { path: "index.html", content: bytes("<h1>Crumb</h1>".repeat(500)) },
    { path: "fonts/a.woff2", content: new Uint8Array(40_000).fill(7) },
    { path: "project.json", content: project },
  ];

  const archive = pack(entries, Date.UTC(2026, 10, 21), (done) => told.push(done));

  expect(told).toEqual([1, 2, 3]);
  expect(archive.type).toBe("application/zip");
  for (const { path, content } of entries) {
    expect(new Uint8Array(await outOf(archive, path))).toEqual(content);
  }
});

test("an entry is found in a folder, as other programs pack it", async () => {
  const archive = new Blob([zipSync({ "my-site": { "index.html": bytes("a"), "project.json": project } })]);

  expect(new Uint8Array(await outOf(archive, "project.json"))).toEqual(project);
});

test.each([
  ["no archive", () => new Blob(["{}"]), "no-archive"],
  ["nothing", () => new Blob([]), "no-archive"],
  ["an archive without it", () => new Blob([zipSync({ "index.html": bytes("a") })]), "not-in-it"],
  ["half an archive", () => aBigOne().slice(0, 40_000), "no-archive"],
  ["a bomb", () => new Blob([zipSync({ "project.json": new Uint8Array(30_000_000) })]), "too-large"],
])("%s is refused", async (_, made, refusal) => {
  expect(await unpackOne(made(), "project.json", LIMIT)).toBe(refusal);
});

const aBigOne = () => new Blob([zipSync({ "project.json": crypto.getRandomValues(new Uint8Array(60_000)) })]);

async function outOf(archive: Blob, name: string) {
  const content = await unpackOne(archive, name, LIMIT);
  if (typeof content === "string") throw new Error(`It is refused: ${content}`);
  return content.arrayBuffer();
}
