import { expect, test } from "vitest";
import { inspectPicture } from "./inspect.ts";
import { plainWebp } from "./plain-webp.ts";
import { webpHeader } from "./testing/picture-files.ts";

test("a WebP keeps its pixels and its size, and loses its metadata", () => {
  const whole = withChunks(new Uint8Array(webpHeader({ kind: "extended", width: 90, height: 60 })), [
    "ICCP",
    "EXIF",
    "XMP ",
  ]);

  const plain = plainWebp(whole);

  expect(new TextDecoder("latin1").decode(plain)).not.toMatch(/ICCP|EXIF|XMP|secret/);
  expect(inspectPicture(plain, plain.length)).toMatchObject({ type: "webp", width: 90, height: 60 });
  expect(new DataView(plain.buffer).getUint32(4, true)).toBe(plain.length - 8);
  expect(plain.length).toBe(whole.length - 3 * (8 + 8));
});

test("a WebP without metadata stays unchanged", () => {
  const lossy = new Uint8Array(webpHeader({ kind: "lossy" }));

  expect(plainWebp(lossy)).toEqual(lossy);
});

test("a truncated WebP is cut, and nothing is read past its end", () => {
  const lossy = new Uint8Array(webpHeader({ kind: "lossy" }));

  for (let length = 12; length < lossy.length; length++) {
    expect(plainWebp(lossy.slice(0, length)).length).toBeLessThanOrEqual(length);
  }
});

/** Appends chunks of odd length. */
function withChunks(file: Uint8Array<ArrayBuffer>, names: string[]) {
  const chunks = names.flatMap((name) => [...new TextEncoder().encode(`${name}\x07\0\0\0secret!\0`)]);
  const whole = new Uint8Array([...file, ...chunks]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}
