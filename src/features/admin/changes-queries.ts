import { ApiError, serverReason } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import { readAgain, useMutation, useQuery } from "#src/api/query.ts";
import { type Change, type ChangeArea, listChanges, undoChange } from "#src/contract/changes.ts";
import { changesKey } from "#src/entities/changes/read-after-change.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { useIsAdmin } from "./use-admin.ts";

/** The change log of one area. Only admins may read it. */
export function useChanges(area: ChangeArea) {
  const isAdmin = useIsAdmin();
  return useQuery({
    queryKey: [...changesKey, area],
    queryFn: ({ signal }) => call(listChanges, { signal, search: { area } }),
    enabled: isAdmin,
    showsError: true,
  });
}

/** Undoing a change can restore any data, so every query is invalidated, here and in other tabs. */
export function useUndoChange() {
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id }: Pick<Change, "id">) => call(undoChange, { params: { id } }),
    onSuccess: async ({ summary }) => {
      await readAgain([]);
      toast({ title: "Undone", description: summary });
    },
    onError: (error) => toast({ title: "Not undone", description: reasonOf(error), tone: "destructive" }),
  });
}

/** Returns the backend's message, or a generic one if a proxy or host answered instead. */
export const reasonOf = (error: Error) =>
  serverReason(error) ?? (error instanceof ApiError ? "That did not work. Try again." : error.message);
