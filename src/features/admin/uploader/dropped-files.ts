export interface NamedFile {
  /** With the folders it lies in, where it came with them. */
  name: string;
  size: number;
}

export const named = (file: File): NamedFile => ({
  name: file.webkitRelativePath || file.name,
  size: file.size,
});

/**
 * All files that were dropped, those in folders included. To be called while the event is being heard: later the
 * browser has emptied it. Only names and sizes are looked at.
 */
export function droppedFiles(transfer: DataTransfer): Promise<NamedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...transfer.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve(files.map(named));
  return Promise.all(entries.map(filesOf)).then((found) => found.flat());
}

/** Files that cannot be read, such as one that was deleted meanwhile, are left out. */
async function filesOf(entry: FileSystemEntry): Promise<NamedFile[]> {
  if (isFile(entry)) {
    return new Promise((resolve) => {
      entry.file(
        ({ size }) => resolve([{ name: entry.fullPath.replace(/^\//, ""), size }]),
        () => resolve([]),
      );
    });
  }
  const children = await childrenOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map(filesOf))).flat();
}

/** A reader gives a hundred at a time, and none at the end. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
