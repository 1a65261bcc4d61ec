const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** The chunks to keep. All others are metadata: colour profile, EXIF, XMP. */
const PIXELS = new Set(["VP8X", "VP8 ", "VP8L", "ALPH"]);
/** A bit of the `VP8X` flags. The other bits announce chunks that are removed. */
const HAS_ALPHA = 0x10;

/**
 * Removes everything but the pixels from a WebP. Browsers add an sRGB profile, which is the default without
 * one.
 */
export function plainWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [bytes.slice(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    // A chunk of odd length is padded with one byte that its length does not count.
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
