import { pattern } from "#src/lib/pattern.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block, Page } from "#src/sites/document.ts";
import { isUnderOverlay } from "#src/sites/edit/finished-site.ts";
import { ADD, REMOVE, toneIn } from "./block-words.ts";
import { nameOf, type Place } from "./draft.ts";
import { mustFind } from "./find-block.ts";
import { act, type Intent } from "./intent.ts";
import { placeOf } from "./page-intents.ts";
import { fillPictures } from "./place-block.ts";
import { variantIn } from "./variants.ts";
import lexicon from "./wish-words.json";

/** Matches requests that only ask for another variant of a block. */
const ONLY_ANOTHER = pattern()`^(?:${[lexicon.aroundAnother, /@\d/]} ?)+$`;

export const restyleIntents: Intent[] = [
  {
    id: "tone-of-block",
    title: "The background of a block",
    examples: ["make the reviews section dark", "team on a tinted background"],
    read: (said) => {
      const [part] = said.parts;
      if (!part || said.parts.length > 1) return;
      const tone = toneIn(said.shape);
      if (
        !tone ||
        (ADD.test(said.shape) && !/\bshow|put|have|give\b/.test(said.shape)) ||
        REMOVE.test(said.shape)
      )
        return;
      return act((draft) => {
        draft.last = [part];
        const found = mustFind(draft, part, placeOf(draft, said));
        if (!found || !draft.isOpen(found.block)) return;
        if (found.block.tone === tone)
          return draft.note(`${nameOf(found.block.kind)} has that background already.`);
        const before = found.block.tone;
        found.block.tone = tone;
        draft.change(`The background of ${nameOf(found.block.kind)}`, before, tone);
      });
    },
  },
  {
    id: "variant",
    title: "Another way to show a block",
    examples: [
      "gallery as a strip",
      "different gallery",
      "make the team a list",
      "one big quote instead of the review notes",
    ],
    read: (said) => {
      const [part] = said.parts;
      const { shape } = said;
      if (!part || REMOVE.test(shape) || /\badd\b/.test(shape)) return;
      if (said.parts.length > 1 && part.kinds.join() !== said.parts[1]?.kinds.join()) return;
      const isOther =
        /\b(?:another|different|other|new|change|alternative|switch|try|redo|restyle|redesign)\b/.test(shape);
      const wanted = part.kinds.some((kind) => variantIn(kind, said));
      if (!wanted && !(isOther && ONLY_ANOTHER.test(shape))) return;
      if (isOther && /\bnew\b/.test(shape) && !/\b(?:layout|style|design|version|variant|look)\b/.test(shape))
        return;
      return act(async (draft) => {
        draft.last = [part];
        const found = mustFind(draft, part, placeOf(draft, said));
        if (!found || !draft.isOpen(found.block)) return;
        const to = variantIn(found.block.kind, said) ?? nextVariant(found);
        const { kind } = found.block;
        const names = blocks[kind].variants as Record<string, { label: string }>;
        if (!to || to === found.block.variant)
          return draft.note(`${nameOf(kind)} is shown like that already.`);
        const before = names[found.block.variant]?.label;
        // `to` is a variant of this kind; the compiler cannot infer that.
        found.block.variant = to as never;
        fillPictures(found.block, draft);
        draft.change(`How ${nameOf(kind)} is shown`, before, names[to]?.label);
      });
    },
  },
];

function nextVariant({ block, page }: Place) {
  const all = Object.keys(blocks[block.kind].variants).filter((variant) => fits(block, variant, page));
  return all[(all.indexOf(block.variant) + 1) % all.length];
}

/** Whether a block has the content that a variant shows. */
function fits(block: Block, variant: string, page: Page) {
  if (block.kind === "hero") {
    const isHead = variant === "heading" || variant === "strip";
    const wasHead = block.variant === "heading" || block.variant === "strip";
    if (isHead !== wasHead) return false;
    if (variant === "bento" || variant === "cover") return block.data.facts.length > 1;
    if (variant === "booking") return block.data.slots.length > 0;
  }
  if (block.kind === "navigation" && variant === "overlay") return isUnderOverlay(page);
  if (block.kind === "menu" && variant === "tabs") return block.data.sections.length > 1;
  return true;
}
