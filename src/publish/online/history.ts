import { projects, publications } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { Publication } from "#src/api/work-records.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { randomId } from "#src/lib/random-id.ts";
import { sha256 } from "./digests.ts";
import type { SiteFile } from "./publication.ts";

export type { Publication };

/** The limit per project; older entries are removed. */
const MOST_KEPT = 30;

/** Reads the publications of a project, latest first. */
export async function readHistory(project: string, database = work) {
  const all = await database.all(publications);
  return all.filter((one) => one.project === project).sort((one, other) => (one.at < other.at ? 1 : -1));
}

export async function noteDown(given: Omit<Publication, "id" | "at">, now = new Date(), database = work) {
  const at = now.toISOString();
  const publication = { ...given, id: `${given.project}/${at}/${randomId()}`, at };
  await database.change([projects, publications], async (change) => {
    await requireProject(change, given.project);
    await change.put(publications, publication);
    const own = (await change.all(publications)).filter(({ project }) => project === given.project);
    own.sort((one, other) => (one.at < other.at ? 1 : -1));
    for (const { id } of own.slice(MOST_KEPT)) await change.remove(publications, id);
  });
  return publication;
}

/** Returns the digests of all files that this browser has published to a destination, by path. */
export async function writtenTo({ host, place }: Pick<Publication, "host" | "place">, database = work) {
  const written = new Map<string, Set<string>>();
  for (const one of await database.all(publications).catch(() => [])) {
    if (one.host !== host || one.place !== place) continue;
    for (const [path, digest] of Object.entries(one.files))
      written.set(path, (written.get(path) ?? new Set()).add(digest));
  }
  return written;
}

/** Records that the host now serves this version. */
export const noteReady = (publication: Publication, database = work) =>
  database.change([publications], (change) => change.put(publications, { ...publication, isReady: true }));

export async function digestsOf(files: readonly SiteFile[]) {
  const digests = await Promise.all(
    files.map(async ({ path, content }) => [path, await sha256(content)] as const),
  );
  return Object.fromEntries(digests);
}

export interface Changes {
  changed: string[];
  added: string[];
  removed: string[];
}

/** Compares a site's files with those of a publication. The passport is ignored, because it follows from the others. */
export function changesSince(before: Record<string, string>, now: Record<string, string>): Changes {
  const paths = (files: Record<string, string>) =>
    Object.keys(files).filter((path) => path !== "passport.json");
  return {
    changed: paths(now).filter((path) => before[path] !== undefined && before[path] !== now[path]),
    added: paths(now).filter((path) => before[path] === undefined),
    removed: paths(before).filter((path) => now[path] === undefined),
  };
}

export const areChanges = ({ changed, added, removed }: Changes) =>
  changed.length + added.length + removed.length > 0;

/** Returns the destination of the last publication to an address. */
export async function placeOfAddress(host: Publication["host"], typed: string, database = work) {
  const plain = (address: string) =>
    address
      .trim()
      .replace(/^https?:\/\//i, "")
      .replace(/\/$/, "")
      .toLowerCase();
  const all = await database.all(publications).catch(() => []);
  return all
    .filter((one) => one.host === host && one.address !== "" && plain(one.address) === plain(typed))
    .sort((one, other) => (one.at < other.at ? 1 : -1))[0]?.place;
}
