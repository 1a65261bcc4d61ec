import { defineBlock } from "../define-block.ts";
import coverCss from "./cover.css?site";
import css from "./video.css?site";
import { videoFields } from "./video-fields.ts";
import { videoSplit } from "./video-split.tsx";
import { videoWide } from "./video-wide.tsx";

export { coverCss };

export const video = defineBlock({
  kind: "video",
  label: "Video",
  fields: videoFields,
  css: `${css}\n${coverCss}`,
  variants: { wide: videoWide, split: videoSplit },
});
