import type { SiteDocument } from "../document.ts";
import type { DrawnPicture, PhotoPicture } from "../fields.ts";

/** Drawn people, maps, brands and comparisons carry meaning, so photographs do not replace them. */
const isOpen = ({ kind }: DrawnPicture) => OPEN.has(kind);
const OPEN: ReadonlySet<DrawnPicture["kind"]> = new Set(["scene", "tile", "subject", "plain"]);

/**
 * Replaces drawn pictures with photographs, in the order of pages and blocks; each photograph remembers the drawing.
 * Locked and hidden blocks stay unchanged, as does everything after the last photograph. Also returns the number of
 * photographs placed.
 */
export function placePhotos(document: SiteDocument, photos: readonly PhotoPicture[]) {
  let placed = 0;
  const place = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null || placed === photos.length) return value;
    if (Array.isArray(value)) return value.map(place);
    if ("kind" in value && value.kind === "photo") return value;
    if ("kind" in value && "seed" in value) {
      // An object with a kind and a seed is a drawn picture, as the schema has no other.
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
  // Pictures were only exchanged for pictures, so the type still holds.
  return { document: { ...document, pages } as SiteDocument, placed };
}
