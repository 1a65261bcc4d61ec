import type { Composition } from "./kit.ts";

/** The shop around the corner: rounded and informal, with the opening hours first. */
export const counter: Composition = {
  pages: ["prices", "services", "about", "gallery"],
  home: (kit) => [
    kit.navigation("pill", "plain"),
    kit.hero("shopfront", "plain", { note: kit.hoursLine }),
    kit.services("cards", "tinted", { count: 6 }),
    kit.device("plain", {
      menu: () =>
        kit.menu("ticket", "accent", {
          count: 3,
          lines: 5,
          title: kit.nameOf("prices") || "What it costs",
          text: kit.industry.hoursNote,
        }),
    }),
    kit.testimonials("notes", "accent", 3, "Overheard at the door"),
    kit.features("split", "plain"),
    ...kit.unless("process", () => kit.process("track", "tinted", "First time?")),
    kit.team("row", "plain", 4, "Who you’ll find here"),
    ...kit.unless("hours", () => kit.hours("board", "plain")),
    kit.questions("list", "tinted", 4),
    kit.closing("panel", "plain"),
    kit.footer("columns", "dark"),
  ],
  frame: (kit, page, blocks) => [
    kit.navigation("pill", "plain"),
    ...(page.id === "booking" || page.id === "contact" ? [] : [kit.heading("heading", "plain", page)]),
    ...blocks,
    kit.footer("columns", "dark"),
  ],
  inner: (kit) => ({
    services: [
      kit.services("cards", "plain", { count: 8, title: "", text: "", withLink: false }),
      kit.process("track", "tinted", "First time?"),
      kit.closing("panel", "plain"),
    ],
    prices: [kit.menu("tabs", "plain"), kit.pricing("cards", "tinted"), kit.questions("list", "plain", 4)],
    about: [
      kit.about("letter", "plain", { title: "", withLink: false }),
      kit.team("row", "tinted", 8, "Everybody here"),
      kit.gallery("strip", "plain", { count: 6, title: "Around the shop" }),
    ],
    gallery: [kit.gallery("grid", "plain", { count: 8 }), kit.closing("panel", "plain")],
    contact: [kit.contact("card", "plain"), kit.hours("board", "plain"), kit.map("split", "tinted")],
    booking: [kit.booking("card", "plain"), kit.hours("board", "plain"), kit.map("split", "tinted")],
  }),
};
