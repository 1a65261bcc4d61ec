import type { Said } from "./facts.ts";
import type { Locale } from "./locales.ts";

/** The expected facts of a generated brief. */
export interface Told {
  industry: string;
  noun: string;
  does: string;
  name: string;
  person: string;
  locale: Locale;
  town: string;
  /** The place as the brief writes it, empty if it does not: "Ludlow", "Ludlow, Shropshire". */
  where: string;
  facts: Said[];
  items: { item: string; price: string }[];
  wanted: string[];
  refused: string[];
  tonePhrase: string;
}
