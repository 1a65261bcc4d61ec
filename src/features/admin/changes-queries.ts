import { ApiError } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import { readAgain, useMutation, useQuery } from "#src/api/query.ts";
import { type Change, type ChangeArea, listChanges, undoChange } from "#src/contract/changes.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { useIsAdmin } from "./use-admin.ts";

/** Begins the key of every log; to be read again after a change. */
export const changesKey = ["changes"] as const;

/** The log of one area. Nobody but an admin may see it. */
export function useChanges(area: ChangeArea) {
  const isAdmin = useIsAdmin();
  return useQuery({
    queryKey: [...changesKey, area],
    queryFn: ({ signal }) => call(listChanges, { signal, search: { area } }),
    enabled: isAdmin,
    showsError: true,
  });
}

/** Undoing may put back anything, so everything that is shown is read again, here and in other tabs. */
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

/** The server's own words, or else those of the failure. */
export const reasonOf = (error: Error) => (error instanceof ApiError && error.reason) || error.message;
