import type { HourRow } from "../hour-rows.ts";

/** In characters, for one file. */
export const LONGEST_SOURCE = 8_000_000;
/** For all pages together. */
export const MOST_PARTS = 3_000;
/** In characters, for one part. */
export const LONGEST_PART = 20_000;

/** A part of a page's content, in plain text; `marked` is the same text with `**bold**`, `*italic*` and links. */
export type Part =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text"; text: string; marked: string }
  | { kind: "list"; items: string[]; isNumbered: boolean }
  | { kind: "quote"; text: string; by: string }
  | { kind: "picture"; source: string; label: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "video"; to: string; title: string };

export interface MovedPage {
  title: string;
  description: string;
  /** The last part of the page's address without its extension, such as `about` of `about.html`. */
  name: string;
  parts: Part[];
}

export interface MovedPost {
  title: string;
  /** As `2026-12-31`, or empty. */
  date: string;
  parts: Part[];
}

export interface MovedBusiness {
  name: string;
  description: string;
  phone: string;
  email: string;
  street: string;
  town: string;
  hours: HourRow[];
  /** Addresses of profiles on social networks. */
  social: string[];
  offers: { name: string; text: string; price: string }[];
}

/** The content of an imported website: texts and checked addresses, without markup. */
export interface MovedSite {
  /** A tag such as `en` or `pt-BR`; empty if the page has none. */
  language: string;
  business: MovedBusiness;
  pages: MovedPage[];
  posts: MovedPost[];
  /** The things that could not be read, with their number and places. */
  missed: Missed;
}

/** The kinds of content that are not imported. */
export const missedKinds = [
  "forms",
  "frames",
  "scripts",
  "files",
  "links",
  "pictures",
  "pages",
  "posts",
  "comments",
  "drafts",
  "shortcodes",
  "texts",
] as const;
export type MissedKind = (typeof missedKinds)[number];

export type Missed = Map<MissedKind, { count: number; names: string[] }>;

const MOST_NAMES = 5;

export function miss(missed: Missed, kind: MissedKind, name = "", count = 1) {
  const known = missed.get(kind) ?? { count: 0, names: [] };
  const isNew = name !== "" && known.names.length < MOST_NAMES && !known.names.includes(name);
  missed.set(kind, { count: known.count + count, names: isNew ? [...known.names, name] : known.names });
}

export const emptyBusiness = (): MovedBusiness => ({
  ...{ name: "", description: "", phone: "", email: "", street: "", town: "" },
  ...{ hours: [], social: [], offers: [] },
});

/** Work that can be done step by step, so that a page stays responsive. A step may tell how many files are done. */
export type Steps<Result> = Generator<number | undefined, Result, undefined>;

/** The message explains why nothing could be read. */
export class MovedError extends Error {
  override name = "MovedError";
}
