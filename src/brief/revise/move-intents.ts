import { pattern } from "#src/lib/pattern.ts";
import type { Block } from "#src/sites/document.ts";
import { ADD, AGAIN, MOVE, REMOVE } from "./block-words.ts";
import { nameOf } from "./draft.ts";
import { isMovable } from "./find-block.ts";
import { act, type Intent } from "./intent.ts";
import { placeOf } from "./page-intents.ts";
import type { Part } from "./parts.ts";
import { type Aim, addAt, move } from "./place-block.ts";
import type { Said } from "./said.ts";
import lexicon from "./wish-words.json";

const UP = /\b(?:up|higher|upwards?|earlier|sooner)\b/;
const DOWN = /\b(?:down|lower|downwards?|later)\b/;
const TOP = /\b(?:top|first|beginning|start|very top|upfront|up front|front)\b/;
const END = /\b(?:bottom|last|end|very end|lowest)\b/;

const COUNTS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  "1": 1,
  "2": 2,
  "3": 3,
  "4": 4,
  "5": 5,
  twice: 2,
};

const BESIDE_WORDS =
  /above|before|over|ahead of|on top of|below|beneath|under|underneath|after|behind|following/;

const BESIDE = pattern()`\b(${BESIDE_WORDS})\b (?:the |our |all |my )*@(\d)`;

/** Matches requests that only name a position: "further down". */
const ONLY_PLACE = pattern()`^(?:${lexicon.aroundPlace} ?| )+$`;

export const moveIntents: Intent[] = [
  {
    id: "move",
    title: "Move blocks",
    examples: [
      "move prices up",
      "questions to the top",
      "team further down",
      "move the team above the reviews",
      "opening hours first",
      "put the services at the bottom",
    ],
    read: (said) => {
      const moved = aimOf(said);
      if (!moved) return;
      const { parts, aim } = moved;
      if (REMOVE.test(said.shape)) return;
      const isAdding = /\b(?:add|include|insert|create)\b/.test(said.shape);
      return act(async (draft) => {
        const named = parts.length > 0 ? parts : draft.last;
        if (named.length === 0) return draft.note("Say which block is to be moved.");
        if (parts.length > 0) draft.last = parts;
        const page = placeOf(draft, said) ?? draft.page;
        // Blocks that move to the same place one by one would end up in reverse order.
        const isReversed = aim.to === "top" || aim.to === "below";
        const all = isReversed ? [...named].reverse() : named;
        for (const part of all) {
          const found = isAdding && AGAIN.test(said.shape) ? undefined : draft.find(part.kinds, page);
          if (found) {
            if (isAdding && isVisible(found.block))
              draft.note(`There is ${nameOf(found.block.kind)} on this page already.`);
            else if (isMovable(draft, found)) move(draft, found, aim);
          } else if (aim.to === "up" || aim.to === "down")
            draft.note(`There is no ${nameOf(part.kinds[0] ?? "hero")} on this page.`);
          else await addAt(draft, part, page, aim, said);
        }
      });
    },
  },
];

/** Returns the blocks to move and their destination, undefined if nothing is to move. */
function aimOf({ shape, parts, text }: Said): { parts: Part[]; aim: Aim } | undefined {
  const beside = BESIDE.exec(shape);
  const steps =
    COUNTS[/\b(one|two|three|four|five|[1-5]|twice)\b/.exec(shape.replace(/@\d/g, ""))?.[1] ?? ""] ?? 1;
  if (beside) {
    const [, where = "", number = ""] = beside;
    const next = parts[Number(number)];
    const others = parts.filter((part) => part !== next);
    if (!next || (others.length === 0 && !/\b(?:it|that|them|this)\b/.test(shape))) return;
    if (ADD.test(shape) && !MOVE.test(shape) && !/\badd|include|insert\b/.test(shape)) return;
    const to = /above|before|over|ahead|on top/.test(where) ? "above" : "below";
    return { parts: others, aim: { to, beside: next, steps } };
  }
  const isPronoun = /\b(?:it|that|them|this)\b/.test(shape);
  if (parts.length === 0 && !(isPronoun && /\b(?:move|put|place|shift|bring|push|send)\b/.test(shape)))
    return;
  const rest = shape.replace(/@\d/g, " ").replace(/\bsign up\b/g, " ");
  const to = TOP.test(rest)
    ? "top"
    : END.test(rest)
      ? "end"
      : UP.test(rest)
        ? "up"
        : DOWN.test(rest)
          ? "down"
          : undefined;
  if (!to) return;
  if (
    !MOVE.test(rest) &&
    !/\b(?:add|include|insert|create|further|more)\b/.test(rest) &&
    !ONLY_PLACE.test(rest)
  )
    return;
  if (/\b(?:picture|photo|image|headline|title|button)\b/.test(text) && !/\b(?:move|put|place)\b/.test(rest))
    return;
  return { parts, aim: { to, steps } };
}

const isVisible = (block: Block) => !block.isHidden;
