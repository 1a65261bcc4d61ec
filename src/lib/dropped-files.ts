const MOST_FILES = 5_000;
const DEEPEST = 12;

/** A dropped file, with its path relative to the dropped folder. */
export type DroppedFile = File & { path?: string };

/** The data of a drop event, which is only available during the event. */
export interface Dropped {
  files: readonly File[];
  entries?: readonly FileSystemEntry[];
}

export const droppedIn = ({ items, files }: DataTransfer): Dropped => ({
  files: [...files],
  entries: [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []),
});

/** Reads the files of a drop, including those in folders, up to `most`. */
export async function droppedFiles(
  { files, entries = [] }: Dropped,
  most = MOST_FILES,
): Promise<DroppedFile[]> {
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  const found: DroppedFile[] = [];
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (found.length >= most || depth > DEEPEST) return;
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry); // guaranteed by `isFile`
      if (file) found.push(withPath(file, entry.fullPath.replace(/^\//, "")));
      return;
    }
    for (const child of await childrenOf(entry as FileSystemDirectoryEntry, most))
      await visit(child, depth + 1);
  };
  for (const entry of entries) await visit(entry, 0);
  return found;
}

/** Returns undefined for an unreadable file. */
const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));

/** `readEntries` returns at most a hundred entries per call. */
async function childrenOf(folder: FileSystemDirectoryEntry, most: number) {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length < most) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) break;
    children.push(...some);
  }
  return children;
}

const withPath = (file: File, path: string): DroppedFile =>
  Object.defineProperty(file, "path", { value: path, configurable: true });
