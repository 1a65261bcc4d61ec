import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { toBase64Url } from "#src/lib/base64url.ts";
import { fc } from "#tests/support/fuzz.ts";
import { imageSource, LARGEST_IMAGE } from "./small-image.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const source = (bytes: number[]) => imageSource(toBase64Url(Uint8Array.from(bytes)));

test.each([
  ["PNG", png(288, 96), "image/png"],
  ["lossy WebP", webp("VP8 ", lossy(200, 80)), "image/webp"],
  ["lossless WebP", webp("VP8L", lossless(200, 80)), "image/webp"],
  ["WebP with transparency", webp("VP8X", extended(200, 80, 0b10000)), "image/webp"],
  ["JPEG", jpeg(200, 80), "image/jpeg"],
])("a small %s is shown as a data URL", (_, bytes, type) => {
  expect(source(bytes)).toBe(
    `data:${type};base64,${Buffer.from(bytes).toString("base64").replace(/=+$/, "")}`,
  );
});

test.each([
  ["a PNG that unpacks to gigabytes", png(60_000, 60_000)],
  ["a PNG without a width", png(0, 80)],
  ["a PNG that moves", [...png(200, 80), ...ascii("acTL")]],
  ["a WebP that moves", webp("VP8X", extended(200, 80, 0b00010))],
  ["a lossless WebP of 16,384 pixels", webp("VP8L", lossless(16_384, 16_384))],
  ["a WebP with transparency that is too high", webp("VP8X", extended(200, 97, 0b10000))],
  ["a JPEG that is too wide", jpeg(289, 80)],
  ["a JPEG that is cut off before its size", jpeg(200, 80).slice(0, 12)],
  ["a drawing", ascii('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/"/></svg>')],
  ["a GIF", ascii("GIF89a".padEnd(60, "\0"))],
  ["a page", ascii("<!doctype html><script>alert(1)</script>")],
  ["more than 3 kB", [...png(200, 80), ...Array<number>(LARGEST_IMAGE).fill(0)]],
])("%s is not", (_, bytes) => {
  expect(source(bytes)).toBeUndefined();
});

test.each(["", "a", "https://evil.example/logo.png", "data:image/png;base64,iVBORw0KGgo", "iVBORw0KGgo="])(
  "the text “%s” is not an image",
  (text) => {
    expect(imageSource(text)).toBeUndefined();
  },
);

test("any link shows a small embedded bitmap or nothing", () => {
  const starts = [png(20, 20), jpeg(20, 20), webp("VP8X", extended(20, 20, 0)), []].map((bytes) =>
    bytes.slice(0, 30),
  );
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      expect(source([...start, ...rest]) ?? "data:image/png;base64,").toMatch(
        /^data:image\/(png|webp|jpeg);base64,[A-Za-z0-9+/]*$/,
      );
    }),
  );
});

function png(width: number, height: number) {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13);
  header.write("IHDR", 4, "latin1");
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 0, 0, 0, 0], 16);
  return [...ascii("\x89PNG\r\n\x1a\n"), ...header, ...deflateSync(Buffer.alloc(20))];
}

function webp(kind: string, content: number[]) {
  return [
    ...ascii("RIFF"),
    0,
    0,
    0,
    0,
    ...ascii(`WEBP${kind}`),
    0,
    0,
    0,
    0,
    ...content,
    ...Array<number>(20).fill(0),
  ];
}

function lossy(width: number, height: number) {
  return [0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8];
}

function lossless(width: number, height: number) {
  const packed = Buffer.alloc(4);
  packed.writeUInt32LE(width - 1 + (height - 1) * 0x4000);
  return [0x2f, ...packed];
}

function extended(width: number, height: number, flags: number) {
  const size = (length: number) => [(length - 1) & 255, (length - 1) >> 8, 0];
  return [flags, 0, 0, 0, ...size(width), ...size(height)];
}

function jpeg(width: number, height: number) {
  const segment = [0xff, 0xe0, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return [0xff, 0xd8, ...segment, ...frame, 0xff, 0xd9];
}
