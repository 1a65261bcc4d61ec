import { blocks } from "../blocks/blocks.ts";
import { dateOf } from "../blocks/parts.tsx";
import { endOf, today } from "../dates.ts";
import { setLook, writeField } from "../edit/edit-blocks.ts";
import { type Checked, type Finding, type Fix, placeOf } from "./finding.ts";

/** Reports notices and exceptions whose last day is over. */
export function checkDates({ pages, day = today() }: Checked): Finding[] {
  return pages.flatMap((shown) =>
    shown.blocks.flatMap((block): Finding[] => {
      const place = { page: shown.page.id, block: block.id };
      const finding = (field: string, words: string, label: string, apply: Fix["apply"]): Finding[] => [
        {
          id: `past ${place.page} ${place.block}`,
          rule: "past",
          words: `${blocks[block.kind].label}: ${words}`,
          place: placeOf(shown, block, [field]),
          fix: block.isLocked ? undefined : { label, apply },
        },
      ];
      if (block.kind === "banner" && block.data.until && block.data.until < day) {
        return finding(
          "until",
          `its last day was ${dateOf(block.data.until)}, so exports leave it out.`,
          "Hide the block",
          (document) => setLook(document, place, { isHidden: true }),
        );
      }
      if (block.kind !== "hours") return [];
      const all = block.data.exceptions ?? [];
      const current = all.filter(({ date, last }) => !date || endOf(date, last) >= day);
      const past = all.length - current.length;
      if (past === 0) return [];
      return finding(
        "exceptions",
        past === 1 ? "an exception is over." : `${past} exceptions are over.`,
        past === 1 ? "Remove it" : "Remove them",
        (document) => writeField(document, place, ["exceptions"], current),
      );
    }),
  );
}
