import { blocks } from "../blocks/blocks.ts";
import { setLook } from "../edit/edit-blocks.ts";
import { videoAt } from "../embeds/video.ts";
import { type Checked, type Finding, placeOf } from "./finding.ts";

/** Blocks that are there for an address that only the owner knows, and that lack it. */
export function checkEmbeds({ pages }: Checked): Finding[] {
  return pages.flatMap((shown) =>
    shown.blocks.flatMap((block): Finding[] => {
      if (block.kind !== "video" || videoAt(block.data.to)) return [];
      const place = { page: shown.page.id, block: block.id };
      return [
        {
          id: `video ${place.page} ${place.block}`,
          rule: "empty",
          words: `${blocks.video.label}: it has no address, so that there is nothing to play.`,
          place: placeOf(shown, block, ["to"]),
          fix: block.isLocked
            ? undefined
            : { label: "Hide the block", apply: (document) => setLook(document, place, { isHidden: true }) },
        },
      ];
    }),
  );
}
