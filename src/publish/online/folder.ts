import { PASSPORT } from "../passport/passport.ts";
import { sha256 } from "./digests.ts";
import { goneFiles, listedFiles, refuseOccupied, refuseUnsafePaths } from "./own-files.ts";
import {
  PublishError,
  type Published,
  type PublishOptions,
  progressOf,
  type SiteFile,
} from "./publication.ts";

/** Only Chromium supports these. */
declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;
  }
  interface FileSystemHandle {
    queryPermission?: (options: { mode: "readwrite" }) => Promise<PermissionState>;
    requestPermission?: (options: { mode: "readwrite" }) => Promise<PermissionState>;
  }
}

/** Writes changed files into a folder. Assets come before the pages that need them, and the home page comes last. */
export async function publishToFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly SiteFile[],
  {
    signal,
    onProgress,
    replaces,
    written,
  }: Pick<PublishOptions, "signal" | "onProgress" | "replaces" | "written">,
): Promise<Published> {
  refuseUnsafePaths(files);
  const progress = progressOf(files, onProgress);
  progress.begin("check");
  try {
    await askToWrite(folder);
    progress.begin("compare");
    const passport = await read(folder, PASSPORT);
    const listed = listedFiles(passport && new TextDecoder().decode(passport));
    const changed: SiteFile[] = [];
    for (const file of files) {
      signal.throwIfAborted();
      const found = await read(folder, file.path);
      if (isSame(file.content, found)) continue;
      if (file.path === HOME && found && (await sha256(found)) !== listed.get(HOME))
        refuseOccupied({ place: `The folder ${folder.name}`, replaces });
      changed.push(file);
    }
    progress.beginUpload(changed);
    for (const file of changed.sort((one, other) => rank(one) - rank(other))) {
      signal.throwIfAborted();
      if (rank(file) === PAGES) progress.begin("switch");
      await write(folder, file);
      progress.hasSent(file);
    }
    const { removed, left } = await removeGone(folder, goneFiles(listed, files, written));
    return { address: "", isReady: true, revision: "", changed: changed.length, removed, left };
  } catch (error) {
    if (!(error instanceof DOMException) || signal.aborted) throw error;
    throw new PublishError("refused", wordsFor(error, folder.name));
  }
}

/** Removes the files that are exactly as this browser wrote them, and counts those that it leaves. */
async function removeGone(folder: FileSystemDirectoryHandle, gone: ReturnType<typeof goneFiles>) {
  let [removed, left] = [0, 0];
  for (const { path, digest, isOurs } of gone) {
    const content = await read(folder, path);
    if (!content) continue;
    if (isOurs && (await sha256(content)) === digest) {
      await remove(folder, path);
      removed += 1;
    } else left += 1;
  }
  return { removed, left };
}

const HOME = "index.html";
const PAGES = 1;

/** The passport describes the files, so it is written last. */
function rank({ path }: SiteFile) {
  if (path === PASSPORT) return 3;
  if (path === HOME) return 2;
  return path.endsWith(".html") ? PAGES : 0;
}

async function askToWrite(folder: FileSystemDirectoryHandle) {
  const mode = { mode: "readwrite" } as const;
  if ((await folder.queryPermission?.(mode)) === "granted") return;
  if ((await folder.requestPermission?.(mode)) === "granted" || !folder.requestPermission) return;
  throw new PublishError(
    "forbidden",
    `The browser may not write to the folder ${folder.name}. Press the button again and allow it, or choose another folder.`,
  );
}

const wordsFor = ({ name }: DOMException, folder: string) =>
  name === "QuotaExceededError"
    ? `There is no room left for the folder ${folder}. Make room and try again.`
    : name === "NotFoundError"
      ? `The folder ${folder} is not there any more. Choose it again.`
      : `The folder ${folder} could not be written to. Close programs that hold its files, and try again.`;

async function read(folder: FileSystemDirectoryHandle, path: string) {
  try {
    const { parent, name } = await parentOf(folder, path, false);
    return new Uint8Array(await (await (await parent.getFileHandle(name)).getFile()).arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException && /^(NotFound|TypeMismatch)Error$/.test(error.name)) return undefined;
    throw error;
  }
}

/** The browser replaces a file only after the new content is completely written. */
async function write(folder: FileSystemDirectoryHandle, { path, content }: SiteFile) {
  const { parent, name } = await parentOf(folder, path, true);
  const stream = await (await parent.getFileHandle(name, { create: true })).createWritable();
  await stream.write(content);
  await stream.close();
}

async function remove(folder: FileSystemDirectoryHandle, path: string) {
  try {
    const { parent, name } = await parentOf(folder, path, false);
    await parent.removeEntry(name);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
  }
}

async function parentOf(folder: FileSystemDirectoryHandle, path: string, create: boolean) {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let parent = folder;
  for (const part of names) parent = await parent.getDirectoryHandle(part, { create });
  return { parent, name };
}

const isSame = (one: Uint8Array, other: Uint8Array | undefined) =>
  other !== undefined && one.length === other.length && one.every((byte, at) => byte === other[at]);
