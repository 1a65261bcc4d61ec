import { changeAreas, listChanges, undoChange } from "#src/contract/changes.ts";
import type { Collections } from "../db/collections.ts";
import { restore } from "./change-log.ts";
import { handle, numberOf, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function changesHandlers(collections: Collections) {
  const { changes } = collections;
  return [
    handle(listChanges, ({ request }) => {
      requireAdmin(collections, request);
      const area = new URL(request.url).searchParams.get("area");
      if (area !== null && !changeAreas.some((known) => known === area)) {
        throw new Refusal(400, "area: Choose an area");
      }
      return changes
        .all()
        .filter((change) => area === null || change.area === area)
        .reverse();
    }),

    handle(undoChange, async ({ request, params }) => {
      requireAdmin(collections, request);
      const id = numberOf(params);
      const change = changes.findFirst((query) => query.where({ id }));
      if (!change) throw new Refusal(404, "There is no such change.");
      if (change.undoneAt) throw new Refusal(409, "This change was undone before.");
      await restore(collections, change);
      const undone = await changes.update(change, {
        data(draft) {
          draft.undoneAt = new Date().toISOString();
        },
      });
      return undone ?? change;
    }),
  ];
}
