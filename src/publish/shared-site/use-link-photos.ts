import { useEffect, useState } from "react";
import type { Asset } from "#src/pictures/asset-store.ts";
import { noPhotos, type Photos } from "#src/sites/photos.ts";

/** Object URLs for the pictures in a link, revoked on unmount; null until they exist. */
export function useLinkPhotos(assets: ReadonlyMap<string, Asset>): Photos | null {
  const [photos, setPhotos] = useState<Photos | null>(null);

  useEffect(() => {
    const made: string[] = [];
    const shown = [...assets].map(([reference, { width, height, color, sizes }]) => {
      const addressed = sizes.map(({ blob, ...size }) => {
        const address = URL.createObjectURL(blob);
        made.push(address);
        return { ...size, address };
      });
      return [reference, { width, height, color, sizes: addressed }] as const;
    });
    setPhotos(new Map(shown));
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [assets]);

  return assets.size === 0 ? noPhotos : photos;
}
