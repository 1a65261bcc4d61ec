import type { Tone } from "../../themes/compose.ts";
import { block, type KitContext, some, type VariantOf } from "./context.ts";
import { linkTo, nameOf, none } from "./links.ts";
import { tile, withPictures } from "./pictures.ts";
import { sentence } from "./words.ts";

export function services(
  kit: KitContext,
  variant: VariantOf<"services">,
  tone: Tone,
  { count = 6, skip = 0, title = kit.copy.servicesTitle, text = kit.copy.servicesText, withLink = true } = {},
) {
  const shown = some(kit, kit.industry.services, count, skip);
  const links = withLink ? [linkTo(kit, "services"), linkTo(kit, "prices")] : [];
  return block("services", variant, tone, {
    kicker: withLink ? nameOf(kit, "services") || "What we do" : "",
    title,
    text,
    services:
      variant === "cards" || variant === "panels"
        ? withPictures(kit, shown)
        : shown.map((service) => ({ ...service, picture: null })),
    action: links.find(({ to }) => to) ?? none,
  });
}

export function features(
  kit: KitContext,
  variant: VariantOf<"features">,
  tone: Tone,
  kicker = "What is different",
) {
  const { aboutTitle, reasons } = kit.copy;
  const isSplit = variant === "split";
  const words = reasons.map(({ title, text }) => `${title} ${text}`).join(" ");
  return block("features", variant, tone, {
    kicker,
    title: isSplit ? aboutTitle : reasons.length > 3 ? "Four things we hold to" : "Three things we hold to",
    text: "",
    features: reasons,
    picture: isSplit ? tile(kit, kit.turn + 4, words) : null,
  });
}

export const process = (
  { copy }: KitContext,
  variant: VariantOf<"process">,
  tone: Tone,
  kicker = "How it goes",
) => block("process", variant, tone, { kicker, title: copy.processTitle, text: "", steps: copy.process });

export function pricing(kit: KitContext, variant: VariantOf<"pricing">, tone: Tone, title = "") {
  const { plans, accepts } = kit.industry;
  return block("pricing", variant, tone, {
    kicker: nameOf(kit, "prices") || "Prices",
    title: title || "Plans, with the price on them",
    text: "",
    plans: plans.map((plan) => ({ yearlyPrice: "", isRecommended: false, ...plan })),
    note: accepts.length > 0 ? `We accept ${sentence(accepts)}.` : "",
    action: kit.reach,
  });
}

export function menu(
  kit: KitContext,
  variant: VariantOf<"menu">,
  tone: Tone,
  { count = 8, lines = 24, title = "", text = "" } = {},
) {
  const name = nameOf(kit, "prices");
  return block("menu", variant, tone, {
    kicker: title && title !== name ? name || "Prices" : "",
    title,
    text,
    sections: kit.industry.priceList.slice(0, count).map((section) => ({
      title: section.title,
      note: section.note ?? "",
      entries: section.entries
        .slice(0, lines)
        .map(({ name, text: detail = "", price, marks = [] }) => ({ name, text: detail, price, marks })),
    })),
    note: "",
  });
}

export function comparison(
  { industry, seed }: KitContext,
  variant: VariantOf<"comparison">,
  tone: Tone,
  title = "Before, and after",
) {
  const picture = (side: "before" | "after", label: string) => ({
    kind: "comparison" as const,
    scene: industry.id,
    side,
    seed,
    label,
  });
  return block("comparison", variant, tone, {
    kicker: "The difference",
    title,
    text: "",
    pairs: industry.comparisons.slice(0, 1).map((pair) => ({
      ...pair,
      beforePicture: picture("before", pair.before),
      afterPicture: picture("after", pair.after),
    })),
  });
}
