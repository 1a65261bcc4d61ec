import { useQuery } from "#src/api/query.ts";
import { readDraft } from "./drafts-store.ts";

/** The stored draft of a form; undefined while loading. An unreadable draft counts as none. */
export function useDraft(id: string) {
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: ["draft", id],
    queryFn: async () => ({ fields: await readDraft(id).catch(() => undefined) }),
    // Each form reads it once, when it opens; after that the form has the newest text.
    refetchOnMount: "always",
  });
  return isFetchedAfterMount ? data : undefined;
}
