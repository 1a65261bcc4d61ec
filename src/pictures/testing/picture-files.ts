import { crc32, deflateSync } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;

const latin = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));

const joined = (...parts: (Bytes | string | number[])[]): Bytes =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === "string" ? latin(part) : Uint8Array.from(part as Iterable<number>),
      ),
    ),
  );

function big(value: number, bytes: 2 | 4): number[] {
  const all = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  return all.slice(4 - bytes);
}
const little = (value: number, bytes: 2 | 3 | 4) =>
  [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24].slice(0, bytes);

interface JpegOptions {
  width?: number;
  height?: number;
  orientation?: number;
  components?: 1 | 3 | 4;
  /** Bytes of other segments before the size. */
  before?: number;
}

/** Builds the header of a JPEG without image data. */
export function jpegHeader({
  width = 40,
  height = 30,
  orientation,
  components = 3,
  before = 0,
}: JpegOptions = {}) {
  const exif = orientation === undefined ? [] : jpegSegment(0xe1, joined("Exif\0\0", tiffWith(orientation)));
  const others: Bytes[] = [];
  for (let left = before; left > 0; left -= 65_000) {
    others.push(jpegSegment(0xe2, new Uint8Array(Math.min(left, 65_000))));
  }
  const frame = [8, ...big(height, 2), ...big(width, 2), components];
  const tables = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  return joined([0xff, 0xd8], exif, ...others, jpegSegment(0xc0, joined(frame, tables)), [0xff, 0xda, 0, 2]);
}

const jpegSegment = (marker: number, data: Bytes) => joined([0xff, marker], big(data.length + 2, 2), data);

/** Builds EXIF with a GPS position, as phones write it, and the orientation. */
export function tiffWith(orientation: number) {
  const entries = [
    [...little(0x0112, 2), ...little(3, 2), ...little(1, 4), ...little(orientation, 4)],
    [...little(0x8825, 2), ...little(4, 2), ...little(1, 4), ...little(8, 4)],
  ];
  return joined("II", little(42, 2), little(8, 4), little(entries.length, 2), ...entries, little(0, 4));
}

interface PngOptions {
  width?: number;
  height?: number;
  bitDepth?: 1 | 8 | 16;
  /** Makes an animated PNG. */
  frames?: number;
  /** Pads or truncates the file to this many bytes. */
  bytes?: number;
}

/** Builds a complete PNG of one grey. */
export function png({ width = 4, height = 3, bitDepth = 8, frames, bytes }: PngOptions = {}) {
  const MOST_ROWS = 1_000_000;
  const rowBytes = 1 + Math.ceil((width * bitDepth) / 8);
  const pixels = deflateSync(new Uint8Array(Math.min(rowBytes * height, MOST_ROWS)));
  const file = joined(
    "\x89PNG\r\n\x1a\n",
    pngChunk("IHDR", joined(big(width, 4), big(height, 4), [bitDepth, 0, 0, 0, 0])),
    frames === undefined ? [] : pngChunk("acTL", joined(big(frames, 4), big(0, 4))),
    pngChunk("IDAT", new Uint8Array(pixels)),
    pngChunk("IEND", new Uint8Array()),
  );
  if (bytes === undefined) return file;
  return joined(file.slice(0, bytes), new Uint8Array(Math.max(0, bytes - file.length)));
}

function pngChunk(name: string, data: Bytes) {
  const named = joined(name, data);
  return joined(big(data.length, 4), named, big(crc32(named), 4));
}

/** Builds a complete GIF. Each frame is one grey pixel in the corner, unless `frameSize` claims more. */
export function gif({ width = 4, height = 3, frames = 1, frameSize = 1 } = {}) {
  const frame = joined(
    [0x2c],
    little(0, 4),
    little(frameSize, 2),
    little(frameSize, 2),
    [0, 2, 2, 0x44, 0x01, 0],
  );
  return joined(
    "GIF89a",
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0, 0, 0, 0, 128, 128, 128],
    ...Array.from({ length: frames }, () => frame),
    [0x3b],
  );
}

interface WebpOptions {
  width?: number;
  height?: number;
  kind?: "lossy" | "lossless" | "extended" | "animated";
}

/** Builds the header of a WebP without image data. */
export function webpHeader({ width = 40, height = 30, kind = "lossy" }: WebpOptions = {}) {
  const lossy = webpChunk("VP8 ", joined([0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2)));
  const lossless = webpChunk("VP8L", joined([0x2f], little((width - 1) | ((height - 1) << 14), 4)));
  const flags = kind === "animated" ? 2 : 0;
  const extended = webpChunk("VP8X", joined([flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3)));
  const data = {
    lossy,
    lossless,
    extended: joined(extended, lossy),
    animated: joined(extended, webpChunk("ANIM", new Uint8Array(6))),
  }[kind];
  return joined("RIFF", little(data.length + 4, 4), "WEBP", data);
}

const webpChunk = (name: string, data: Bytes) => joined(name, little(data.length, 4), data);

/** Builds the header of an AVIF or HEIC with a thumbnail, without image data. */
export function heifHeader(brand: string, { width = 40, height = 30, compatible = "mif1" } = {}) {
  const size = (across: number, down: number) =>
    box("ispe", joined([0, 0, 0, 0], big(across, 4), big(down, 4)));
  const properties = box("ipco", joined(size(8, 6), size(width, height)));
  return joined(
    box("ftyp", joined(brand, [0, 0, 0, 0], compatible)),
    box("meta", joined([0, 0, 0, 0], box("iprp", properties))),
  );
}

const box = (name: string, data: Bytes) => joined(big(data.length + 8, 4), name, data);

export const svg = (attributes = "", inside = "<path d='M0 0h8v8z'/>") =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
