const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Everything else in the file says something about the picture: its colour profile, EXIF, XMP. */
const PIXELS = new Set(["VP8X", "VP8 ", "VP8L", "ALPH"]);
/** In the flags of `VP8X`; the others speak of what is left out. */
const HAS_ALPHA = 0x10;

/** The same WebP without anything but its pixels. Browsers add the profile of sRGB, which is what a file without one has. */
export function plainWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [bytes.slice(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    // A chunk of odd length is followed by a byte that is not counted.
    const end = Math.min(bytes.length, at + CHUNK_HEADER_BYTES + length + (length % 2));
    if (PIXELS.has(name)) {
      const chunk = bytes.slice(at, end);
      const flags = chunk[CHUNK_HEADER_BYTES];
      if (name === "VP8X" && flags !== undefined) chunk[CHUNK_HEADER_BYTES] = flags & HAS_ALPHA;
      kept.push(chunk);
    }
    at = end;
  }
  const plain = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    plain.set(part, at);
    at += part.length;
  }
  new DataView(plain.buffer).setUint32(4, plain.length - CHUNK_HEADER_BYTES, true);
  return plain;
}
