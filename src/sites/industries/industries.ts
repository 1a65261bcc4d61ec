import type { Scene } from "#src/art/scene.ts";
import { byIndustry, industries } from "#src/contract/industries.ts";
import type { Industry, IndustryCopy, IndustrySubjects } from "./industry.ts";

interface IndustryGroup {
  copies: Record<string, IndustryCopy>;
  scenes: Record<string, Scene>;
  subjects: Record<string, IndustrySubjects>;
}

/** Two to four industries each, at most about 60 kB compressed, grouped by the props that their pictures share. */
const groups = import.meta.glob<IndustryGroup>("./*/group.ts");

export type IndustryId = string;

const listed = new Map(industries.map((industry) => [industry.id, industry]));

export const industryIds = [...listed.keys()].sort();

export const isIndustryId = (id: string) => listed.has(id);

/** Loads the texts of an industry. */
export async function loadIndustry(id: string): Promise<Industry> {
  const { copies, subjects } = await loadGroup(id);
  const copy = copies[id];
  const shows = subjects[id];
  const name = listed.get(id)?.name;
  if (!copy || name === undefined) throw new Error(`There is no copy.json for the industry "${id}".`);
  if (!shows) throw new Error(`There is no subjects.json for the industry "${id}".`);
  return { id, name, shows, ...copy };
}

const loaded = new Map<string, Promise<IndustryGroup>>();

/** Caches the industry group: a program on the command line cannot load more after its start. */
export function loadGroup(id: string): Promise<IndustryGroup> {
  const path = `./${listed.get(id)?.group}/group.ts`;
  const known = loaded.get(path);
  if (known) return known;
  const loading = load(path);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

async function load(path: string): Promise<IndustryGroup> {
  const group = await groups[path]?.();
  if (!group) throw new Error(`There is no ${path}.`);
  return {
    copies: byIndustry(group.copies),
    scenes: byIndustry(group.scenes),
    subjects: byIndustry(group.subjects),
  };
}
