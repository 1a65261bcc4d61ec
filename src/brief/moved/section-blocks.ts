import { cut } from "#src/sites/cut.ts";
import type { Block } from "#src/sites/document.ts";
import { PARAGRAPH, type PhotoPicture } from "#src/sites/fields.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import type { Manner } from "../block-styles.ts";
import { inParagraphs } from "./paragraphs.ts";
import { hoursIn, lengthOf, linesIn, picturesIn, pricesIn, type Section, textsIn } from "./sections.ts";

export interface Making {
  manner: Manner;
  /** The imported pictures, by their addresses in the page. */
  photos: ReadonlyMap<string, PhotoPicture>;
}

const MOST_PARAGRAPHS = 12;
/** In characters: cards have short texts. */
const LONGEST_CARD = 400;

/** Returns the blocks for a page's sections, in order. */
export function blocksOf(sections: readonly Section[], making: Making): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at];
    if (!section) break;
    const cards = cardsAfter(sections, at);
    if (
      cards.length >= 2 &&
      lengthOf(section) <= 600 &&
      hoursIn(section) === undefined &&
      !pricesIn(section)
    ) {
      blocks.push(...cardBlocks(section, cards, making));
      at += cards.length;
    } else blocks.push(...sectionBlocks(section, making));
  }
  return blocks;
}

/** Returns the consecutive subsections that are short and have no price list or hours. */
function cardsAfter(sections: readonly Section[], at: number) {
  const level = sections[at]?.level ?? 0;
  const [first] = sections.slice(at + 1);
  const cards: Section[] = [];
  for (const next of sections.slice(at + 1)) {
    if (!first || next.level <= level || next.level !== first.level || !isCard(next)) break;
    cards.push(next);
  }
  return cards;
}

const isCard = (section: Section) =>
  section.title !== "" &&
  section.title.length <= 200 &&
  lengthOf(section) > 0 &&
  lengthOf(section) <= (section.title.endsWith("?") ? 900 : LONGEST_CARD) &&
  picturesIn(section).length <= 1 &&
  section.parts.every(({ kind }) => kind === "text" || kind === "picture") &&
  hoursIn(section) === undefined;

function cardBlocks(head: Section, cards: readonly Section[], making: Making): Block[] {
  const { manner } = making;
  const text = linesIn(head).join(" ");
  const rest = pictureBlocks(head, making);
  if (cards.filter(({ title }) => title.endsWith("?")).length * 2 > cards.length) {
    const [variant, tone] = manner.questions;
    return inGroups(cards, 24).map((group, index) =>
      block("questions", variant, tone, {
        ...headOf(head, index),
        text: index === 0 ? cut(text, 600) : "",
        questions: group.map((card) => ({
          question: cut(card.title, 200),
          answer: cut(linesIn(card).join(" "), 900),
        })),
      }),
    );
  }
  const [variant, tone] = manner.services;
  const lists = inGroups(cards, 16).map((group, index) =>
    block("services", variant, tone, {
      ...headOf(head, index),
      text: index === 0 ? cut(text, 600) : "",
      services: group.map((card) => ({
        ...{ name: cut(card.title, 100), text: cut(linesIn(card).join(" "), 400), price: "", unit: "" },
        picture: photosOf(card, making)[0] ?? null,
      })),
      action: none,
    }),
  );
  return [...lists, ...rest];
}

function sectionBlocks(section: Section, making: Making): Block[] {
  const { manner } = making;
  const hours = hoursIn(section);
  if (hours) {
    const [variant, tone] = manner.hours;
    const data = { days: hours.rows, text: cut(hours.others.join(" "), 300), action: none };
    return [
      block("hours", variant, tone, { ...headOf(section), ...data }),
      ...pictureBlocks(section, making),
    ];
  }
  const prices = pricesIn(section);
  if (prices) return priceBlocks(section, prices, making);
  return [...proseBlocks(section, making), ...quoteBlocks(section, making), ...videoBlocks(section)];
}

function priceBlocks(
  section: Section,
  { entries, others }: NonNullable<ReturnType<typeof pricesIn>>,
  making: Making,
): Block[] {
  const [variant, tone] = making.manner.menu;
  const text = others.join(" ");
  const before: Block[] = text.length > 600 ? textBlocks(section.title, inParagraphs(others), making) : [];
  const lists = inGroups(inGroups(entries, 24), 8).map((group, index) =>
    block("menu", variant, tone, {
      ...(before.length > 0 ? headOf({ title: "" }) : headOf(section, index)),
      text: before.length > 0 || index > 0 ? "" : text,
      sections: group.map((lines) => ({
        ...{ title: "", note: "" },
        entries: lines.map((line) => ({ ...line, marks: [] })),
      })),
      note: "",
    }),
  );
  return [...before, ...lists, ...pictureBlocks(section, making)];
}

/** Text and lists, with one picture beside them; further pictures become a gallery. */
function proseBlocks(section: Section, making: Making): Block[] {
  const list = section.parts.find((part) => part.kind === "list");
  const said = textsIn(section).reduce((sum, { text }) => sum + text.length, 0);
  if (list?.kind === "list" && isFeatureList(list.items) && said <= 600 && isOnlyList(section)) {
    const introduction = textsIn(section).map(({ text }) => text);
    const data = { ...headOf(section), text: cut(introduction.join(" "), 600), picture: null };
    const made = inGroups(list.items.map(featureOf), 12).map((features, index) =>
      block("features", "columns", "plain", { ...data, ...headOf(section, index), features }),
    );
    return [...made, ...pictureBlocks(section, making)];
  }
  const lines = section.parts.flatMap((part) => {
    if (part.kind === "text") return part.marked.split(/\n(?=[–•*-])/);
    if (part.kind === "list")
      return part.items.map((item, index) => `${part.isNumbered ? `${index + 1}.` : "–"} ${item}`);
    return part.kind === "table" ? part.rows.map((row) => row.filter(Boolean).join(" · ")) : [];
  });
  const [first, ...others] = photosOf(section, making);
  const isGallery = lines.length === 0 || others.length >= 3;
  const texts =
    lines.length > 0 || (section.title && !(first && isGallery))
      ? textBlocks(section.title, inParagraphs(lines), making, isGallery ? undefined : first)
      : [];
  const shown = isGallery && first ? [first, ...others] : others;
  return [...texts, ...galleryBlocks(texts.length > 0 ? "" : section.title, shown, making)];
}

const isOnlyList = ({ parts }: Section) => parts.filter(({ kind }) => kind === "list").length === 1;

const isFeatureList = (items: readonly string[]) =>
  items.length >= 2 && items.every((item) => item.length <= 500 && featureOf(item).title.length <= 120);

/** Splits "Delivery: we bring it by bicycle" */
function featureOf(item: string) {
  const [, title = "", text = ""] = /^(.{2,80}?)(?::\s|\s[–—-]\s)(.+)$/s.exec(item) ?? [];
  return title && text.length <= 400 ? { title, text } : { title: item.replaceAll("\n", " "), text: "" };
}

function textBlocks(title: string, paragraphs: readonly string[], { manner }: Making, photo?: PhotoPicture) {
  const [variant, tone] = manner.about;
  const groups = inGroups(paragraphs, MOST_PARAGRAPHS);
  return (groups.length > 0 ? groups : [[]]).map((group, index) =>
    block("about", index === 0 && photo ? variant : "columns", tone, {
      ...headOf({ title }, index),
      paragraphs: group.map((paragraph) => paragraph.slice(0, PARAGRAPH)),
      picture: index === 0 ? (photo ?? null) : null,
      signature: "",
      action: none,
    }),
  );
}

function quoteBlocks(section: Section, { manner }: Making): Block[] {
  const [variant, tone] = manner.testimonials;
  const quotes = section.parts.flatMap((part) =>
    part.kind === "quote" ? [{ quote: cut(part.text, 600), name: part.by, context: "", picture: null }] : [],
  );
  return inGroups(quotes, 12).map((testimonials) =>
    block("testimonials", variant, tone, { ...headOf({ title: "" }), testimonials }),
  );
}

const videoBlocks = ({ parts }: Section): Block[] =>
  parts.flatMap((part) =>
    part.kind === "video"
      ? block("video", "wide", "plain", {
          ...headOf({ title: part.title }),
          ...{ text: "", to: part.to, picture: null, shape: "wide" as const, captions: "", transcript: [] },
        })
      : [],
  );

const pictureBlocks = (section: Section, making: Making) =>
  galleryBlocks("", photosOf(section, making), making);

function galleryBlocks(title: string, photos: readonly PhotoPicture[], { manner }: Making): Block[] {
  const [variant, tone] = manner.gallery;
  return inGroups(photos, 16).map((group, index) =>
    block("gallery", variant, tone, {
      ...headOf({ title }, index),
      text: "",
      pictures: group.map((picture) => ({ picture, caption: cut(picture.label, 160) })),
    }),
  );
}

const photosOf = (section: Section, { photos }: Making) =>
  picturesIn(section).flatMap(({ source, label }) => {
    const photo = photos.get(source);
    return photo ? [{ ...photo, label: label || photo.label }] : [];
  });

const headOf = ({ title }: { title: string }, index = 0) => ({
  kicker: "",
  title: index === 0 ? cut(title, 140) : "",
});

function inGroups<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const groups: Entry[][] = [];
  for (let at = 0; at < entries.length; at += size) groups.push(entries.slice(at, at + size));
  return groups;
}
