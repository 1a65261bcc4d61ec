import { Unzip, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The reasons why an archive cannot be read. */
export type ZipRefusal = "no-archive" | "not-in-it" | "too-large";

/** The size of a decompression step. A larger one could produce more output than fits in memory. */
const PIECE = 16 * 1024;
/** The number of bytes read from the file at a time. */
const CHUNK = 64 * PIECE;
/** Files that are already compressed only grow when compressed again. */
const PACKED = /\.(woff2|png|jpg|webp|avif)$/;

export function pack(entries: readonly ZipEntry[], time: number, onEntry: (done: number) => void = () => {}) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>); // fflate allocates its own buffers
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

/** Extracts the only entry with that name, in any folder. */
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
      if (size <= limit) pieces.push(piece as Uint8Array<ArrayBuffer>); // fflate allocates its own buffers
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    await feed(archive, file, () => size <= limit && !isWhole);
  } catch {
    return "no-archive"; // damaged; fflate has its own error codes
  }
  if (size > limit) return "too-large";
  if (!isFound) return "not-in-it";
  return isWhole ? new Blob(pieces) : "no-archive";
}

export interface FolderLimits {
  /** The limits in bytes, for one unpacked entry and for all of them together. */
  entry: number;
  total: number;
  entries: number;
}

/**
 * Returns the readable entries of a folder within the limits, or of the whole archive for "". Callers check for missing
 * ones. Entries that are too large are never held in memory.
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
      pieces.push(piece as Uint8Array<ArrayBuffer>); // fflate allocates its own buffers
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
