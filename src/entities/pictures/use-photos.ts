import { useEffect, useMemo, useState } from "react";
import { assetsIn, noPhotos, type Photos } from "#src/sites/photos.ts";

/**
 * The photographs and the logo of a document or a part of it, from this browser's storage; null while loading.
 * Documents without photographs load no code. Updates when a photograph is deleted or restored.
 */
export function usePhotos(document: object | undefined): Photos | null {
  const wanted = useMemo(() => assetsIn(document).sort().join(" "), [document]);
  const [shown, setShown] = useState<{ wanted: string; photos: Photos }>();

  useEffect(() => {
    if (!wanted) return;
    const use = new AbortController();
    const show = (photos: Photos) => setShown({ wanted, photos });
    import("./stored-photos.ts").then(
      ({ followPhotos }) => followPhotos(wanted.split(" "), show, use.signal),
      () => show(noPhotos), // offline and not cached: the drawn pictures are shown
    );
    return () => use.abort();
  }, [wanted]);

  if (!wanted) return noPhotos;
  return shown?.wanted === wanted ? shown.photos : null;
}
