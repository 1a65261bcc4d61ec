/** Returns the digest in hexadecimal. */
export async function sha256(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // missing without TLS
  const digest = subtle
    ? new Uint8Array(await subtle.digest("SHA-256", bytes))
    : (await import("#src/lib/hashes-on-demand.ts")).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
