import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import type { SiteContext } from "./context.ts";

/** The owner's own offers, without those of the price list. */
export function servicesData({ says, manner, kit, seed }: SiteContext, count: number): Data<"services"> {
  const [variant] = manner.services;
  const hasPictures = says.isTypical && (variant === "cards" || variant === "panels");
  return {
    kicker: "",
    title: says.isPlural ? "What we do" : "What I do",
    text: "",
    services: says.services.slice(0, count).map((name, index) => ({
      name: cut(name, 100),
      text: "",
      price: "",
      unit: "",
      picture: hasPictures ? tile(kit, index + seed, name) : null,
    })),
    action: none,
  };
}

/** The prices of the brief; `note` stands below them. */
export function menuData({ says }: SiteContext, note = ""): Data<"menu"> {
  const { has, lines } = says;
  const entries = lines.map(({ name, price }) => ({ name, text: "", price, marks: [] }));
  return {
    kicker: "",
    title: has("menu") ? "Menu" : "Prices",
    text: "",
    sections: entries.length > 0 ? [{ title: "", note: "", entries }] : [],
    note: cut(note, 240),
  };
}
