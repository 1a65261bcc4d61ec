import type { Block, Page } from "./document.ts";
import type { Picture } from "./fields.ts";

/** An entry of a list that has a page: an article with a text, or a person with a longer description. */
export interface Entry extends Told {
  /** The id of its page. */
  id: string;
  path: string;
  /** The page with the list, the list's block, and the index of the entry. */
  list: Page;
  block: Block;
  index: number;
}

/** The content of an entry's page. */
export interface Told {
  kind: "article" | "person";
  title: string;
  /** The summary of an article, the short text about a person. */
  lead: string;
  texts: string[];
  picture: Picture | null;
  /** Articles only. */
  date: string;
  author: string;
  /** People only. */
  role: string;
  phone: string;
  email: string;
  /** The address that the owner has chosen for the page. */
  wanted: string;
}

/** A page generated from an entry, in addition to the document's pages. */
export type EntryPage = Page & { entry: Entry };
export const isEntryPage = (page: Page): page is EntryPage => "entry" in page;
