import { expect, test } from "vitest";
import { createRandom } from "#src/lib/random.ts";
import { inspectFile, inspectPicture } from "./inspect.ts";
import { PictureError } from "./picture-error.ts";
import { gif, heifHeader, jpegHeader, png, svg, webpHeader } from "./testing/picture-files.ts";

const inspect = (bytes: Uint8Array) => inspectPicture(bytes, bytes.length);
const upright = { orientation: 1, isAnimated: false, isCmyk: false };

test.each([
  ["a JPEG", jpegHeader({ width: 4032, height: 3024 }), { type: "jpeg", width: 4032, height: 3024 }],
  ["a 16-bit PNG", png({ width: 5, height: 7, bitDepth: 16 }), { type: "png", width: 5, height: 7 }],
  ["a GIF", gif({ width: 9, height: 8 }), { type: "gif", width: 9, height: 8 }],
  ["a lossy WebP", webpHeader({ kind: "lossy" }), { type: "webp", width: 40, height: 30 }],
  ["a lossless WebP", webpHeader({ kind: "lossless" }), { type: "webp", width: 40, height: 30 }],
  ["an extended WebP", webpHeader({ kind: "extended" }), { type: "webp", width: 40, height: 30 }],
  ["an AVIF", heifHeader("avif"), { type: "avif", width: 40, height: 30 }],
  [
    "an AVIF that calls itself HEIF first",
    heifHeader("mif1", { compatible: "avif" }),
    { type: "avif", width: 40, height: 30 },
  ],
  ["a HEIC", heifHeader("heic"), { type: "heic", width: 40, height: 30 }],
  ["an SVG", svg('width="120" height="2in"'), { type: "svg", width: 120, height: 192 }],
  ["an SVG with a view box", svg('viewBox="0 0 24 12.5"'), { type: "svg", width: 24, height: 13 }],
  [
    "an SVG with a width",
    svg("width='50%' height='6px' viewBox='0,0,2,1'"),
    { type: "svg", width: 12, height: 6 },
  ],
  ["an SVG without a size", svg(), { type: "svg", width: 300, height: 150 }],
])("type and size of %s are read", (_, bytes, facts) => {
  expect(inspect(bytes)).toEqual({ ...upright, ...facts });
});

test("the preface that drawing programs write into an SVG is skipped", () => {
  const preface = `\uFEFF<?xml version="1.0"?>\n<!-- Drawn > by hand -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY ns "http://www.w3.org/"> ] >`;
  const bytes = new TextEncoder().encode(
    `${preface}${new TextDecoder().decode(svg('width="3" height="4"'))}`,
  );

  expect(inspect(bytes)).toMatchObject({ type: "svg", width: 3, height: 4 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("the EXIF orientation of a photograph is read: %i", (orientation) => {
  expect(inspect(jpegHeader({ orientation })).orientation).toBe(orientation);
});

test.each([0, 9, 65_535])("an invalid orientation counts as upright: %i", (orientation) => {
  expect(inspect(jpegHeader({ orientation })).orientation).toBe(1);
});

test("a CMYK JPEG is recognised", () => {
  expect(inspect(jpegHeader({ components: 4 })).isCmyk).toBe(true);
  expect(inspect(jpegHeader({ components: 1 })).isCmyk).toBe(false);
});

test.each([
  ["GIF", gif({ frames: 3 })],
  ["PNG", png({ frames: 2 })],
  ["WebP", webpHeader({ kind: "animated" })],
  ["AVIF", heifHeader("avis")],
])("an animated %s is recognised", (_, bytes) => {
  expect(inspect(bytes).isAnimated).toBe(true);
});

test("a PNG of one frame is not animated", () => {
  expect(inspect(png({ frames: 1 })).isAnimated).toBe(false);
});

test.each([
  ["an empty file", new Uint8Array(), "empty", /is empty/],
  ["a text", new TextEncoder().encode("Dear customers"), "type", /Choose a JPEG, PNG, WebP/],
  ["a page", new TextEncoder().encode("<!DOCTYPE html><html><svg></svg></html>"), "type", /not a picture/],
  ["a video", heifHeader("isom", { compatible: "mp42" }), "type", /not a picture/],
  ["one byte", Uint8Array.of(0xff), "type", /not a picture/],
  ["a JPEG without a size", Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2), "damaged", /is damaged/],
  ["a JPEG that ends early", jpegHeader({ orientation: 6 }).slice(0, 30), "damaged", /is damaged/],
  ["a PNG that ends early", png().slice(0, 20), "damaged", /is damaged/],
  ["a GIF that ends early", gif().slice(0, 9), "damaged", /is damaged/],
  ["a WebP without a picture", webpHeader().slice(0, 12), "damaged", /is damaged/],
  ["an AVIF without a size", heifHeader("avif").slice(0, 30), "damaged", /is damaged/],
  ["a PNG without width", png({ width: 0 }), "damaged", /is damaged/],
  ["a JPEG without height", jpegHeader({ height: 0 }), "damaged", /is damaged/],
])("%s is refused with a message", (_, bytes, problem, words) => {
  expect(() => inspect(bytes)).toThrow(
    expect.objectContaining({ problem, message: expect.stringMatching(words) }),
  );
});

test.each([
  ["PNG of 1 kB", png({ width: 20_000, height: 20_000, bytes: 1024 })],
  ["JPEG", jpegHeader({ width: 20_000, height: 20_000 })],
  ["GIF", gif({ width: 20_000, height: 20_000 })],
  ["WebP", webpHeader({ width: 10_000, height: 10_000 })],
  ["extended WebP", webpHeader({ width: 16_000, height: 16_000, kind: "extended" })],
  ["AVIF", heifHeader("avif", { width: 20_000, height: 20_000 })],
  ["HEIC", heifHeader("heic", { width: 4_294_967_295, height: 4_294_967_295 })],
])("a %s with too many pixels is refused without decoding", (_, bytes) => {
  expect(() => inspect(bytes)).toThrow(
    expect.objectContaining({ problem: "pixels", message: expect.stringContaining("up to 60 megapixels") }),
  );
});

test("the refusal names the size of the picture", () => {
  expect(() => inspect(png({ width: 20_000, height: 20_000, bytes: 1024 }))).toThrow(
    "20,000 × 20,000 pixels",
  );
});

test("60 megapixels are accepted, and one row more is refused", () => {
  expect(inspect(jpegHeader({ width: 10_000, height: 6_000 }))).toMatchObject({ width: 10_000 });
  expect(() => inspect(jpegHeader({ width: 10_000, height: 6_001 }))).toThrow("megapixels");
});

test("a wrong screen size in a GIF does not hide the size of its frame", () => {
  const bytes = gif({ width: 1, height: 1, frameSize: 60_000 });

  expect(() => inspect(bytes)).toThrow("60,000 × 60,000");
});

test("25 MB are accepted, and one byte more is refused without reading the file", () => {
  const MB = 1024 * 1024;

  expect(inspectPicture(jpegHeader(), 25 * MB)).toMatchObject({ type: "jpeg" });
  expect(() => inspectPicture(jpegHeader(), 34 * MB)).toThrow(
    "This file is 34.0 MB. Pictures can be up to 25 MB.",
  );
  expect(() => inspectPicture(jpegHeader(), 25 * MB + 1)).toThrow(
    expect.objectContaining({ problem: "bytes" }),
  );
  expect(() => inspectPicture(svg(), 3 * MB)).toThrow("SVG files can be up to 2 MB");
});

test("a header longer than usual is read from the whole file", async () => {
  const file = new Blob([jpegHeader({ width: 77, before: 600_000 })]);

  expect(await inspectFile(file)).toMatchObject({ type: "jpeg", width: 77 });
});

test("a file that can no longer be read is refused with a message", async () => {
  const file = new Blob([jpegHeader()]);
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException("Gone", "NotReadableError")) }) as Blob;

  await expect(inspectFile(file)).rejects.toMatchObject({ problem: "unreadable" });
});

test("10,000 damaged headers give facts or a refusal, but no other error", () => {
  const random = createRandom(46);
  const upTo = (end: number) => Math.floor(random() * end);
  const originals = [
    ...[1, 3, 4].map((components) =>
      jpegHeader({ components: components as 1 | 3 | 4, orientation: 6, before: 90 }),
    ),
    ...[png({ bitDepth: 16 }), png({ frames: 2 }), gif({ frames: 2 })],
    ...(["lossy", "lossless", "extended", "animated"] as const).map((kind) => webpHeader({ kind })),
    ...["avif", "avis", "heic", "mif1"].map((brand) => heifHeader(brand)),
    svg('width="10" height="20mm" viewBox="0 0 1 2"'),
  ];
  const outcomes = { facts: 0, refused: 0 };

  for (let round = 0; round < 10_000; round++) {
    const bytes = (originals[round % originals.length] as Uint8Array).slice();
    // Usually keeps the signature; otherwise every file would be refused as an unknown type.
    const from = random() < 0.2 ? 0 : 12;
    for (let change = 1 + upTo(6); change > 0; change--) {
      bytes[from + upTo(bytes.length - from)] = random() < 0.5 ? upTo(256) : 255 * upTo(2);
    }
    const cut = random() < 0.3 ? bytes.slice(0, 1 + upTo(bytes.length)) : bytes;
    try {
      const { width, height, orientation } = inspect(cut);
      expect(width * height).toBeGreaterThan(0);
      expect(orientation >= 1 && orientation <= 8).toBe(true);
      outcomes.facts += 1;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      outcomes.refused += 1;
    }
  }

  expect(outcomes.facts).toBeGreaterThan(1_000);
  expect(outcomes.refused).toBeGreaterThan(1_000);
});
