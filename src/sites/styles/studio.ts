import type { Composition } from "./kit.ts";

/** Editorial: few blocks with wide spacing, large type and much white space. */
export const studio: Composition = {
  pages: ["about", "services", "gallery", "journal", "prices"],
  home: (kit) => [
    kit.navigation("bar", "plain"),
    kit.hero("editorial", "plain", { note: `${kit.place.street}, ${kit.place.town}` }),
    kit.about("statement", "plain", { kicker: kit.opening.name }),
    kit.gallery("staggered", "plain", { count: 4, title: kit.copy.servicesTitle }),
    kit.services("rows", "plain", { count: 5, text: "", title: "What we do" }),
    kit.device("tinted", {
      process: () => kit.process("ladder", "tinted"),
      quote: () => kit.testimonials("quote", "accent"),
      map: () => kit.map("split", "tinted"),
    }),
    ...kit.unless("quote", () => kit.testimonials("quote", "plain")),
    kit.closing("poster", "accent"),
    kit.footer("line", "plain"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation("bar", "plain"),
    ...(page.id === "booking" || page.id === "contact" ? [] : [kit.heading("heading", "plain", page)]),
    ...blocks,
    kit.footer("line", "plain"),
  ],
  inner: (kit) => ({
    services: [
      kit.services("rows", "plain", { count: 9, title: "", text: "", withLink: false }),
      kit.process("ladder", "tinted"),
      kit.closing("poster", "accent"),
    ],
    about: [
      kit.about("statement", "plain", { title: "", withLink: false }),
      kit.team("cards", "plain", 4, "Who you will meet"),
      kit.features("columns", "tinted"),
    ],
    gallery: [kit.gallery("staggered", "plain", { count: 8 }), kit.closing("poster", "accent")],
    journal: [kit.journal("articles", "plain"), kit.newsletter("band", "tinted")],
    prices: [kit.menu("columns", "plain"), kit.questions("split", "tinted", 4)],
    contact: [kit.contact("split", "plain"), kit.hours("table", "tinted"), kit.map("split", "plain")],
    booking: [kit.booking("split", "plain"), kit.hours("table", "tinted"), kit.map("split", "plain")],
  }),
};
