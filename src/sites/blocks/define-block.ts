import type { ReactNode } from "react";
import type { ArtTheme } from "../art/art-theme.ts";
import type { Position } from "../embeds/position.ts";
import { type Fields, objectOf, type Values } from "../fields.ts";
import type { Meta } from "../meta.ts";
import type { Photos } from "../photos.ts";
import type { Question } from "../questions.ts";
import type { Tone } from "../themes/compose.ts";

export interface PageEntry {
  id: string;
  /** Its name in the navigation; a page without one is not listed. */
  label: string;
}

export interface ThanksPage {
  path: string;
  file: string;
  /** Known only of a site that says where it will stand. */
  url: string | undefined;
}

/** The facts that a block can use about its site. */
export interface Scope {
  meta: Meta;
  pages: PageEntry[];
  /** The page that is shown. */
  page: string;
  /** The address of a link of the document, as it is written in this place. */
  href: (link: string) => string;
  /** The address of the page of an entry in the list with this id; where such pages are not shown it leads nowhere. */
  entryHref: (id: string, index: number) => string;
  /** The name of the form in the block of this id. */
  formName: (id: string) => string;
  /** The page that thanks for a form, where the site has one. */
  thanks: ThanksPage | undefined;
  /**
   * The style sheet of documents in frames, as their head has it. Only exported pages have one: elsewhere an embed is
   * drawn and cannot be played.
   */
  frameHead?: string | undefined;
  /** The address of the page about privacy; only exported pages have one. */
  privacy?: string | undefined;
  /** The position of the business, if the site names it. */
  geo?: Position | undefined;
  art: Record<Tone, ArtTheme>;
  photos?: Photos;
  /** The asset of the photograph that is to be seen first on the page, if one is. */
  firstPhoto?: string | undefined;
}

export interface ViewProps<D> {
  data: D;
  /** Unique on the page: begins every id inside the block. */
  id: string;
  tone: Tone;
  /** Of the block's own title; what is inside comes after. */
  level: 1 | 2;
  scope: Scope;
}

export interface Variant<D> {
  label: string;
  css: string;
  /** Whether it has a form to be sent, a `SiteForm`. */
  hasForm?: true;
  View: (props: ViewProps<D>) => ReactNode;
}

export interface Definition<K extends string, F extends Fields, V extends string> {
  kind: K;
  label: string;
  /** Its role on the page. */
  element: "section" | "header" | "footer" | "aside";
  fields: F;
  /** The questions of its form, in variants that have one, and the form's name unless the owner gives it another. */
  form?: { name: (data: Values<F>) => string; questions: (data: Values<F>) => Question[] };
  /** Styles that all its variants share. */
  css: string;
  variants: Record<V, Variant<Values<F>>>;
}

/** A kind of block: what it holds, and the ways to show it. */
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
