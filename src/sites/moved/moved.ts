import type { HourRow } from "../brief/hour-rows.ts";

/** In characters, of one file. */
export const LONGEST_SOURCE = 8_000_000;
/** Of all pages together. */
export const MOST_PARTS = 3_000;
/** In characters, of one part. */
export const LONGEST_PART = 20_000;

/** A stretch of a page, in plain text; `marked` is the same with `**bold**`, `*italic*` and links. */
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
  /** The last part of its address, such as `about` of `about.html`. */
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
  /** Addresses of profiles at social networks. */
  social: string[];
  offers: { name: string; text: string; price: string }[];
}

/** Everything that was read of a website from elsewhere: texts and checked addresses, and no markup. */
export interface MovedSite {
  /** As `en` or `pt-BR`; empty where the page does not say. */
  language: string;
  business: MovedBusiness;
  pages: MovedPage[];
  posts: MovedPost[];
  /** What could not be read, with how often and where. */
  missed: Missed;
}

/** The kinds of things that do not move in. */
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

/** Says in words why nothing could be read. */
export class MovedError extends Error {
  override name = "MovedError";
}
