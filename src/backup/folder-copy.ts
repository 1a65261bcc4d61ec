import { forgetFolder, keepFolder, readFolder } from "#src/publish/online/tokens.ts";
import { rememberCopy } from "./last-copy.ts";
import { makeWorkCopy } from "./work-copy.ts";

/** The folder is stored as that of a project that no project can be. */
const OWNER = "my work";
const mode = { mode: "readwrite" } as const;

export interface CopyFolder {
  name: string;
  /** Whether the browser lets this page write without asking. */
  isOpen: boolean;
}

export async function copyFolder(): Promise<CopyFolder | null> {
  const folder = await readFolder(OWNER);
  return folder ? { name: folder.name, isOpen: (await folder.queryPermission?.(mode)) === "granted" } : null;
}

/** Lets the visitor choose a folder, and writes the first copy. Resolves to null if the dialog was cancelled. */
export async function chooseCopyFolder() {
  const folder = await window.showDirectoryPicker?.({ id: "my-work", ...mode }).catch(unlessCancelled);
  if (!folder) return null;
  await keepFolder(OWNER, folder);
  return copyInto(folder);
}

export const forgetCopyFolder = () => forgetFolder(OWNER);

/** Writes a copy after a click, which lets the browser ask for permission. Resolves to null if it is refused. */
export async function copyNow() {
  const folder = await readFolder(OWNER);
  if (!folder) return null;
  const isOpen =
    (await folder.queryPermission?.(mode)) === "granted" ||
    (await folder.requestPermission?.(mode)) === "granted";
  return isOpen ? copyInto(folder) : null;
}

/** Writes a copy if a folder is chosen and the browser does not have to ask. */
export async function copyQuietly() {
  const folder = await readFolder(OWNER);
  if (folder && (await folder.queryPermission?.(mode)) === "granted") await copyInto(folder);
}

/** One file a day; the browser replaces today's only after the new one is complete. Nothing is ever deleted. */
async function copyInto(folder: FileSystemDirectoryHandle) {
  const { name, content } = await makeWorkCopy();
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await stream.write(new Uint8Array(await content.arrayBuffer()));
  await stream.close();
  const place = `${name} in the folder ${folder.name}`;
  rememberCopy(place);
  return place;
}

function unlessCancelled(error: unknown) {
  if (error instanceof DOMException && error.name === "AbortError") return undefined;
  throw error;
}
