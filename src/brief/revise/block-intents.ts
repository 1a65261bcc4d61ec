import type { Block } from "#src/sites/document.ts";
import { freeId } from "#src/sites/edit/free-id.ts";
import { ADD, AGAIN, REMOVE } from "./block-words.ts";
import { type Draft, isFull, nameOf, type Place } from "./draft.ts";
import { isMovable, mustFind } from "./find-block.ts";
import { act, type Intent } from "./intent.ts";
import { moveIntents } from "./move-intents.ts";
import { pageNamed, placeOf } from "./page-intents.ts";
import { addAt, create } from "./place-block.ts";
import { restyleIntents } from "./restyle-intents.ts";
import type { Said } from "./said.ts";

const HIDE = /\bhid(?:e|den)\b|\b(?:make|turn) .*invisible\b|\bturn off\b|\bswitch off\b/;
const SHOW = /\b(?:show|unhide|bring back|turn on|switch on|reveal)\b/;
const DUPLICATE = /\b(?:duplicate|copy|clone|repeat|twice|double)\b/;
const EXCHANGE = /\b(?:swap|switch|exchange|flip|trade)\b/;

/** Kinds of blocks that do not exist. */
const NOT_THERE: [RegExp, string][] = [
  [/\b(?:chat|chatbot|live chat|messenger|whatsapp widget)\b/, "chats"],
  [/\b(?:cart|basket|checkout|e ?commerce)\b/, "a basket"],
  [/\b(?:log ?in|sign ?in|member area|accounts?|password)\b/, "signing in"],
  [/\b(?:search|search bar|search box)\b/, "a search"],
  [/\b(?:donate|donations?)\b/, "donations"],
  [/\b(?:jobs?|careers|vacancies)\b/, "open positions"],
  [/\b(?:music|sound|audio|podcast)\b/, "sound"],
  [/\b(?:animations?|animated|parallax|confetti)\b/, "animations"],
  [/\b(?:cookie banner|cookies?|pop ?ups?)\b/, "pop-ups"],
];

export const blockIntents: Intent[] = [
  {
    id: "exchange",
    title: "Swap two blocks, or put one in another’s place",
    examples: ["swap team and questions", "swap the reviews for a gallery"],
    read: (said) => {
      const { shape, parts } = said;
      const [one, other] = parts;
      if (!one || !other) return;
      const isSwap = EXCHANGE.test(shape) || /\breplace @0 (?:with|by|for)\b/.test(shape);
      const isInstead = /@0 instead of (?:the |our |a )?@1/.test(shape);
      if ((!isSwap && !isInstead) || one.kinds.join() === other.kinds.join()) return;
      const [old, next] = isInstead ? [other, one] : [one, other];
      return act(async (draft) => {
        draft.last = [next];
        const there = mustFind(draft, old);
        if (!there || !isMovable(draft, there)) return;
        const same = draft.find(next.kinds, there.page);
        if (same && /\b(?:and|with)\b/.test(shape) && !/\b(?:for|by)\b/.test(shape)) {
          if (!isMovable(draft, same)) return;
          there.page.blocks[there.index] = same.block;
          there.page.blocks[same.index] = there.block;
          return draft.change(`${nameOf(there.block.kind)} and ${nameOf(same.block.kind)} change places`);
        }
        if (same && !isMovable(draft, same)) return;
        const block = same?.block ?? (await create(draft, next.kinds, there.page));
        if (!block) return;
        there.page.blocks = there.page.blocks.filter((candidate) => candidate !== block);
        there.page.blocks.splice(there.page.blocks.indexOf(there.block), 1, block);
        draft.change("Put in its place", nameOf(there.block.kind), nameOf(block.kind));
      });
    },
  },
  {
    id: "duplicate",
    title: "Duplicate a block",
    examples: ["duplicate the features", "copy the call to action"],
    read: ({ shape, parts }) => {
      const [part] = parts;
      if (!part || !DUPLICATE.test(shape)) return;
      return act((draft) => {
        draft.last = [part];
        const found = mustFind(draft, part);
        if (!found || isFull(draft, found.page)) return;
        const { kind } = found.block;
        if (kind === "navigation" || kind === "footer")
          return draft.note(`${nameOf(kind)} stands on a page once.`);
        const { isLocked: _, ...rest } = structuredClone(found.block);
        found.page.blocks.splice(found.index + 1, 0, {
          ...rest,
          id: freeId(kind, found.page.blocks),
        } as Block);
        draft.change(`${nameOf(kind)} twice`);
      });
    },
  },
  ...restyleIntents,
  ...moveIntents,
  {
    id: "remove",
    title: "Remove a block",
    examples: [
      "remove the testimonials",
      "get rid of the reviews",
      "no team please",
      "we don’t need the faq",
    ],
    read: (said) => {
      if (!REMOVE.test(said.shape) || HIDE.test(said.shape)) return;
      if (said.parts.length === 0 && !/\b(?:it|that|them|this)\b/.test(said.shape)) return;
      return act((draft) =>
        each(draft, said, (found) => {
          if (!isMovable(draft, found)) return;
          found.page.blocks.splice(found.page.blocks.indexOf(found.block), 1);
          draft.change("Removed", nameOf(found.block.kind), "");
        }),
      );
    },
  },
  {
    id: "hide",
    title: "Hide a block, and show it again",
    examples: ["hide the team", "show the team"],
    read: (said) => {
      if (said.parts.length === 0 && !/\b(?:it|that|them)\b/.test(said.shape)) return;
      if (HIDE.test(said.shape) && !/\bunhide\b/.test(said.shape))
        return act((draft) =>
          each(draft, said, (found) => {
            if (found.block.isHidden) return draft.note(`${nameOf(found.block.kind)} is hidden already.`);
            if (!isMovable(draft, found)) return;
            found.block.isHidden = true;
            draft.change("Hidden", nameOf(found.block.kind));
          }),
        );
      return;
    },
  },
  {
    id: "add",
    title: "Add a block",
    examples: [
      "add opening hours",
      "add a photo gallery above the testimonials",
      "i need a contact form",
      "add FAQ, team and a map",
      "add a gallery to the orders page",
    ],
    read: (said) => {
      const { shape, text } = said;
      if (!ADD.test(shape) && !SHOW.test(shape) && !(AGAIN.test(shape) && said.parts.length > 0)) return;
      const missing = said.parts.length === 0 ? NOT_THERE.find(([words]) => words.test(text)) : undefined;
      if (missing) return act((draft) => draft.note(`There is no block for ${missing[1]} yet.`));
      if (said.parts.length === 0 && !/\b(?:add|show|include) (?:it|that|them|one)\b/.test(shape)) return;
      return act(async (draft) => {
        const parts = said.parts.length > 0 ? said.parts : draft.last;
        draft.last = parts;
        const named = pageNamed(said);
        const page = placeOf(draft, said);
        if (named && !page) return draft.note(`There is no page “${named}”.`);
        for (const part of parts) await addAt(draft, part, page ?? draft.page, undefined, said);
      });
    },
  },
];

function each(draft: Draft, said: Said, run: (found: Place) => void) {
  const parts = said.parts.length > 0 ? said.parts : draft.last;
  if (parts.length === 0) return draft.note("Say which block is meant.");
  draft.last = parts;
  const isEverywhere =
    /\b(?:everywhere|all pages|every page|each page|whole site|completely|entirely)\b/.test(said.text);
  const named = pageNamed(said);
  const page = placeOf(draft, said);
  if (named && !page) return draft.note(`There is no page “${named}”.`);
  for (const part of parts) {
    if (!isEverywhere) {
      const found = mustFind(draft, part, page);
      if (found) run(found);
      continue;
    }
    for (const one of draft.site.pages) {
      const found = draft.find(part.kinds, one);
      if (found) run(found);
    }
  }
}
