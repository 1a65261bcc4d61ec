import { projects, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { ProjectVersion } from "#src/api/work-records.ts";
import { siteNumber } from "#src/entities/projects/project-key.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { compare } from "#src/lib/english.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { KEPT_EVERY_MS, newVersion, type ProjectRef } from "./saved-sites.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The limit of versions saved before large changes. They are not thinned out by age. */
const MOST_BEFORE_CHANGES = 10;
/** The minimum spacing of versions by age. */
const SPACING = [
  { until: DAY, apart: HOUR },
  { until: 30 * DAY, apart: DAY },
  { until: 365 * DAY, apart: 7 * DAY },
];

/** Saves a version, unless one was saved in the last ten minutes or nothing has changed. */
export const keepByTime = (project: ProjectRef, document: SiteDocument) =>
  keep(project, document, "Saved while you worked", "time");

/** Saves a version before a large change, which its name describes. */
export const keepBeforeChange = (project: ProjectRef, document: SiteDocument, name: string) =>
  keep(project, document, name, "change");

async function keep(
  project: ProjectRef,
  document: SiteDocument,
  name: string,
  automatic: "time" | "change",
): Promise<void> {
  const version = { ...newVersion(project, name, document), automatic };
  const now = Date.parse(version.createdAt);
  await work.change([projects, versions], async (change) => {
    await requireProject(change, project);
    const own = latestFirst(await change.all(versions), project);
    const [latest] = own;
    const [last] = own.filter((one) => one.automatic);
    const isSoon = automatic === "time" && last && now - Date.parse(last.createdAt) < KEPT_EVERY_MS;
    // The latest version is already identical.
    const isSame = latest && JSON.stringify(latest.document) === JSON.stringify(document);
    if (isSoon || isSame) return;
    await change.put(versions, version);
    for (const id of surplus([version, ...own], now)) await change.remove(versions, id);
  });
}

/**
 * Frees space on a full disk by deleting automatic versions, because saving the site matters more. Resolves to the
 * number of deleted ones.
 */
export async function removeAutomatic(project: ProjectRef): Promise<number> {
  return work.change([versions], async (change) => {
    const own = latestFirst(await change.all(versions), project).filter(({ automatic }) => automatic);
    for (const { id } of own) await change.remove(versions, id);
    return own.length;
  });
}

const latestFirst = (all: readonly ProjectVersion[], project: ProjectRef) =>
  all
    .filter(({ projectId }) => projectId === siteNumber(project))
    .sort((one, other) => compare(other.createdAt, one.createdAt));

type Aged = Pick<ProjectVersion, "id" | "createdAt" | "automatic">;

/** Returns the ids of versions to thin out by age. Versions that the owner named are never among them. */
export function surplus(latestFirst: readonly Aged[], now: number): string[] {
  const byTime = latestFirst.filter(({ automatic }) => automatic === "time");
  const beforeChanges = latestFirst.filter(({ automatic }) => automatic === "change");
  let kept = Number.POSITIVE_INFINITY;
  const thinned = byTime.filter(({ createdAt }) => {
    const at = Date.parse(createdAt);
    const age = now - at;
    const apart = age < HOUR ? 0 : SPACING.find(({ until }) => age < until)?.apart;
    if (apart === undefined || kept - at < apart) return true;
    kept = at;
    return false;
  });
  return [...thinned, ...beforeChanges.slice(MOST_BEFORE_CHANGES)].map(({ id }) => id);
}
