import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import type { SiteContext } from "./context.ts";

/** The owner's own offers, without those of the price list. */
export function servicesData({ says, manner, kit, seed }: SiteContext, count: number): Data<"services"> {
  const [variant] = manner.services;
  const hasPictures = says.isTypical && (variant === "cards" || variant === "panels");
  const services = says.services.slice(0, count);
  const pictures = hasPictures ? services.map((name, index) => tile(kit, index + seed, name)) : [];
  // A pattern says nothing about a service, and a row with and without pictures looks torn.
  const isDrawn = pictures.every((picture) => picture !== null && picture.kind !== "plain");
  return {
    kicker: "",
    title: says.isPlural ? "What we do" : "What I do",
    text: "",
    services: services.map((name, index) => ({
      name: cut(name, 100),
      text: "",
      price: "",
      unit: "",
      picture: (isDrawn && pictures[index]) || null,
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
