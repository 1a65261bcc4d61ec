import type { Composition } from "./kit.ts";

/** Classic and structured: rows between hairlines. */
export const ledger: Composition = {
  pages: ["services", "about", "prices", "questions"],
  home: (kit) => [
    kit.navigation(kit.look.hero === "backdrop" ? "overlay" : "masthead", "plain", kit.place.phone),
    kit.hero("framed", "plain", { note: kit.hoursLine }),
    ...(kit.look.hero === "backdrop" ? [kit.statistics("row", "tinted")] : []),
    kit.services("ledger", "plain"),
    kit.device("dark"),
    kit.about("letter", "plain", { kicker: "Who answers" }),
    ...kit.unless("quote", () => kit.testimonials("wall", "tinted", 3)),
    kit.gallery("grid", "plain", { count: 4, title: "At work" }),
    kit.questions("split", "tinted", 5),
    kit.closing("band", "accent"),
    kit.footer("columns", "dark"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation(kit.look.hero === "backdrop" ? "bar" : "masthead", "plain", kit.place.phone),
    ...(page.id === "booking" || page.id === "contact" ? [] : [kit.heading("heading", "plain", page)]),
    ...blocks,
    kit.footer("columns", "dark"),
  ],
  inner: (kit) => ({
    services: [
      kit.services("ledger", "plain", { count: 10, title: "", text: "", withLink: false }),
      kit.process("numbered", "tinted"),
      kit.closing("band", "accent"),
    ],
    about: [
      kit.about("columns", "plain", { title: "", withLink: false }),
      kit.features("columns", "tinted"),
      kit.team("list", "plain", 6),
      kit.logos("grid", "plain"),
    ],
    prices: [
      kit.menu("columns", "plain"),
      kit.pricing("rows", "tinted"),
      kit.questions("split", "plain", 4, "About the bill"),
    ],
    questions: [kit.questions("open", "plain", 10, ""), kit.closing("band", "accent")],
    contact: [kit.contact("split", "plain"), kit.hours("table", "tinted"), kit.map("wide", "plain")],
    booking: [kit.booking("split", "plain"), kit.hours("table", "tinted"), kit.map("wide", "plain")],
  }),
};
