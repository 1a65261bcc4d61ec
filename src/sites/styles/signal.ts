import type { Composition } from "./kit.ts";

/** Bold and technical: boxes on a grid, figures first. */
export const signal: Composition = {
  pages: ["prices", "services", "about", "questions", "gallery"],
  home: (kit) => [
    kit.navigation("cells", "plain"),
    kit.hero("bento", "plain", { note: kit.hoursLine }),
    kit.logos("row", "plain", "Works with"),
    kit.features("cells", "plain", "Rules of the house"),
    kit.device("dark", {
      process: () => kit.process("track", "dark"),
      map: () => kit.map("split", "dark"),
      quote: () => kit.testimonials("quote", "dark"),
    }),
    kit.services("ledger", "plain", { count: 6 }),
    kit.gallery("grid", "tinted", { count: 4, title: "Up close" }),
    ...kit.unless("process", () => kit.process("track", "tinted")),
    ...kit.unless("quote", () => kit.testimonials("carousel", "plain", 5)),
    kit.questions("split", "plain", 5, "Short questions, short answers"),
    kit.closing("band", "accent"),
    kit.footer("columns", "dark"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation("cells", "plain"),
    ...(page.id === "booking" || page.id === "contact" ? [] : [kit.heading("heading", "plain", page)]),
    ...blocks,
    kit.footer("columns", "dark"),
  ],
  inner: (kit) => ({
    services: [
      kit.services("cards", "plain", { count: 8, title: "", text: "", withLink: false }),
      kit.process("track", "tinted"),
      kit.closing("band", "accent"),
    ],
    prices: [
      kit.pricing("cards", "plain"),
      kit.menu("tabs", "tinted", { title: "Everything, line by line" }),
      kit.questions("split", "plain", 4),
    ],
    about: [
      kit.about("overlap", "plain", { title: "How it began", withLink: false }),
      kit.statistics("cells", "dark"),
      kit.team("cards", "plain", 4),
    ],
    questions: [kit.questions("split", "plain", 10, ""), kit.closing("band", "accent")],
    gallery: [kit.gallery("mosaic", "plain", { count: 8 }), kit.closing("band", "accent")],
    contact: [kit.contact("card", "plain"), kit.map("wide", "plain")],
    booking: [kit.booking("split", "plain"), kit.hours("table", "tinted"), kit.map("wide", "plain")],
  }),
};
