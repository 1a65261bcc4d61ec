export class TooLargeError extends Error {
  override name = "TooLargeError";
}

export async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Reads in chunks, so that content above the limit is never held completely. */
export async function inflate(packed: Uint8Array<ArrayBuffer>, limit: number) {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      void reader.cancel().catch(() => {}); // a failure to cancel does not matter
      throw new TooLargeError(`It unpacks to more than ${limit} bytes.`);
    }
    pieces.push(next.value);
  }
  return new Blob(pieces).arrayBuffer();
}
