import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Why an archive does not give what was asked for. */
export type ZipRefusal = "no-archive" | "not-in-it" | "too-large";

/** So much is unpacked at a time; more could come out of a single push than there is memory. */
const PIECE = 16 * 1024;
/** What is packed already only grows when it is packed again. */
const PACKED = /\.(woff2|png|jpg|webp|avif)$/;

export function pack(entries: readonly ZipEntry[], time: number, onEntry: (done: number) => void = () => {}) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>); // fflate makes its own buffers
  });
  entries.forEach(({ path, content }, index) => {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    entry.mtime = time;
    archive.add(entry);
    entry.push(content, true);
    onEntry(index + 1);
  });
  archive.end();
  return new Blob(pieces, { type: "application/zip" });
}

/** The content of the one entry of that name, wherever in the archive it lies. */
export async function unpackOne(file: Blob, name: string, limit: number): Promise<Blob | ZipRefusal> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return "no-archive";
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isFound = false;
  let isWhole = false;
  const archive = new Unzip((entry) => {
    if (isFound || (entry.name !== name && !entry.name.endsWith(`/${name}`))) return;
    isFound = true;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      isWhole ||= isLast;
      if (size <= limit) pieces.push(piece as Uint8Array<ArrayBuffer>); // as above
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && size <= limit && !isWhole; at += PIECE) {
      archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    }
  } catch {
    return "no-archive"; // damaged, which fflate says in codes of its own
  }
  if (size > limit) return "too-large";
  if (!isFound) return "not-in-it";
  return isWhole ? new Blob(pieces) : "no-archive";
}
