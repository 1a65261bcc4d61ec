import { useEffect, useMemo, useState } from "react";
import { assetsIn, noPhotos, type Photos } from "#src/sites/photos.ts";

/**
 * The photographs and the logo of a document or a part of it, as they are stored in this browser; null while they are being read.
 * Nothing is loaded for a document without photographs. A photograph that is deleted or put back is followed.
 */
export function usePhotos(document: object | undefined): Photos | null {
  const wanted = useMemo(() => assetsIn(document).sort().join(" "), [document]);
  const [shown, setShown] = useState<{ wanted: string; photos: Photos }>();

  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let end = () => {};
    const show = (photos: Photos) => isWanted && setShown({ wanted, photos });
    import("./stored-photos.ts").then(
      ({ followPhotos }) => {
        if (isWanted) end = followPhotos(wanted.split(" "), show);
      },
      () => show(noPhotos), // offline, and never loaded before: the drawn pictures stand in
    );
    return () => {
      isWanted = false;
      end();
    };
  }, [wanted]);

  if (!wanted) return noPhotos;
  return shown?.wanted === wanted ? shown.photos : null;
}
