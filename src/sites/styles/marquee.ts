import type { Composition } from "./kit.ts";

/** Immersive: a large opening with few words, then full-width scenes. */
export const marquee: Composition = {
  pages: ["services", "prices", "gallery", "about"],
  home: (kit) => [
    kit.navigation(kit.look.hero === undefined || kit.look.hero === "backdrop" ? "overlay" : "bar", "plain"),
    kit.hero("backdrop", "plain", { note: kit.look.hero === "booking" ? kit.opening.action : kit.hoursLine }),
    kit.about("statement", "dark", { kicker: kit.place.town }),
    kit.services("panels", "plain", { count: 4 }),
    kit.device("accent", {
      comparison: () => kit.comparison("switch", "dark"),
      process: () => kit.process("numbered", "dark"),
      map: () => kit.map("wide", "dark"),
    }),
    kit.gallery("strip", "plain", { count: 4, title: "Scenes" }),
    ...kit.unless("quote", () => kit.testimonials("carousel", "plain", 5)),
    kit.booking("card", "tinted"),
    kit.footer("wordmark", "dark"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation("bar", "plain"),
    ...(page.id === "booking" || page.id === "contact"
      ? []
      : [kit.heading(kit.look.treatment === "type" ? "heading" : "strip", "dark", page)]),
    ...blocks,
    kit.footer("wordmark", "dark"),
  ],
  inner: (kit) => ({
    services: [
      kit.services("rows", "plain", { count: 9, title: "", text: "", withLink: false }),
      kit.process("numbered", "dark"),
      kit.closing("poster", "accent"),
    ],
    prices: [kit.menu("tabs", "plain"), kit.questions("split", "tinted", 4), kit.closing("poster", "accent")],
    about: [
      kit.about("overlap", "plain", { title: "What we are like", withLink: false }),
      kit.team("cards", "tinted", 4, "On stage"),
    ],
    gallery: [kit.gallery("mosaic", "plain", { count: 8 }), kit.closing("poster", "accent")],
    contact: [kit.contact("card", "plain"), kit.map("wide", "plain")],
    booking: [kit.booking("card", "plain"), kit.hours("board", "plain"), kit.map("wide", "plain")],
  }),
};
