const MOST_FILES = 5_000;
const DEEPEST = 12;

/** A file that was dropped, with its path from the folder that was dropped. */
export type DroppedFile = File & { path?: string };

/** A drop as its event gives it, which cannot be asked later. */
export interface Dropped {
  files: readonly File[];
  entries?: readonly FileSystemEntry[];
}

export const droppedIn = ({ items, files }: DataTransfer): Dropped => ({
  files: [...files],
  entries: [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []),
});

/** All files of a drop, those in folders included, as far as they keep to the limits. */
export async function droppedFiles({ files, entries = [] }: Dropped): Promise<DroppedFile[]> {
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  const found: DroppedFile[] = [];
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (found.length >= MOST_FILES || depth > DEEPEST) return;
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry); // as it says
      if (file) found.push(withPath(file, entry.fullPath.replace(/^\//, "")));
      return;
    }
    for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) await visit(child, depth + 1);
  };
  for (const entry of entries) await visit(entry, 0);
  return found;
}

/** Undefined for one that cannot be read. */
const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));

/** The browser hands out a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry) {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length < MOST_FILES) {
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
