import type { ReactNode } from "react";
import type { ArtTheme } from "#src/art/art-theme.ts";
import type { Position } from "../embeds/position.ts";
import { type Fields, objectOf, type Values } from "../fields.ts";
import type { Meta } from "../meta.ts";
import type { Photos } from "../photos.ts";
import type { Question } from "../questions.ts";
import type { Tone } from "../themes/compose.ts";

export interface PageEntry {
  id: string;
  /** The name in the navigation; a page without one is not listed. */
  label: string;
}

export interface ThanksPage {
  path: string;
  file: string;
  /** Set only if the site's address is known. */
  url: string | undefined;
}

/** The facts that a block can use about its site. */
export interface Scope {
  meta: Meta;
  pages: PageEntry[];
  /** The path of the page being rendered. */
  page: string;
  /** Turns a link of the document into the address used in this rendering. */
  href: (link: string) => string;
  /**
   * Returns the address of the page of an entry in the list with this id, or a link without a destination where such
   * pages are not rendered.
   */
  entryHref: (id: string, index: number) => string;
  /** The name of the form in the block of this id. */
  formName: (id: string) => string;
  /** The page that confirms a sent form, where the site has one. */
  thanks: ThanksPage | undefined;
  /**
   * The style sheet of documents in frames, for their head. Only exported pages have one: elsewhere an embed is drawn
   * and cannot be played.
   */
  frameHead?: string | undefined;
  /** The address of the privacy page; only exported pages have one. */
  privacy?: string | undefined;
  /** The position of the business, if the site names it. */
  geo?: Position | undefined;
  art: Record<Tone, ArtTheme>;
  photos?: Photos;
  /** The asset of the photograph at the top of the page, if it has one. */
  firstPhoto?: string | undefined;
}

export interface ViewProps<D> {
  data: D;
  /** The prefix of every id inside the block; unique on the page. */
  id: string;
  tone: Tone;
  /** The heading level of the block's title; headings inside the block are one deeper. */
  level: 1 | 2;
  scope: Scope;
}

export interface Variant<D> {
  label: string;
  css: string;
  /** Whether the variant has a `SiteForm`. */
  hasForm?: true;
  View: (props: ViewProps<D>) => ReactNode;
}

export interface Definition<K extends string, F extends Fields, V extends string> {
  kind: K;
  label: string;
  /** The HTML element around the block. */
  element: "section" | "header" | "footer" | "aside";
  fields: F;
  /** For variants with a form: its questions, and its name unless the owner chooses another. */
  form?: { name: (data: Values<F>) => string; questions: (data: Values<F>) => Question[] };
  /** Styles for all variants. */
  css: string;
  variants: Record<V, Variant<Values<F>>>;
}

/** Defines a kind of block: its fields, and its variants. */
export function defineBlock<const K extends string, F extends Fields, V extends string>(
  definition: Omit<Definition<K, F, V>, "element" | "css"> &
    Partial<Pick<Definition<K, F, V>, "element" | "css">>,
) {
  let schema: ReturnType<typeof objectOf<F>> | undefined;
  return {
    element: "section" as const,
    css: "",
    ...definition,
    get schema() {
      schema ??= objectOf(definition.fields);
      return schema;
    },
  };
}
