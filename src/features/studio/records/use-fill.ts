import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAction } from "#src/lib/use-action.ts";
import { type BlockPlace, blockAt, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { type Entry, fillList, recordListOf } from "#src/sites/edit/fill-list.ts";
import type { ListSource } from "#src/sites/list-source.ts";
import { announce } from "#src/ui/announce.ts";
import { useStudio, useStudioStore } from "../studio-slice.ts";

/** The application engine, which only those need who show records. */
export const loadRecords = () => import("#src/apps/on-sites/read-source.ts").catch(guardedReload);

type Source = Pick<ListSource, "app" | "view" | "fields">;

/** Reads the records of a source, and puts them into the list of a block as one undo step. */
export function useFill(
  place: BlockPlace,
  setProblem: (problem: string | undefined) => void,
  onDone?: () => void,
) {
  const store = useStudioStore();
  const change = useStudio((studio) => studio.change);
  return useAction(async ({ app, view, fields }: Source) => {
    setProblem(undefined);
    const block = blockAt(store.getState().history.present, place);
    const list = block && recordListOf(block.kind);
    if (!list) return;
    const source = { app, view, fields, at: new Date().toISOString() };
    const present = (valueAt(block.data, list.path) ?? []) as Entry[];
    try {
      const { isSame, readList } = await loadRecords();
      const { entries } = await readList(source, list, present);
      const isNew = !isSame(entries, present);
      const isDone = change("Filled a list with records", (site) => fillList(site, place, entries, source));
      if (!isDone) return setProblem("The list could not be filled. Unlock its block first.");
      announce(isNew ? `The list shows ${entries.length} records.` : "The list is up to date.", "studio");
      onDone?.();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  });
}
