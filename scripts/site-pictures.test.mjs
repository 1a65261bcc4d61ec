// @ts-check
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { png } from "../src/pictures/testing/picture-files.ts";
import { readLogo, readPictures } from "./site-pictures.mjs";

/** A comment after the eight-byte signature and the header of a PNG. */
const HEADER_END = 33;
/** @param {Uint8Array} picture */
const withComment = (picture) => {
  const text = Buffer.from("Comment\0SECRET");
  const chunk = Buffer.alloc(12 + text.length);
  chunk.writeUInt32BE(text.length);
  chunk.write("tEXt", 4);
  text.copy(chunk, 8);
  return Buffer.concat([picture.subarray(0, HEADER_END), chunk, picture.subarray(HEADER_END)]);
};
/** @type {string} */
let folder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-pictures-"));
  await writeFile(join(folder, "Fresh_bread.png"), withComment(png({ width: 30, height: 20 })));
  await writeFile(join(folder, "IMG_2041.png"), png({ width: 20, height: 20 }));
  await writeFile(join(folder, "notes.txt"), "no picture");
});

test("photographs are described by meaningful file names, and lose their metadata", async () => {
  const pictures = await readPictures(folder);

  expect(pictures.map(({ name, label, width, height }) => [name, label, width, height])).toEqual([
    ["Fresh_bread.png", "Fresh bread", 30, 20],
    ["IMG_2041.png", "", 20, 20],
  ]);
  for (const { bytes } of pictures) expect(Buffer.from(bytes).toString("latin1")).not.toContain("SECRET");
});

test("a logo is assumed to be visible on the ground it was given for", async () => {
  const file = join(folder, "Fresh_bread.png");

  const { versions, stored } = await readLogo({ light: undefined, dark: file });

  expect(Object.keys(versions)).toEqual(["dark"]);
  expect(versions.dark).toMatchObject({ width: 30, height: 20, colours: [{ colour: "#ffffff", share: 1 }] });
  expect(stored.map(({ asset }) => asset)).toEqual([versions.dark?.asset]);
});

test("unusable files are named in the error message", async () => {
  await expect(readLogo({ light: join(folder, "notes.txt") })).rejects.toThrow(
    /^notes\.txt: This file is not/,
  );
  await expect(readLogo({ light: join(folder, "none.png") })).rejects.toThrow(/none\.png cannot be read\.$/);
  await expect(readPictures(join(folder, "none"))).rejects.toThrow(/none is not a folder\.$/);
});
