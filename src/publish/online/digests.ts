type Bytes = Uint8Array<ArrayBuffer>;

export const sha1 = (bytes: Bytes) => digest("SHA-1", bytes);
export const sha256 = (bytes: Bytes) => digest("SHA-256", bytes);

/** Returns the SHA-1 that Git gives a blob with this content. */
export function gitBlobSha(content: Bytes) {
  const head = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(head.length + content.length);
  whole.set(head);
  whole.set(content, head.length);
  return sha1(whole);
}

async function digest(algorithm: "SHA-1" | "SHA-256", bytes: Bytes) {
  const found = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
