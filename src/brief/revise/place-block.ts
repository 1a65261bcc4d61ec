import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";
import type { Block, Page, SiteDocument } from "#src/sites/document.ts";
import { scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { freeId } from "#src/sites/edit/free-id.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import type { Tone } from "#src/sites/themes/compose.ts";
import { AGAIN, toneIn } from "./block-words.ts";
import { type Draft, dataOf, isFull, isNewKind, nameOf, type Place } from "./draft.ts";
import { newBlock, originOf } from "./new-block.ts";
import type { Part } from "./parts.ts";
import type { Said } from "./said.ts";
import { variantIn } from "./variants.ts";

/** The usual order of kinds from top to bottom. */
const ORDER: BlockKind[] = [
  "banner",
  "navigation",
  "hero",
  "statistics",
  "features",
  "services",
  "menu",
  "pricing",
  "shop",
  "process",
  "comparison",
  "gallery",
  "video",
  "about",
  "testimonials",
  "team",
  "logos",
  "events",
  "downloads",
  "journal",
  "hours",
  "map",
  "questions",
  "booking",
  "contact",
  "newsletter",
  "call-to-action",
  "footer",
];

export interface Aim {
  to: "up" | "down" | "top" | "end" | "above" | "below";
  beside?: Part;
  steps: number;
}

export function move(draft: Draft, { page, index, block }: Place, aim: Aim) {
  const rest = page.blocks.filter((one) => one !== block);
  const [low, high] = boundsOf(rest, block.kind);
  const at = positionFor(rest, aim, index, low, high);
  if (at === undefined)
    return draft.note(`There is no ${nameOf(aim.beside?.kinds[0] ?? "hero")} on this page.`);
  const to = Math.min(high, Math.max(low, at));
  if (to === index) {
    const where =
      aim.to === "up" || aim.to === "top"
        ? "at the top already"
        : aim.to === "down" || aim.to === "end"
          ? "at the end already"
          : "there already";
    return draft.note(`${nameOf(block.kind)} is ${where}.`);
  }
  rest.splice(to, 0, block);
  page.blocks = rest;
  draft.change(`Moved: ${nameOf(block.kind)}`, `block ${index + 1}`, `block ${to + 1}`);
}

function positionFor(rest: Block[], aim: Aim, index: number, low: number, high: number) {
  if (aim.beside) {
    const at = rest.findIndex(({ kind }) => aim.beside?.kinds.includes(kind));
    return at < 0 ? undefined : aim.to === "above" ? at : at + 1;
  }
  return { up: index - aim.steps, down: index + aim.steps, top: low, end: high, above: index, below: index }[
    aim.to
  ];
}

/** Returns the range between the top blocks of a page and its footer. */
function boundsOf(rest: Block[], kind: BlockKind): [number, number] {
  const isHead = (one: Block) =>
    one.kind === "navigation" ||
    (kind !== "banner" && one.kind === "banner") ||
    (kind !== "hero" && kind !== "banner" && one.kind === "hero");
  const first = rest.findIndex((block) => !isHead(block));
  const foot = rest.findIndex(({ kind: one }) => one === "footer");
  const high = foot < 0 ? rest.length : foot;
  return [kind === "banner" ? 0 : Math.min(high, first < 0 ? rest.length : first), high];
}

export async function addAt(draft: Draft, part: Part, page: Page, aim: Aim | undefined, said: Said) {
  const isAgain = AGAIN.test(said.shape);
  const found = isAgain ? undefined : draft.find(part.kinds, page);
  if (found) {
    if (!found.block.isHidden)
      return draft.note(`There is ${nameOf(found.block.kind)} on this page already.`);
    if (!draft.isOpen(found.block)) return;
    delete found.block.isHidden;
    return draft.change("Shown again", "", nameOf(found.block.kind));
  }
  if (isFull(draft, page)) return;
  const block = await create(draft, part.kinds, page, said);
  if (block) putAt(draft, block, page, aim, said);
}

/** Inserts a new block at the requested place, or at the usual place of its kind. */
export function putAt(draft: Draft, block: Block, page: Page, aim: Aim | undefined, said: Said) {
  const [low, high] = boundsOf(page.blocks, block.kind);
  const usual = block.kind === "banner" ? 0 : usualPlace(page.blocks, block.kind);
  const at = aim ? positionFor(page.blocks, aim, usual, low, high) : usual;
  if (at === undefined)
    return draft.note(`There is no ${nameOf(aim?.beside?.kinds[0] ?? "hero")} on this page.`);
  const to = Math.min(high, Math.max(low, at));
  if (!toneIn(said.shape)) block.tone = toneBetween(page.blocks[to - 1], page.blocks[to], block.tone);
  page.blocks.splice(to, 0, block);
  draft.change("Added", "", nameOf(block.kind));
}

const usualPlace = (there: Block[], kind: BlockKind) =>
  there.findLastIndex((block) => ORDER.indexOf(block.kind) <= ORDER.indexOf(kind)) + 1;

/** Two adjacent blocks with the same background would look like one. */
function toneBetween(above: Block | undefined, below: Block | undefined, tone: Tone): Tone {
  if (tone !== "plain" || above?.tone !== "plain" || above.kind === "navigation" || above.kind === "hero")
    return tone;
  return below?.tone === "tinted" ? "plain" : "tinted";
}

/** Copies a block of this kind from another page, or makes a new one. */
export async function create(
  draft: Draft,
  kinds: readonly BlockKind[],
  page: Page,
  said?: Said,
): Promise<Block | undefined> {
  const kind = kinds[0];
  if (!kind) return undefined;
  const tone = said && toneIn(said.shape);
  const wanted = said && variantIn(kind, said);
  const like = draft.find(kinds)?.block;
  if (like && !(said && AGAIN.test(said.shape)) && !["hero", "navigation", "footer"].includes(like.kind)) {
    const { isLocked: _, isHidden: __, ...rest } = structuredClone(like);
    const copy = {
      ...rest,
      id: freeId(like.kind, page.blocks),
      ...(tone && { tone }),
      ...(wanted && { variant: wanted }),
    } as Block;
    const data = dataOf(copy);
    // A copy from the kind's own page has no title, because the page's heading shows it.
    if (data.title === "" && like.kind !== "statistics") {
      const made = newBlock(
        draft.site,
        await originOf(draft.site),
        isNewKind(like.kind) ? like.kind : "about",
      );
      data.title = dataOf(made).title || blocks[like.kind].label;
    }
    return copy;
  }
  if (!isNewKind(kind)) {
    draft.note(`${nameOf(kind)} is there already, or stands on a page once.`);
    return undefined;
  }
  const origin = await originOf(draft.site);
  if (kind === "comparison" && origin.industry.comparisons.length === 0) {
    draft.note("There are no pictures of before and after for this industry.");
    return undefined;
  }
  const block = newBlock(draft.site, origin, kind, tone, wanted);
  return { ...block, id: freeId(kind, page.blocks) };
}

/** Adds pictures to variants that depend on them. */
export function fillPictures(block: Block, draft: Draft) {
  const drawn = drawingsOf(draft.site);
  if (!drawn) return;
  if (block.kind === "hero" && !block.data.picture && !/heading|poster/.test(block.variant))
    block.data.picture = drawn.large();
  if (
    block.kind === "services" &&
    /cards|panels/.test(block.variant) &&
    block.data.services.every(({ picture }) => !picture)
  )
    block.data.services.forEach((service, index) => {
      service.picture = drawn.small(index);
    });
  if (block.kind === "about" && block.variant === "overlap" && !block.data.picture)
    block.data.picture = drawn.small(2);
}

/** The pictures a new block may show: of the site's subjects, or of its industry. */
function drawingsOf({ pages }: SiteDocument) {
  const subjects = [...scenesIn(pages)].flatMap((key) =>
    key.startsWith("subject:") ? key.slice("subject:".length) : [],
  );
  if (subjects.length > 0) {
    const picture = (index: number, seed: number): DrawnPicture => ({
      kind: "subject",
      subjects: [subjects[index % subjects.length] ?? ""],
      composition: "one",
      seed,
      label: "",
    });
    return { large: () => picture(0, 7), small: (index: number) => picture(index + 1, index) };
  }
  const scene = [...scenesIn(pages)].find((key) => !key.includes(":"));
  if (!scene) return undefined;
  return {
    large: (): DrawnPicture => ({ kind: "scene", scene, seed: 7, label: "" }),
    small: (index: number): DrawnPicture => ({
      kind: "tile",
      scene,
      index: index % 8,
      seed: index,
      label: "",
    }),
  };
}
