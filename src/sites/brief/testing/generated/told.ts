import type { Said } from "./facts.ts";
import type { Locale } from "./locales.ts";

/** The truth about a generated brief. */
export interface Told {
  industry: string;
  noun: string;
  does: string;
  name: string;
  person: string;
  locale: Locale;
  town: string;
  /** The place as the brief says it, if it does: "Ludlow", "Ludlow, Shropshire". */
  where: string;
  facts: Said[];
  items: { item: string; price: string }[];
  wanted: string[];
  refused: string[];
  tonePhrase: string;
}
