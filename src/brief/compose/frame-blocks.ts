import { cut } from "#src/sites/cut.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { scene } from "#src/sites/styles/kit/pictures.ts";
import type { VariantOf } from "../block-styles.ts";
import { openLine } from "../hour-rows.ts";
import { capital } from "../short-text.ts";
import { inManner, type SiteContext } from "./context.ts";

export const navigation = ({ says, reach, call }: SiteContext, variant: VariantOf<"navigation">) =>
  block("navigation", variant, "plain", {
    note: cut(says.phone || says.address.town, 80),
    action: { ...reach, label: reach === call ? "Call" : reach.label },
  });

/** A notice above everything else, for visitors in an emergency. */
export const emergencyBanner = ({ call, reach }: SiteContext) =>
  block("banner", "line", "accent", {
    text: "Is it urgent?",
    action: call.to ? call : { ...reach, label: "Reach us now" },
  });

/** The opening block of an inner page. */
export const heading = ({ says: { name } }: SiteContext, title: string, text = "") =>
  block("hero", "heading", "plain", {
    kicker: name.length > 80 ? "" : name,
    title,
    text,
    action: none,
    second: none,
    picture: null,
    facts: [],
    note: "",
    slots: [],
  });

export function closing({ says, manner, kit, seed, reach, call }: SiteContext) {
  const { name, address, hoursLine } = says;
  const words = [address.town && `${name}, ${address.town}.`, hoursLine && `${openLine(hoursLine)}.`];
  const [variant, tone] = manner.closing;
  return block("call-to-action", variant, tone, {
    kicker: "",
    title: closingTitle(reach.to),
    text: cut(words.filter(Boolean).join(" "), 400),
    action: reach,
    second: call.to && call.to !== reach.to ? call : none,
    picture: variant === "panel" ? scene(kit, 5 + seed) : null,
  });
}

function closingTitle(to: string) {
  if (to === "page:booking") return "Find a time that suits you";
  if (to === "page:donate") return "Be part of it";
  return "Say hello";
}

export function footer(site: SiteContext) {
  const { subject, hoursLine } = site.says;
  // The opening has introduced the business: below its name stands only what it is.
  return inManner(site, "footer", { text: cut(`${capital(subject)}.`, 300), hours: cut(hoursLine, 160) });
}
