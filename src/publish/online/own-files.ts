import { PASSPORT, readPassport } from "../passport/passport.ts";
import { PublishError, type SiteFile, type WrittenFiles } from "./publication.ts";

/** A part of a path that a system reads as something else than a name, or that belongs to Git. */
const UNSAFE_PART = /^(?:\.{0,2}|\.git)$|[\\:*?"<>|\p{Cc}]|[. ]$/iu;

const isSafePath = (path: string) => !path.split("/").some((part) => UNSAFE_PART.test(part));

/** Throws unless all files stay within the destination. Call it before anything is written. */
export function refuseUnsafePaths(files: readonly SiteFile[]) {
  const unsafe = files.find(({ path }) => !isSafePath(path));
  if (!unsafe) return;
  throw new PublishError(
    "refused",
    `The site has a file called ${unsafe.path}, which is no name for a file. Nothing was written. Give its page another address.`,
  );
}

/**
 * Returns the digests by path that the passport at a destination lists. Anybody may have put it there, so the list
 * alone permits nothing.
 */
export function listedFiles(passport: string | undefined): ReadonlyMap<string, string> {
  const { files = {} } = (passport !== undefined && readPassport(passport)) || {};
  return new Map(Object.entries(files).filter(([path]) => isSafePath(path)));
}

/**
 * Returns the listed files that the site no longer has. A file may be removed if this browser wrote it as it is listed;
 * the caller checks that its content is still that.
 */
export function goneFiles(
  listed: ReadonlyMap<string, string>,
  files: readonly Pick<SiteFile, "path">[],
  written: WrittenFiles = new Map(),
) {
  // Some disks take Index.html for index.html.
  const kept = new Set([...files.map(({ path }) => path), PASSPORT].map((path) => path.toLowerCase()));
  return [...listed]
    .filter(([path]) => !kept.has(path.toLowerCase()))
    .map(([path, digest]) => ({ path, digest, isOurs: written.get(path)?.has(digest) ?? false }));
}

/** Throws if the destination holds a home page from elsewhere, unless it may be replaced. */
export function refuseOccupied({
  place,
  replaces = false,
}: {
  place: string;
  replaces?: boolean | undefined;
}) {
  if (replaces) return;
  throw new PublishError(
    "occupied",
    `${place} holds a website that was not put there from here. Choose another place, or replace that website: its files of the same name are overwritten, the others stay.`,
  );
}
