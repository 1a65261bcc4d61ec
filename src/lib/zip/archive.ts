import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Why an archive does not give what was asked for. */
export type ZipRefusal = "no-archive" | "not-in-it" | "too-large";

/** So much is unpacked at a time; more could come out of a single push than there is memory. */
const PIECE = 16 * 1024;
/** So much of the file is read at a time. */
const CHUNK = 64 * PIECE;
/** Compressed formats only grow when they are compressed again. */
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
  if ((await file.slice(0, 2).text()) !== "PK") return "no-archive";
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
    await feed(archive, file, () => size <= limit && !isWhole);
  } catch {
    return "no-archive"; // damaged, which fflate says in codes of its own
  }
  if (size > limit) return "too-large";
  if (!isFound) return "not-in-it";
  return isWhole ? new Blob(pieces) : "no-archive";
}

export interface FolderLimits {
  /** Bytes that one entry may unpack to, and all of them together. */
  entry: number;
  total: number;
  entries: number;
}

/**
 * The entries of a folder, or of the whole archive for "", as far as they can be read and keep to the limits; whoever reads them knows what should be
 * there. Nothing of an entry that is too large is held.
 */
export async function unpackFolder(file: Blob, folder: string, limits: FolderLimits) {
  const found = new Map<string, Blob>();
  let [total, begun] = [0, 0];
  let isOver = false;
  const archive = new Unzip((entry) => {
    const at = folder === "" ? 0 : entry.name.lastIndexOf(folder);
    if (at < 0 || (at > 0 && entry.name[at - 1] !== "/")) return;
    begun += 1;
    if (begun > limits.entries) return;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      total += piece.length;
      isOver ||= total > limits.total;
      if (size > limits.entry) {
        pieces.length = 0;
        entry.terminate();
        return;
      }
      pieces.push(piece as Uint8Array<ArrayBuffer>); // as above
      if (isLast) found.set(entry.name.slice(at), new Blob(pieces));
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    await feed(archive, file, () => !isOver);
  } catch {
    // The entries after a damaged one cannot be read.
  }
  return [...found].map(([path, content]) => ({ path, content }));
}

async function feed(archive: Unzip, file: Blob, isWanted: () => boolean) {
  for (let at = 0; at < file.size && isWanted(); at += CHUNK) {
    const chunk = new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer());
    for (let from = 0; from < chunk.length && isWanted(); from += PIECE) {
      archive.push(chunk.subarray(from, from + PIECE), at + from + PIECE >= file.size);
    }
  }
}
