import type { LandingContent } from "./landing-content.ts";

export const techContent: LandingContent = {
  headline: "One\u00A0line\u00A0in. A\u00A0whole site\u00A0out.",
  sub: "Say what the product does. The builder draws up pages, copy and palette in your browser, and hands you files that any host can serve.",
  brief: {
    label: "Describe it in one line",
    button: "Build it",
    example: "Status pages for small hosting companies, called Uplight, calm dark look, pricing and a blog",
  },
  reasons: [
    {
      title: "Pull the plug",
      text: "The API is answered by a service worker and the data lives in IndexedDB. After the first visit, every page and every demo opens without a network.",
    },
    {
      title: "No key, no account",
      text: "The brief is read by code in the browser, not by a rented model. The same sentence gives the same site, and it tells you what it understood.",
    },
    {
      title: "Plain files out",
      text: "An export is a ZIP of HTML, CSS and pictures without one script. It opens from disk and asks nothing of the server behind it.",
    },
  ],
  templates: {
    heading: "Templates that read the spec",
    intro: "Eight of 270. Each comes with copy, prices and questions for its industry.",
    list: [
      { id: "saas-signal", name: "Software", note: "Pricing with a monthly switch, changelog, docs teaser" },
      { id: "agency-studio", name: "Agency", note: "Case studies first, process in numbered steps" },
      { id: "solar-signal", name: "Solar", note: "Yield figures, before and after, quote form" },
      { id: "consulting-ledger", name: "Consulting", note: "Practice areas, people, a table of fees" },
      { id: "architecture-studio", name: "Architecture", note: "Wide plates, project index, plain captions" },
      { id: "electrician-signal", name: "Electrician", note: "Emergency call, certificates, price list" },
      { id: "tutoring-counter", name: "Tutoring", note: "Timetable, tutors, a trial lesson" },
      { id: "events-marquee", name: "Events", note: "Running order, tickets, a map" },
    ],
  },
  modules: {
    heading: "Modules you can log in to",
    intro: "Each has demo accounts from admin to guest and real entries. Open one, break it, reset it.",
    names: [
      "AI Chatbot Builder",
      "Threat Monitor",
      "Audit Trail",
      "Lead Scorer",
      "Access Control Desk",
      "Backup Keeper",
    ],
  },
  apps: {
    heading: "Or a program of your own",
    intro:
      "The same line of text can describe an application: tables, links, a calendar, a board. It runs before you have decided whether to keep it.",
    sentences: [
      "An app for our makerspace: tools with serial number and a photo, members, and loans with due date",
      "An app for our support desk: clients, tickets with status open, waiting or solved, and hours per ticket",
      "An app for our server room: machines with purchase date and warranty, and inspections every six months",
    ],
    demo: "Watch one being made",
  },
  closing: {
    heading: "It takes one sentence.",
    text: "Three proposals come back while you are still reading this one.",
    button: "Open the builder",
  },
};
