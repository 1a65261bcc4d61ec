import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import { doingsOf } from "../doings.ts";
import { ANY_TEXT, numbered, OFFER_TITLE, SAMPLE_PRICE, sampleSection } from "../samples.ts";
import { capital, significantWords } from "../short-text.ts";
import { isLike, sample } from "../site-copy.ts";
import type { Says } from "../site-says.ts";
import type { SiteContext } from "./context.ts";

export function servicesData({ says, manner, kit, seed }: SiteContext, count: number): Data<"services"> {
  const { text, offers, isTypical } = says;
  const ranked = rankedServices(says);
  const said = offers.length > 0 || isTypical ? offers : doingsOf(text);
  const theirs = said.slice(0, count).map((offer) => {
    const like = ranked.find(({ service, isSaid }) => isSaid && isLike(service.name, offer));
    return { name: cut(capital(offer), 100), like, text: like?.text ?? "", price: priceOf(says, offer) };
  });
  // If only some cards had a description, it would look missing on the others.
  const isDescribed = theirs.every(({ text: own }) => own !== "");
  const others = ranked.filter((one) => one.text !== "" && !theirs.some(({ like }) => like === one));
  // A business that lists its offers, or is unlike its industry, gets fewer samples: enough to fill a row.
  const isRow = !isTypical || (count === 6 && theirs.length > 0 && theirs.length <= 3);
  const rest = Math.max(0, (isRow ? 3 : count) - theirs.length);
  const [variant] = manner.services;
  const pictureOf = (index: number, subject: string) =>
    variant === "cards" || variant === "panels" ? tile(kit, index + seed, subject) : null;
  return {
    kicker: "What we do",
    title: OFFER_TITLE,
    text: "",
    services: [
      ...theirs.map(({ name, like, text: own, price }, index) => ({
        name,
        text: isDescribed ? own : "",
        price,
        unit: "",
        picture: pictureOf(like?.index ?? index, name),
      })),
      ...others.slice(0, rest).map(({ service, text: own, isSaid, index }, step) =>
        isTypical
          ? {
              name: cut(service.name, 100),
              text: isDescribed ? own : "",
              price: "",
              unit: isSaid ? "" : sample("service"),
              picture: pictureOf(index, `${service.name} ${service.text}`),
            }
          : {
              name: numbered("service", step),
              text: isDescribed ? ANY_TEXT : "",
              price: "",
              unit: "",
              picture: pictureOf(theirs.length + step, ""),
            },
      ),
    ],
    action: none,
  };
}

/** Returns the services of the industry, those that the brief mentions first. */
function rankedServices({ text, industry, isTypical, common }: Says) {
  const brief = text.toLowerCase();
  return industry.services
    .map((service, index) => ({
      service,
      /** Only the part that holds for any business of the industry. */
      text: cut(common(service.text), 400),
      index,
      isSaid: isTypical && significantWords(service.name).some((word) => brief.includes(word)),
    }))
    .sort((a, b) => Number(b.isSaid) - Number(a.isSaid) || a.index - b.index);
}

/** Finds the price of an offer: "From $95" in "sea kayak trips from $95". */
function priceOf({ lines, isOut }: Says, offer: string) {
  if (isOut("pricing")) return "";
  const line = lines.find(({ name }) => name.toLowerCase() === offer.toLowerCase());
  return line?.price ?? "";
}

export function menuData({ says }: SiteContext, count: number): Data<"menu"> {
  const { understood, has, isOut, lines, name } = says;
  const own =
    lines.length > 0 && !isOut("pricing")
      ? [
          {
            title: "Prices",
            note: "",
            entries: lines.map((line) => ({ name: line.name, text: "", price: line.price, marks: [] })),
          },
        ]
      : [];
  const isSampled = has("menu") || own.length === 0;
  return {
    kicker: "",
    title: has("menu") ? "The menu" : "Prices",
    text: "",
    sections: isSampled ? [...own, ...sampleSections(says, own.length > 0 ? 2 : 3, count)] : own,
    note: isSampled
      ? `What is marked as a sample stands in until ${understood.name ? `${name}’s own` : "your own"} is there.`.slice(
          0,
          240,
        )
      : "",
  };
}

/** Returns up to `sections` sample sections of the industry, each with up to `entries` entries. */
function sampleSections(
  { industry, isTypical, isOut, common }: Says,
  sections: number,
  entries: number,
): Data<"menu">["sections"] {
  const isPriced = !isOut("pricing");
  const mark = isPriced ? SAMPLE_PRICE : sample("entry");
  if (isTypical)
    return industry.priceList.slice(0, sections).map((section) => {
      const shown = section.entries.slice(0, entries).map((entry) => ({
        name: cut(entry.name, 100),
        text: cut(common(entry.text ?? ""), 240),
        price: isPriced ? entry.price : "",
        marks: [mark],
      }));
      // As with services: all are described, or none.
      const isDescribed = shown.every(({ text }) => text !== "");
      return {
        title: cut(sampleSection(section.title), 80),
        note: "",
        entries: isDescribed ? shown : shown.map((entry) => ({ ...entry, text: "" })),
      };
    });
  return [
    {
      title: sample("list"),
      note: "",
      entries: [0, 1, 2].map((index) => ({
        name: numbered("entry", index),
        text: "",
        price: isPriced ? "Price" : "",
        marks: isPriced ? [mark] : [],
      })),
    },
  ];
}

export const productsData = ({ says: { industry } }: SiteContext): Data<"services"> => ({
  kicker: "",
  title: "",
  text: "",
  services: industry.gallery.slice(0, 6).map(({ label }, index) => ({
    name: numbered("product", index),
    text: "What it is, and what it is made of.",
    price: "",
    unit: SAMPLE_PRICE,
    picture: { kind: "tile", scene: industry.id, index, seed: index, label },
  })),
  action: none,
});

/** The jobs or volunteer places to apply for. */
export const openingsData = (): Data<"services"> => ({
  kicker: "",
  title: "Open positions",
  text: "",
  services: [0, 1].map((index) => ({
    name: numbered("position", index),
    text: "What there is to do, and when.",
    price: "",
    unit: "",
    picture: null,
  })),
  action: none,
});
