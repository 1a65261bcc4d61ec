import { exifOrientation } from "./exif-orientation.ts";

/** Facts read from a file header, not yet verified. Width and height are those of the stored pixels. */
export interface Header {
  width: number;
  height: number;
  orientation?: number;
  isAnimated?: boolean;
  isCmyk?: boolean;
}

/**
 * Returns undefined for a header that contradicts its format. Reading past the end throws the RangeError of
 * DataView.
 */
type ReadHeader = (view: DataView) => Header | undefined;

export const readJpeg: ReadHeader = (view) => {
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (isAlone) continue;
    const isScanOrEnd = marker === 0xda || marker === 0xd9;
    const length = view.getUint16(at);
    if (isScanOrEnd || length < 2) return undefined;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 3), view.getUint16(at + 5)];
      return { width, height, orientation, isCmyk: view.getUint8(at + 7) === 4 };
    }
    if (marker === 0xe1 && textAt(view, at + 2, 6) === "Exif\0\0") {
      orientation = exifOrientation(view, at + 8, at + length);
    }
    at += length;
  }
};

/** The markers SOF0 to SOF15, without the three in that range with another meaning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export const readPng: ReadHeader = (view) => {
  if (view.getUint32(8) !== 13 || textAt(view, 12, 4) !== "IHDR") return undefined;
  const header: Header = { width: view.getUint32(16), height: view.getUint32(20) };
  const CRC_BYTES = 4;
  for (let at = 33; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const name = textAt(view, at + 4, 4);
    if (name === "IDAT") break;
    if (name === "acTL" && at + 12 <= view.byteLength) header.isAnimated = view.getUint32(at + 8) > 1;
    if (name === "eXIf") header.orientation = exifOrientation(view, at + 8, at + 8 + length);
    at += 8 + length + CRC_BYTES;
  }
  return header;
};

export const readGif: ReadHeader = (view) => {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let at = 13 + colourTableBytes(view.getUint8(10));
  let frames = 0;
  const header: Header = { ...screen, isAnimated: false };
  while (at < view.byteLength && frames < 2) {
    const block = view.getUint8(at);
    if (block === 0x21) {
      // Only animated GIFs have this extension, which says how often to repeat.
      if (at + 14 <= view.byteLength && textAt(view, at + 3, 11) === "NETSCAPE2.0") header.isAnimated = true;
      at = afterSubBlocks(view, at + 2);
    } else if (block === 0x2c && at + 10 <= view.byteLength) {
      frames += 1;
      // Browsers enlarge a screen that is smaller than its frames.
      header.width = Math.max(header.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      header.height = Math.max(header.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      at = afterSubBlocks(view, at + 10 + colourTableBytes(view.getUint8(at + 9)) + 1);
    } else break;
  }
  if (frames > 1) header.isAnimated = true;
  return header;
};

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterSubBlocks(view: DataView, start: number) {
  let at = start;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) break;
  }
  return at;
}

export const readWebp: ReadHeader = (view) => {
  let found: Header | undefined;
  const add = (header: Header) => {
    found = {
      width: Math.max(header.width, found?.width ?? 0),
      height: Math.max(header.height, found?.height ?? 0),
      isAnimated: Boolean(header.isAnimated || found?.isAnimated),
    };
  };
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = textAt(view, at, 4);
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    if (name === "VP8X") {
      const isAnimated = (view.getUint8(data) & 2) !== 0;
      add({ width: 1 + uint24(view, data + 4), height: 1 + uint24(view, data + 7), isAnimated });
      if (isAnimated) return found;
    } else if (name === "VP8 ") {
      if (textAt(view, data + 3, 3) !== "\x9d\x01\x2a") return undefined;
      add({
        width: view.getUint16(data + 6, true) & 0x3fff,
        height: view.getUint16(data + 8, true) & 0x3fff,
      });
      return found;
    } else if (name === "VP8L") {
      if (view.getUint8(data) !== 0x2f) return undefined;
      const bits = view.getUint32(data + 1, true);
      add({ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) });
      return found;
    }
    at = data + length + (length % 2);
  }
  return found;
};

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** Reads AVIF and HEIC. Only the largest size counts: thumbnails and tiles are smaller. */
export const readHeif: ReadHeader = (view) => {
  const properties = findBox(view, 0, view.byteLength, ["meta", "iprp", "ipco"]);
  if (!properties) return undefined;
  let largest: Header | undefined;
  for (const { name, start, end } of boxes(view, properties.start, properties.end)) {
    if (name !== "ispe" || end - start < 12) continue;
    const [width, height] = [view.getUint32(start + 4), view.getUint32(start + 8)];
    if (!largest || width * height > largest.width * largest.height) largest = { width, height };
  }
  const brand = textAt(view, 8, 4);
  return largest && { ...largest, isAnimated: ["avis", "msf1", "hevc", "hevx"].includes(brand) };
};

interface Box {
  name: string;
  start: number;
  end: number;
}

function findBox(view: DataView, from: number, to: number, [name, ...inside]: string[]): Box | undefined {
  for (const box of boxes(view, from, to)) {
    if (box.name !== name) continue;
    // A `meta` box starts with four bytes for version and flags.
    const start = name === "meta" ? box.start + 4 : box.start;
    return inside.length > 0 ? findBox(view, start, box.end, inside) : { ...box, start };
  }
  return undefined;
}

function* boxes(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) return;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const start = at + (isLong ? 16 : 8);
    if (at + size < start) return;
    yield { name: textAt(view, at + 4, 4), start, end: Math.min(at + size, to) };
    at += size;
  }
}

/** Reads Latin-1: one character per byte. */
export function textAt(view: DataView, at: number, length: number) {
  let text = "";
  for (let index = 0; index < length; index++) text += String.fromCharCode(view.getUint8(at + index));
  return text;
}
