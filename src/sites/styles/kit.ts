import type { Block } from "../document.ts";
import type { Industry, Style } from "../industries/industry.ts";
import { createContext, type KitContext } from "./kit/context.ts";
import { device, unless } from "./kit/device-block.ts";
import { banner, closing, footer, heading, hero, navigation } from "./kit/frame-blocks.ts";
import { has, nameOf, type PageId, type Pages } from "./kit/links.ts";
import { comparison, features, menu, pricing, process, services } from "./kit/offer-blocks.ts";
import { downloads, shop, video } from "./kit/own-blocks.ts";
import {
  about,
  gallery,
  journal,
  logos,
  questions,
  statistics,
  team,
  testimonials,
} from "./kit/story-blocks.ts";
import { booking, contact, events, hours, map, newsletter } from "./kit/visit-blocks.ts";
import type { Look } from "./looks.ts";

/** The functions that compose a style's pages: blocks filled with the industry's copy. */
export type Kit = KitContext & Bound<typeof parts>;

/** The pages of one style for an industry: the page ids in order of importance, and their blocks. */
export interface Composition {
  /** A selection of the industry's pages; the last ones are dropped first. */
  pages: PageId[];
  home: (kit: Kit) => Block[];
  /** The blocks at the top and bottom of every page except the first. */
  frame: (kit: Kit, page: { id: PageId; name: string }, blocks: Block[]) => Block[];
  /** The blocks of inner pages. */
  inner: (kit: Kit) => Partial<Record<PageId, Block[]>>;
}

const parts = {
  has,
  nameOf,
  navigation,
  banner,
  hero,
  heading,
  footer,
  closing,
  services,
  features,
  process,
  pricing,
  menu,
  comparison,
  about,
  statistics,
  gallery,
  shop,
  downloads,
  video,
  testimonials,
  team,
  questions,
  journal,
  logos,
  hours,
  map,
  events,
  booking,
  contact,
  newsletter,
  device,
  unless,
};

/** The functions with their first parameter, the kit, bound. */
type Bound<F> = {
  [K in keyof F]: F[K] extends (kit: KitContext, ...rest: infer R) => infer Made
    ? (...rest: R) => Made
    : never;
};

export function createKit(industry: Industry, style: Style, look: Look, pages: Pages["pages"]): Kit {
  const context = createContext(industry, style, look, pages);
  const bound = Object.entries(parts).map(([name, make]) => [
    name,
    (make as (kit: KitContext, ...rest: unknown[]) => unknown).bind(null, context),
  ]);
  // `Object.fromEntries` loses the type of each bound function.
  return { ...context, ...(Object.fromEntries(bound) as Bound<typeof parts>) };
}
