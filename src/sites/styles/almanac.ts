import type { Composition } from "./kit.ts";

/** A magazine: a cover, columns, long sentences and a page of dates. */
export const almanac: Composition = {
  pages: ["journal", "about", "events", "services", "prices", "gallery"],
  home: (kit) => [
    kit.banner("line", "dark"),
    kit.navigation("masthead", "plain", kit.hoursLine),
    kit.hero("cover", "plain", {
      note: `${kit.place.town}, ${kit.place.area}`,
      facts: kit.industry.statistics.slice(0, 3),
    }),
    kit.about("columns", "plain", { kicker: "From the editor’s chair" }),
    kit.journal("magazine", "tinted", {
      kicker: "In this issue",
      title: kit.nameOf("journal") || "Three things to read",
    }),
    kit.device("dark", { quote: () => kit.testimonials("quote", "dark") }),
    kit.services("ledger", "plain", { count: 6 }),
    kit.gallery("mosaic", "plain", { count: 6, title: "Plates" }),
    ...kit.unless("quote", () => kit.testimonials("wall", "plain", 6)),
    kit.newsletter("card", "tinted"),
    kit.footer("line", "plain"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation("masthead", "plain", kit.hoursLine),
    ...(page.id === "booking" || page.id === "contact" ? [] : [kit.heading("heading", "plain", page)]),
    ...blocks,
    kit.footer("line", "plain"),
  ],
  inner: (kit) => ({
    journal: [kit.journal("articles", "plain"), kit.newsletter("card", "tinted")],
    about: [
      kit.about("columns", "plain", { title: "", withLink: false }),
      kit.team("list", "tinted", 6, "Contributors"),
      kit.testimonials("wall", "plain", 6, "Letters received"),
    ],
    events: [kit.events("timetable", "plain", ""), kit.newsletter("card", "tinted")],
    services: [
      kit.services("ledger", "plain", { count: 10, title: "", text: "", withLink: false }),
      kit.questions("open", "tinted", 6),
    ],
    prices: [kit.menu("columns", "plain"), kit.questions("open", "tinted", 6)],
    gallery: [kit.gallery("grid", "plain", { count: 8 }), kit.newsletter("card", "tinted")],
    contact: [kit.contact("split", "plain"), kit.hours("table", "tinted")],
    booking: [kit.booking("split", "plain"), kit.hours("table", "tinted"), kit.map("wide", "plain")],
  }),
};
