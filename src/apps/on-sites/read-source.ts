import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { isBuiltApp } from "#src/contract/app-templates.ts";
import { localKey, readProjectKey } from "#src/entities/projects/project-key.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { type BlockPlace, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { type Entry, type RecordList, recordListOf } from "#src/sites/edit/fill-list.ts";
import type { ListSource } from "#src/sites/list-source.ts";
import type { AppColumns } from "../computed/column.ts";
import { openApp } from "../store/open-app.ts";
import { entriesOf, type FilledList } from "./list-entries.ts";

export interface AppChoice {
  key: string;
  name: string;
}

/** The apps among the projects of this browser, the newest first. */
export async function appsOfBrowser(): Promise<AppChoice[]> {
  const all = await work.read([projects], ({ all }) => all(projects));
  return all
    .filter(({ templateId, deletedAt }) => isBuiltApp(templateId) && !deletedAt)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .map(({ id, name }) => ({ key: localKey(id), name }));
}

/** Opens an app of this browser for reading. Rejects with an error whose message is for the owner. */
export async function readColumns(key: string): Promise<AppColumns> {
  const project = await work.get(projects, readProjectKey(key)?.id ?? 0);
  if (!project || project.deletedAt) throw new Error("The application is not in this browser any more.");
  const opened = await openApp(key, { templateId: project.templateId, name: project.name });
  if (!opened || !("columns" in opened))
    throw new Error("The application could not be read. Open it to see why.");
  return opened.columns;
}

/** Returns the entries that the records make now. Rejects with an error whose message is for the owner. */
export async function readList(
  source: ListSource,
  list: RecordList,
  present: readonly Entry[],
): Promise<FilledList> {
  const columns = await readColumns(source.app);
  const view = columns.data.document.views.find(({ id }) => id === source.view);
  if (!view) throw new Error("The page of the application that this list shows is gone. Choose another one.");
  return entriesOf(columns, view, source, list, present);
}

export interface ListState {
  place: BlockPlace;
  source: ListSource;
  /** Whether the records have changed since. */
  isOlder: boolean;
  /** The reason why the records cannot be read, for the owner. */
  problem?: string;
}

/** Compares each list of a site that shows records with the records as they are now. */
export function compareLists(document: SiteDocument): Promise<ListState[]> {
  const sources = document.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const list = block.from && recordListOf(block.kind);
      if (!block.from || !list || block.isHidden) return [];
      const present = (valueAt(block.data, list.path) ?? []) as Entry[];
      return [{ place: { page: page.id, block: block.id }, source: block.from, list, present }];
    }),
  );
  return Promise.all(
    sources.map(async ({ place, source, list, present }) => {
      try {
        const { entries } = await readList(source, list, present);
        return { place, source, isOlder: !isSame(entries, present) };
      } catch (error) {
        if (error instanceof WorkError) throw error;
        return { place, source, isOlder: false, problem: String((error as Error).message) };
      }
    }),
  );
}

/** Whether two lists show the same. Missing fields count as empty. */
export const isSame = (entries: readonly Entry[], present: readonly Entry[]) =>
  JSON.stringify(entries.map(ordered)) === JSON.stringify(present.map(ordered));

const ordered = (entry: Entry) =>
  Object.entries(entry)
    .filter(([, value]) => value !== undefined && value !== "" && value !== null && value !== false)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
