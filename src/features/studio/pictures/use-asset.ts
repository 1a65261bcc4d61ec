import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { assetStore } from "#src/pictures/asset-store.ts";

/** A stored picture; undefined while loading, null if it was deleted or cannot be read. */
export function useAsset(id: string) {
  useFollowWork();
  const { data, isError } = useQuery({
    queryKey: [...workKey("assets"), id],
    queryFn: async () => (await assetStore.get(id)) ?? null,
    showsError: true,
    staleTime: 0,
  });
  return isError ? null : data;
}
