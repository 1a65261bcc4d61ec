import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";
import type { Said } from "./said.ts";

/** Everyday names of variants, besides their labels. */
const NAMES: Partial<Record<BlockKind, Record<string, string>>> = {
  hero: {
    backdrop:
      "full width|background (?:picture|image|photo)|behind (?:the )?text|full screen|wide (?:picture|image|photo)|over (?:a|the) (?:picture|photo|image)|banner",
    framed: "framed?|beside (?:the )?(?:text|picture)|two columns|side by side|split",
    editorial: "editorial|large headline|off ?set",
    shopfront: "shop ?front|awning",
    bento: "bento|boxes|grid|tiles",
    cover: "magazine|magazine cover",
    poster: "poster|only text|just text|text only|no picture|type only",
    booking: "booking first|with (?:a )?booking",
  },
  navigation: {
    bar: "bar|one line|simple",
    masthead: "masthead|centred|centered|name in the middle",
    pill: "pill|floating",
    overlay: "overlay|transparent",
    cells: "cells|boxes",
  },
  gallery: {
    grid: "grid|captions",
    mosaic: "mosaic|collage|masonry|mixed sizes",
    strip: "strip|row|slider|slide|sliding|carousel|scroll\\w*|one line|horizontal|film ?strip",
    staggered: "staggered|off ?set|zig ?zag",
  },
  shop: { cards: "cards?|grid|with pictures|tiles", rows: "rows|list|lines" },
  downloads: { cards: "cards?|grid|boxes|tiles", rows: "rows|list|lines" },
  video: { split: "split|beside|next to|two columns|half", wide: "wide|full width|across|large|big|cinema" },
  testimonials: {
    quote:
      "one (?:big |large |single )?(?:quote|review|voice|@\\d)|(?:big|large|single|huge) (?:quote|review|@\\d)|quote",
    notes: "notes?|post its?|sticky",
    wall: "wall|columns|grid",
    carousel: "carousel|slider|slide|sliding|row|scroll\\w*",
  },
  team: { cards: "cards?|grid", row: "row|round portraits?|circles|avatars", list: "list|lines" },
  services: {
    ledger: "ledger|table|lines|list",
    cards: "cards?|with pictures|grid|tiles|boxes",
    rows: "rows|large names",
    panels: "panels|slide|sliding|slider|carousel",
  },
  menu: { columns: "columns?", tabs: "tabs?", ticket: "ticket|receipt|slip" },
  pricing: { cards: "cards?|boxes", rows: "rows|list|lines", table: "table|compar\\w+" },
  questions: {
    list: "list|accordion|fold\\w*|collaps\\w*|to open",
    split: "split|beside|two columns",
    open: "open|all answered|all open|expanded|columns",
  },
  about: {
    letter: "letter|signed",
    columns: "columns|article",
    statement: "statement|large type|big text",
    overlap: "overlap\\w*|over (?:a|the) picture",
  },
  statistics: { row: "row|line", cells: "cells|boxes|grid" },
  process: {
    numbered: "numbered|numbers|columns",
    track: "track|line|timeline",
    ladder: "ladder|climb\\w*|stairs|diagonal",
  },
  "call-to-action": {
    band: "band|strip|narrow",
    poster: "poster|large type|big",
    panel: "panel|box|with (?:a )?picture|card",
  },
  contact: {
    split: "split|beside|two columns",
    card: "card|box",
    lines: "lines|no form|without (?:a )?form|only lines|large",
  },
  booking: { split: "split|beside|two columns", card: "card|box" },
  hours: { table: "table|list|lines", board: "board|sign|door" },
  map: {
    sheet: "sheet|buttons?|openstreetmap|that opens",
    split: "split|beside|half",
    wide: "wide|full width|across|large|big",
  },
  logos: { row: "row|line", grid: "grid|cells|boxes" },
  newsletter: { band: "band|strip|wide", card: "card|slip|coupon|box" },
  journal: { list: "list|rows|lines", magazine: "magazine|grid|cards", articles: "whole|full|articles" },
  events: { timetable: "timetable|table|list|schedule", cards: "cards?|boxes|tiles" },
  comparison: { switch: "switch|slider|toggle", pair: "pair|side by side|two pictures" },
  features: {
    columns: "columns",
    cells: "cells|numbered|boxes|grid",
    split: "split|beside|with (?:a )?picture|list",
  },
  footer: {
    columns: "columns",
    line: "line|simple|small|middle|centred|centered",
    wordmark: "wordmark|large name|big name|name large",
  },
  banner: { line: "line|bar", note: "note|box" },
};

/** Returns the variant of this kind that the words name. */
export function variantIn(kind: BlockKind, { text, parts }: Said): string | undefined {
  const wanted = text.replace(/\b(?:instead of|rather than|not|no longer) .*$/, "");
  // A name counts as a variant only next to a word of request, because it may also be the name of the block.
  const isAsked =
    /\b(?:as|into|in|with|make|made|like|turn|use|show|one|big|want|to|layout|style|version|switch|change|try)\b/.test(
      wanted,
    ) || parts.length === 0;
  if (!isAsked) return undefined;
  for (const [variant, words] of Object.entries(NAMES[kind] ?? {})) {
    if (!Object.hasOwn(blocks[kind].variants, variant)) continue;
    const asked = new RegExp(
      `\\b(?:as|into|in|like|with|to|layout|style|use|one|be|make|have|a|an|turn|want)\\b(?: \\w+){0,4}? (?:${words.replaceAll("@\\d", "reviews?")})\\b|\\b(?:${words.replaceAll("@\\d", "reviews?")}) (?:layout|style|version|variant|@)`,
    );
    if (asked.test(wanted)) return variant;
  }
  return undefined;
}
