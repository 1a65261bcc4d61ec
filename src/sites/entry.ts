import type { Block, Page } from "./document.ts";
import type { Picture } from "./fields.ts";

/** An entry of a list that has a page of its own: an article with a text, or a person of whom more is said. */
export interface Entry extends Told {
  /** Of its page. */
  id: string;
  path: string;
  /** The page with the list, the block that is the list, and the number of the entry in it. */
  list: Page;
  block: Block;
  index: number;
}

/** The content of such a page. */
export interface Told {
  kind: "article" | "person";
  title: string;
  /** The summary of an article, the short text about a person. */
  lead: string;
  texts: string[];
  picture: Picture | null;
  /** Of an article. */
  date: string;
  author: string;
  /** Of a person. */
  role: string;
  phone: string;
  email: string;
  /** The address that its owner has chosen for the page. */
  wanted: string;
}

/** A page that is made of an entry, beside those of the document. */
export type EntryPage = Page & { entry: Entry };
export const isEntryPage = (page: Page): page is EntryPage => "entry" in page;
