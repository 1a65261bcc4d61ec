import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import type { Module } from "#src/contract/modules.ts";

type Style = "ledger" | "studio" | "counter" | "signal" | "almanac" | "marquee";

export interface LandingTemplate {
  /** `<industry>-<style>` */
  id: `${string}-${Style}`;
  name: string;
  note: string;
}

/** The content of a landing page, independent of its design. */
export interface LandingContent {
  headline: string;
  sub: string;
  brief: { label: string; button: string; example: string };
  reasons: readonly { title: string; text: string }[];
  templates: { heading: string; intro: string; list: readonly LandingTemplate[] };
  modules: { heading: string; intro: string; names: readonly string[] };
  /** Sentences that become applications. */
  apps?: { heading: string; intro: string; sentences: readonly string[]; demo: string };
  closing: { heading: string; text: string; button: string };
}

const styleStart = (id: LandingTemplate["id"]) => id.lastIndexOf("-");

export const industryOf = ({ id }: LandingTemplate) => id.slice(0, styleStart(id));

/** Returns the display name of the template's style, such as "Ledger". */
export function styleOf({ id }: LandingTemplate) {
  const style = id.slice(styleStart(id) + 1);
  return style.charAt(0).toUpperCase() + style.slice(1);
}

/** Returns the modules of the built-in catalogue with these names, in this order. */
export function modulesNamed(names: readonly string[]): Module[] {
  return names.map((name) => {
    const index = moduleCatalogue.findIndex((entry) => entry.name === name);
    const entry = moduleCatalogue[index];
    if (!entry) throw new Error(`The module catalogue has no "${name}": correct the landing page's list.`);
    return { ...entry, id: -1 - index, imagePath: null };
  });
}
