/** An in-memory fake of a directory of the File System Access API. */
export function folderDouble(name: string, first: Record<string, Uint8Array<ArrayBuffer>> = {}) {
  const files = new Map(Object.entries(first));
  const double = {
    files,
    /** Paths of all writes in order. */
    written: [] as string[],
    permission: "granted" as PermissionState,
    failsWith: undefined as DOMException | undefined,
    handle: undefined as unknown as FileSystemDirectoryHandle,
  };

  function directory(path: string): FileSystemDirectoryHandle {
    const handle = {
      kind: "directory",
      name: path ? path.split("/").at(-2) : name,
      queryPermission: async () => double.permission,
      requestPermission: async () => double.permission,
      async getDirectoryHandle(child: string, { create = false } = {}) {
        const below = `${path}${child}/`;
        if (!create && ![...files.keys()].some((path) => path.startsWith(below)))
          throw new DOMException("", "NotFoundError");
        return directory(below);
      },
      async getFileHandle(child: string, { create = false } = {}) {
        const at = path + child;
        if (!create && !files.has(at)) throw new DOMException("", "NotFoundError");
        return {
          getFile: async () => new Blob([files.get(at) ?? new Uint8Array()]),
          createWritable: async () => stream(at),
        };
      },
      async removeEntry(child: string) {
        if (!files.delete(path + child)) throw new DOMException("", "NotFoundError");
      },
    };
    return handle as unknown as FileSystemDirectoryHandle; // only the members in use
  }

  function stream(at: string) {
    let content = new Uint8Array();
    return {
      async write(bytes: Uint8Array<ArrayBuffer>) {
        if (double.failsWith) throw double.failsWith;
        content = bytes;
      },
      async close() {
        files.set(at, content);
        double.written.push(at);
      },
    };
  }

  double.handle = directory("");
  return double;
}
