import type { SiteDocument } from "../document.ts";
import type { DrawnPicture, PhotoPicture } from "../fields.ts";

/** Drawn pictures of people, places on a map, brands, and pairs say more than that a picture stands there. */
const isOpen = (picture: DrawnPicture) => picture.kind === "scene" || picture.kind === "tile";

/**
 * Puts photographs in the places of drawn pictures, in the order of pages and blocks; each remembers what it replaced.
 * Locked and hidden blocks stay as they are, and so do places when there are no more photographs. Returns how many
 * were placed, too.
 */
export function placePhotos(document: SiteDocument, photos: readonly PhotoPicture[]) {
  let placed = 0;
  const place = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null || placed === photos.length) return value;
    if (Array.isArray(value)) return value.map(place);
    if ("kind" in value && value.kind === "photo") return value;
    if ("kind" in value && "seed" in value) {
      // An object with a kind and a seed is a drawn picture: the schema knows no other.
      const art = value as DrawnPicture;
      const photo = isOpen(art) ? photos[placed] : undefined;
      if (!photo) return value;
      placed += 1;
      return { ...photo, art };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]));
  };
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.isLocked || block.isHidden ? block : { ...block, data: place(block.data) },
    ),
  }));
  // Only pictures were exchanged, for pictures.
  return { document: { ...document, pages } as SiteDocument, placed };
}
