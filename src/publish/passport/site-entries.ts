import { readZipFolder } from "#src/lib/zip/zip.ts";
import type { UnpackedEntry } from "#src/lib/zip/zip-worker.ts";

const MB = 1_000_000;
const LIMITS = { entry: 60 * MB, total: 400 * MB, entries: 5_000 };
const MAX_PATH_LENGTH = 500;

/** A file of a website, with its path relative to the chosen folder. */
export type SiteEntry = UnpackedEntry;

/** Reads the files of an archive, within the limits. Throws a `ZipError`. */
export const entriesOfArchive = async (file: Blob, signal: AbortSignal) =>
  (await readZipFolder(file, "", LIMITS, signal)).filter(isFile);

/** Reads the files of a dropped folder, within the limits. */
export function entriesOfFolder(files: readonly File[]): SiteEntry[] {
  let total = 0;
  return files
    .slice(0, LIMITS.entries)
    .map((file) => ({ path: pathOf(file), content: file }))
    .filter(({ path, content }) => {
      total += content.size;
      return isFile({ path }) && content.size <= LIMITS.entry && total <= LIMITS.total;
    });
}

/** Files from a folder have a path, single files only a name. */
export const pathOf = (file: File & { path?: string }) =>
  (file.path || file.webkitRelativePath || file.name).replace(/^\.?\//, "");

const isFile = ({ path }: { path: string }) =>
  !path.endsWith("/") &&
  path.length <= MAX_PATH_LENGTH &&
  !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(path);

/** Returns the files in the folder of the named file, with relative paths. Others are omitted. */
export function below(entries: readonly SiteEntry[], name: string): SiteEntry[] {
  const [at] = entries
    .map(({ path }) => path)
    .filter((path) => path === name || path.endsWith(`/${name}`))
    .sort((one, other) => one.length - other.length);
  const root = at?.slice(0, -name.length) ?? "";
  return entries
    .filter(({ path }) => path.startsWith(root))
    .map(({ path, content }) => ({ path: path.slice(root.length), content }));
}

/** Decodes a file in the encoding that it declares. */
export async function textOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const [, named] =
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,20})|^<\?xml[^>]{0,100}encoding=["']([\w-]{2,20})/i.exec(
      head,
    ) ?? [];
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  return decoded(bytes, isWide ? "utf-16" : (named ?? "utf-8"));
}

function decoded(bytes: Uint8Array, encoding: string) {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // unknown encoding
  }
}
