export interface NamedFile {
  /** The file name, with the path of its folder if known. */
  name: string;
  size: number;
}

export const named = (file: File): NamedFile => ({
  name: file.webkitRelativePath || file.name,
  size: file.size,
});

/**
 * Lists all dropped files, including those in folders. Call it during the event: afterwards the browser clears the
 * transfer. It reads only names and sizes.
 */
export function droppedFiles(transfer: DataTransfer): Promise<NamedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...transfer.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve(files.map(named));
  return Promise.all(entries.map(filesOf)).then((found) => found.flat());
}

/** Skips files that cannot be read, such as files deleted since. */
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

/** `readEntries` returns at most a hundred entries per call, and an empty list at the end. */
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
