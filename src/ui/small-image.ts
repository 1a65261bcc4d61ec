import { fromBase64Url } from "#src/lib/base64url.ts";

/** The limits of an image in a link, in bytes and in pixels. */
export const LARGEST_IMAGE = 3 * 1024;
export const WIDEST_IMAGE = 288;
export const HIGHEST_IMAGE = 96;

/**
 * Returns the data URL of an image in a link. Undefined for anything but a small, still bitmap: an SVG could contain
 * anything, and a few bytes can decompress to gigabytes.
 */
export function imageSource(text: string): string | undefined {
  const bytes = fromBase64Url(text);
  if (!bytes || bytes.length > LARGEST_IMAGE) return;
  for (const [type, read] of readers) {
    const [width, height] = read(bytes) ?? [0, 0];
    const isSmall = width > 0 && height > 0 && width <= WIDEST_IMAGE && height <= HIGHEST_IMAGE;
    if (isSmall) return `data:${type};base64,${text.replaceAll("-", "+").replaceAll("_", "/")}`;
  }
}

type Size = readonly [width: number, height: number];
const readers: [type: string, read: (bytes: Uint8Array) => Size | undefined][] = [
  ["image/png", sizeOfPng],
  ["image/webp", sizeOfWebp],
  ["image/jpeg", sizeOfJpeg],
];

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function sizeOfPng(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || textAt(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || textAt(bytes, 12, 4) !== "IHDR")
    return;
  if (textAt(bytes, 0, bytes.length).includes("acTL")) return; // animated
  const view = viewOf(bytes);
  return [view.getUint32(16), view.getUint32(20)];
}

function sizeOfWebp(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return;
  const view = viewOf(bytes);
  switch (textAt(bytes, 12, 4)) {
    case "VP8 ":
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    case "VP8L": {
      const packed = view.getUint32(21, true);
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    }
    case "VP8X": {
      const moves = view.getUint8(20) & 0b10;
      const size = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
      return moves ? undefined : [size(24), size(27)];
    }
  }
}

function sizeOfJpeg(bytes: Uint8Array): Size | undefined {
  if (textAt(bytes, 0, 3) !== "\xff\xd8\xff") return;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
}
