import { pattern } from "#src/lib/pattern.ts";
import { blocks } from "../blocks/blocks.ts";
import type { Block, Page } from "../document.ts";
import { isUnderOverlay } from "../edit/finished-site.ts";
import { freeId } from "../edit/free-id.ts";
import { AGAIN, toneIn } from "./block-words.ts";
import { type Draft, isFull, nameOf, type Place } from "./draft.ts";
import { act, type Intent } from "./intent.ts";
import { pageNamed, placeOf } from "./page-wishes.ts";
import type { Part } from "./parts.ts";
import { type Aim, addAt, create, fillPictures, move } from "./place-block.ts";
import type { Said } from "./said.ts";
import { variantIn } from "./variants.ts";
import lexicon from "./wish-words.json";

const ADD = pattern()`\b${lexicon.add}\b`;
const REMOVE = pattern()`\b${[lexicon.remove, /take (?:out|away|off|down)|(?:dont|do not) (?:need|want|like)/]}\b|^no\b|\b${lexicon.removeLast}$`;
const HIDE = /\bhid(?:e|den)\b|\b(?:make|turn) .*invisible\b|\bturn off\b|\bswitch off\b/;
const SHOW = /\b(?:show|unhide|bring back|turn on|switch on|reveal)\b/;
const DUPLICATE = /\b(?:duplicate|copy|clone|repeat|twice|double)\b/;
const MOVE =
  /\b(?:move|put|place|shift|bring|push|pull|drag|send|want|like|get|have|should|goes|go|belongs?|comes?|be|set)\b/;
const EXCHANGE = /\b(?:swap|switch|exchange|flip|trade)\b/;
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

/** What sites of ours have no block for. */
const NOT_THERE: [RegExp, string][] = [
  [/\b(?:videos?|youtube|vimeo|film|clip)\b/, "videos"],
  [/\b(?:chat|chatbot|live chat|messenger|whatsapp widget)\b/, "chats"],
  [/\b(?:online shop|shop|store|cart|basket|checkout|webshop|e ?commerce)\b/, "a shop"],
  [/\b(?:log ?in|sign ?in|member area|accounts?|password)\b/, "signing in"],
  [/\b(?:search|search bar|search box)\b/, "a search"],
  [/\b(?:social media|instagram|facebook|twitter|tiktok|social icons|social links)\b/, "social media"],
  [/\b(?:donate|donations?)\b/, "donations"],
  [/\b(?:jobs?|careers|vacancies)\b/, "open positions"],
  [/\b(?:music|sound|audio|podcast)\b/, "sound"],
  [/\b(?:animations?|animated|parallax|confetti)\b/, "animations"],
  [/\b(?:cookie banner|cookies?|pop ?ups?)\b/, "pop-ups"],
];

/** Nothing but that a block is to be shown otherwise. */
const ONLY_ANOTHER = pattern()`^(?:${[lexicon.aroundAnother, /@\d/]} ?)+$`;

export const blockIntents: Intent[] = [
  {
    id: "exchange",
    title: "Exchange two blocks, or put one in another’s place",
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
  {
    id: "tone-of-block",
    title: "The ground of a block",
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
          return draft.note(`${nameOf(found.block.kind)} stands on such a ground already.`);
        const before = found.block.tone;
        found.block.tone = tone;
        draft.change(`The ground of ${nameOf(found.block.kind)}`, before, tone);
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
        // The name is one of this kind's own variants.
        found.block.variant = to as never;
        fillPictures(found.block, draft);
        draft.change(`How ${nameOf(kind)} is shown`, before, names[to]?.label);
      });
    },
  },
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
        // Several that go to one place keep their order there.
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

const BESIDE_WORDS =
  /above|before|over|ahead of|on top of|below|beneath|under|underneath|after|behind|following/;
const BESIDE = pattern()`\b(${BESIDE_WORDS})\b (?:the |our |all |my )*@(\d)`;

/** Nothing but where to: "further down". */
const ONLY_PLACE = pattern()`^(?:${lexicon.aroundPlace} ?| )+$`;

/** Where to, and what: none where nothing is to be moved. */
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

function mustFind(draft: Draft, part: Part, page?: Page) {
  const found = draft.find(part.kinds, page);
  if (!found)
    draft.note(`There is no ${nameOf(part.kinds[0] ?? "hero")} ${page ? "on this page" : "on this site"}.`);
  return found;
}

/** Head and foot stay where they are, and what is locked. */
function isMovable(draft: Draft, { block }: Place) {
  if (block.kind === "navigation" || block.kind === "footer") {
    draft.note(`${nameOf(block.kind)} stays where it is: every page has it.`);
    return false;
  }
  return draft.isOpen(block);
}

const isVisible = (block: Block) => !block.isHidden;

function nextVariant({ block, page }: Place) {
  const all = Object.keys(blocks[block.kind].variants).filter((variant) => fits(block, variant, page));
  return all[(all.indexOf(block.variant) + 1) % all.length];
}

/** Whether a block has what this variant shows. */
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
