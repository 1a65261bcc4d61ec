import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { assetStore } from "#src/pictures/asset-store.ts";

/** The storage that the pictures use in this browser. */
export function StorageMeter() {
  const { data } = useQuery({
    queryKey: [...workKey("assets"), "usage"],
    queryFn: assetStore.usage,
    showsError: true,
    staleTime: 0,
  });
  if (!data) return null;
  const { pictures, bytes, total } = data;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-3 text-muted text-sm">
      <p>
        {pictures === 1 ? "1 picture" : `${pictures} pictures`}, {formatFileSize(bytes)}
      </p>
      {total && (
        <>
          <meter
            aria-label="Storage used by this product"
            className="h-2.5 min-w-32 grow"
            value={total.used}
            max={total.quota}
            high={total.quota * 0.8}
          />
          <p>
            {formatFileSize(total.used)} of {formatFileSize(total.quota)} used
          </p>
        </>
      )}
    </div>
  );
}
