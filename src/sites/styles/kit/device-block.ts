import type { Block } from "../../document.ts";
import type { Tone } from "../../themes/compose.ts";
import type { Device } from "../looks.ts";
import type { KitContext } from "./context.ts";
import { nameOf } from "./links.ts";
import { comparison, menu, pricing, process } from "./offer-blocks.ts";
import { testimonials } from "./story-blocks.ts";
import { events, hours, map } from "./visit-blocks.ts";

/** Returns the template's signature block, in the variant of its style. */
export function device(
  kit: KitContext,
  tone: Tone,
  manner: Partial<Record<Device, () => Block>> = {},
): Block {
  const own = manner[kit.look.device];
  return own ? own() : usual[kit.look.device](kit, tone);
}

const usual: Record<Device, (kit: KitContext, tone: Tone) => Block> = {
  menu: (kit, tone) =>
    menu(kit, "ticket", tone, { count: 3, lines: 4, title: nameOf(kit, "prices") || "Price list" }),
  comparison: (kit, tone) => comparison(kit, "switch", tone),
  pricing: (kit, tone) => pricing(kit, "cards", tone),
  hours: (kit, tone) => hours(kit, "board", tone),
  events: (kit, tone) => events(kit, "timetable", tone),
  process: (kit, tone) => process(kit, "numbered", tone),
  quote: (kit, tone) => testimonials(kit, "quote", tone),
  map: (kit, tone) => map(kit, "wide", tone),
};

/** Omits a block that must not appear twice on a page, if it is the template's signature block already. */
export const unless = ({ look }: KitContext, device: Device, make: () => Block): Block[] =>
  look.device === device ? [] : [make()];
