import type { LandingContent } from "./landing-content.ts";

export const creativeContent: LandingContent = {
  headline: "Make a scene.",
  sub: "A page with some nerve for people who make things. Start loud, pull it apart, and keep only what is yours.",
  brief: {
    label: "What do you make?",
    button: "Draw it",
    example: "Analogue portrait photographer in Porto called Prata, bold, large pictures, few words",
  },
  reasons: [
    {
      title: "No two alike",
      text: "270 templates in six layouts, and not one shared headline. Nobody else opens with yours.",
    },
    {
      title: "Wreck it, undo it",
      text: "Type straight into the page. Swap blocks, palettes, fonts and corners, and undo without limit.",
    },
    {
      title: "Send the whole thing",
      text: "A link carries the finished site in itself. No upload, no account, and a QR code for the poster.",
    },
  ],
  templates: {
    heading: "Pick a fight with a blank page",
    intro: "Eight openings to steal from.",
    list: [
      { id: "photography-studio", name: "Photography", note: "Contact sheets, then one picture very large" },
      { id: "musician-marquee", name: "Musician", note: "Tour dates in the dark" },
      { id: "art-gallery-almanac", name: "Art gallery", note: "What hangs now, and until when" },
      { id: "interior-design-studio", name: "Interior design", note: "Rooms before and after" },
      { id: "florist-almanac", name: "Florist", note: "This week's bouquets" },
      { id: "boutique-marquee", name: "Boutique", note: "The season on one rail" },
      { id: "wedding-planner-almanac", name: "Wedding planner", note: "A day, hour by hour" },
      { id: "brewery-signal", name: "Brewery", note: "On tap, with strengths" },
    ],
  },
  modules: {
    heading: "Props for the set",
    intro: "Small working apps to put beside the pictures.",
    names: ["Photo Sorter", "Copy Desk", "Client Portal", "Puzzle Trail"],
  },
  closing: {
    heading: "Your turn.",
    text: "Say it badly in one sentence. You can say it better on the page.",
    button: "Start drawing",
  },
};
