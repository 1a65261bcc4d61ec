import { cut } from "#src/sites/cut.ts";
import type { Block } from "#src/sites/document.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { scene } from "#src/sites/styles/kit/pictures.ts";
import type { VariantOf } from "../block-styles.ts";
import { ended } from "../write/edited.ts";
import { inManner, type SiteContext, suggested } from "./context.ts";

export const navigation = ({ says, reach, call }: SiteContext, variant: VariantOf<"navigation">) =>
  block("navigation", variant, "plain", {
    // The town stands in the masthead anyway, and the number on the button of the opening.
    note: reach.to === call.to ? "" : cut(says.phone, 80),
    action: { ...reach, label: reach.to && reach === call ? says.callWords : reach.label },
  });

/** A notice above everything else, for visitors in an emergency. */
export function emergencyBanner({ call }: SiteContext): Block {
  const banner = block("banner", "line", "accent", { text: "In an emergency", action: call });
  return call.to ? banner : suggested(banner);
}

/** The opening block of an inner page. */
export const heading = (title: string, text = "") =>
  block("hero", "heading", "plain", {
    // The name stands above, in the navigation.
    kicker: "",
    title,
    text,
    action: none,
    second: none,
    picture: null,
    facts: [],
    note: "",
    slots: [],
  });

/** The last words before the footer: what takes the risk from a customer, beside the button, or how to reach it. */
export function closing(site: SiteContext): Block[] {
  const { says, manner, kit, seed, reach, call, write } = site;
  const [first, ...more] = says.guarantees;
  if (!first) return contactLine(site);
  const [variant, tone] = manner.closing;
  const other = [call, write].find((link) => link.to && link.to !== reach.to) ?? none;
  return [
    block("call-to-action", variant, tone, {
      kicker: "",
      title: cut(ended(first), 140),
      text: cut(more.map(ended).join(" "), 400),
      action: reach,
      second: other,
      picture: variant === "panel" ? scene(kit, 5 + seed) : null,
    }),
  ];
}

/** The way to reach the business, at the end of a page that is longer than its opening. */
function contactLine({ says, shown, manner, call, write }: SiteContext): Block[] {
  const link = call.to ? call : write;
  // Beside the map, the number stands anyway.
  if (!link.to || shown.isShort || (shown.map && call.to)) return [];
  const [usual, tone] = manner.closing;
  const variant = usual === "poster" ? "band" : usual;
  return [
    block("call-to-action", variant, tone, {
      kicker: "",
      // A number is not broken between its groups.
      title: call.to
        ? ended(call.label.replace(says.phone, says.phone.replaceAll(" ", "\u00a0")))
        : `${write.label}.`,
      text: cut(says.hoursLine || says.place, 400),
      // An address is too long for large letters.
      action: call.to ? { ...call, label: says.callWords } : { ...write, label: cut(says.email, 60) },
      second: call.to ? write : none,
      picture: null,
    }),
  ];
}

export function footer(site: SiteContext) {
  const { hoursLine, hoursOf } = site.says;
  return inManner(site, "footer", {
    text: "",
    hours: cut(hoursOf && hoursLine ? `${hoursOf}: ${hoursLine}` : hoursLine, 160),
  });
}
