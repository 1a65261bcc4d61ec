import { defineBlock } from "../define-block.ts";
import { galleryFields } from "./gallery-fields.ts";
import { galleryGrid } from "./gallery-grid.tsx";
import largeCss from "./gallery-large.css?site";
import { galleryMosaic } from "./gallery-mosaic.tsx";
import { galleryStaggered } from "./gallery-staggered.tsx";
import { galleryStrip } from "./gallery-strip.tsx";

/** For galleries whose pictures open large. */
export { largeCss };

export const gallery = defineBlock({
  kind: "gallery",
  label: "Gallery",
  fields: galleryFields,
  variants: { grid: galleryGrid, mosaic: galleryMosaic, strip: galleryStrip, staggered: galleryStaggered },
});
