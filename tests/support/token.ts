import { toBase64Url } from "#src/lib/base64url.ts";
import { checksum } from "#src/share/checksum.ts";
import { deflate } from "#src/share/deflate.ts";

/** Returns a valid token for any content. */
export async function tokenOf(content: string | object) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return frame(await deflate(new TextEncoder().encode(text)));
}

/** Adds version, length and checksum to arbitrary bytes. */
export function frame(packed: Uint8Array) {
  const bytes = new Uint8Array(7 + packed.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, 1);
  view.setUint16(1, packed.length);
  view.setUint32(3, checksum(packed));
  bytes.set(packed, 7);
  return toBase64Url(bytes);
}
