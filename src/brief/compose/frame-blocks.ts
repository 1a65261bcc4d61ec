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
    note: cut(says.phone || says.town, 80),
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

/** The last words before the footer, if customers can call, write or come. */
export function closing({ says, manner, kit, seed, reach, call, write }: SiteContext): Block[] {
  const { guarantees, address, isReachable, heading: name } = says;
  if (!isReachable && !address.street) return [];
  const [variant, tone] = manner.closing;
  const [first = "", ...more] = guarantees;
  const place = [address.street, address.town].filter(Boolean).join(", ");
  const other = [call, write].find((link) => link.to && link.to !== reach.to) ?? none;
  return [
    block("call-to-action", variant, tone, {
      kicker: "",
      title: cut(
        ended(first) || (address.town && !name.includes(address.town) ? `${name}, ${address.town}` : name),
        140,
      ),
      text: cut([...more.map(ended), address.street && `${place}.`].filter(Boolean).join(" "), 400),
      action: reach,
      second: other,
      picture: variant === "panel" ? scene(kit, 5 + seed) : null,
    }),
  ];
}

export function footer(site: SiteContext) {
  const { subject, hoursLine, hoursOf, isNamed, headline, lead } = site.says;
  // The same words may stand above: as the headline, or in place of the name.
  const isSaid = !isNamed || `${headline} ${lead}`.toLowerCase().includes(subject.toLowerCase());
  return inManner(site, "footer", {
    text: isSaid ? "" : cut(ended(subject), 300),
    hours: cut(hoursOf && hoursLine ? `${hoursOf}: ${hoursLine}` : hoursLine, 160),
  });
}
