import { subtleCrypto } from "#src/api/link-keys.ts";
import { readFromZip, readZipFolder, ZipError } from "#src/lib/zip/zip.ts";
import { HOSTING_NOTE } from "../export/hosting-note.ts";
import { type Judgement, judge, PASSPORT, readPassport } from "./passport.ts";

const LARGEST_PASSPORT = 2_000_000;
const LIMITS = { entry: 60_000_000, total: 400_000_000, entries: 5_000 };

/** Whether the files of an exported site are as they left; undefined for an archive without a passport. */
export async function judgeArchive(file: Blob, signal: AbortSignal): Promise<Judgement | undefined> {
  if (!subtleCrypto()) return undefined;
  try {
    const passport = readPassport(await readFromZip(file, PASSPORT, LARGEST_PASSPORT, signal));
    if (!passport) return undefined;
    const unpacked = (await readZipFolder(file, "", LIMITS, signal)).filter(
      ({ path }) => !path.endsWith("/"),
    );
    const root = rootOf(unpacked.map(({ path }) => path));
    const entries = await Promise.all(
      unpacked.map(async ({ path, content }) => ({
        path: path.startsWith(root) ? path.slice(root.length) : path,
        content: new Uint8Array(await content.arrayBuffer()),
      })),
    );
    return await judge(passport, entries, [HOSTING_NOTE]);
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

/** Packed anew, a site often lies in a folder. */
function rootOf(paths: readonly string[]) {
  const at = paths.find((path) => path === PASSPORT || path.endsWith(`/${PASSPORT}`)) ?? PASSPORT;
  return at.slice(0, -PASSPORT.length);
}
