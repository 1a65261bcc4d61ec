import { textAt } from "./headers.ts";
import { inspectPicture, type PictureFacts } from "./inspect.ts";
import { PictureError } from "./picture-error.ts";

/** JPEG segments that describe the colours: an ICC profile and Adobe's transform. */
const ICC = 0xe2;
const ADOBE = 0xee;
const [FIRST_APP, LAST_APP, COMMENT, SCAN, END] = [0xe0, 0xef, 0xfe, 0xda, 0xd9];
const PNG_CHUNKS = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]);
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

export interface CopiedPicture extends PictureFacts {
  bytes: Uint8Array;
}

/**
 * Copies a JPEG, PNG or WebP without the metadata on camera, place and author, for programs that cannot
 * redraw it. `width` and `height` are those of the upright picture. Throws a `PictureError`.
 */
export function withoutMetadata(bytes: Uint8Array): CopiedPicture {
  const facts = inspectPicture(bytes, bytes.length);
  const { type, orientation } = facts;
  if (type !== "jpeg" && type !== "png" && type !== "webp") {
    throw new PictureError("type", "Only JPEG, PNG and WebP files can be copied. Save it as one of these.");
  }
  if (type !== "jpeg" && orientation !== 1) {
    throw new PictureError("unreadable", "This picture is stored turned. Save it upright, and try again.");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const stripped = strippers[type](bytes, view, orientation);
    const isTurned = orientation >= 5;
    const [width, height] = isTurned ? [facts.height, facts.width] : [facts.width, facts.height];
    return { ...facts, width, height, bytes: stripped };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PictureError(
      "damaged",
      "This picture is damaged. Save it again, and try with the new file.",
      error,
    );
  }
}

type Strip = (bytes: Uint8Array, view: DataView, orientation: number) => Uint8Array;

const strippers: Record<"jpeg" | "png" | "webp", Strip> = {
  jpeg(bytes, view, orientation) {
    const kept = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
    let at = 2;
    for (;;) {
      while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
      if (view.getUint8(at) !== 0xff) throw new RangeError("A marker is missing.");
      const marker = view.getUint8(at + 1);
      if (marker === END) return joined([...kept, bytes.subarray(at, at + 2)]);
      const end = at + 2 + view.getUint16(at + 2);
      if (end > bytes.length) throw new RangeError("A segment is cut off.");
      const isApp = marker >= FIRST_APP && marker <= LAST_APP;
      const isProfile = marker === ICC && textAt(view, at + 4, 11) === "ICC_PROFILE";
      const after = marker === SCAN ? endOfScan(view, end) : end;
      if ((!isApp && marker !== COMMENT) || isProfile || marker === ADOBE || marker === FIRST_APP) {
        kept.push(bytes.subarray(at, after));
      }
      at = after;
    }
  },

  png(bytes, view) {
    const kept = [bytes.subarray(0, 8)];
    for (let at = 8; ; ) {
      const end = at + 12 + view.getUint32(at);
      const name = textAt(view, at + 4, 4);
      if (end > bytes.length) throw new RangeError("A chunk is cut off.");
      if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
      if (name === "IEND") return joined(kept);
      at = end;
    }
  },

  webp(bytes, view) {
    const kept = [bytes.slice(0, 12)];
    const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
    for (let at = 12; at + 8 <= last; ) {
      const size = view.getUint32(at + 4, true);
      const end = at + 8 + size + (size % 2);
      if (at + 8 + size > last) throw new RangeError("A chunk is cut off.");
      const name = textAt(view, at, 4);
      const chunk = bytes.slice(at, end);
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
      if (name !== "EXIF" && name !== "XMP ") kept.push(chunk);
      at = end;
    }
    const file = joined(kept);
    new DataView(file.buffer).setUint32(4, file.length - 8, true);
    return file;
  },
};

/** Inside a scan, the following byte distinguishes a marker from image data. */
function endOfScan(view: DataView, from: number) {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
}

/** An EXIF segment that says how the picture is turned, and nothing else. */
function orientationSegment(orientation: number) {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const body = [...new TextEncoder().encode("Exif\0\0"), ...tiff];
  return new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
}

function joined(parts: readonly Uint8Array[]) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
