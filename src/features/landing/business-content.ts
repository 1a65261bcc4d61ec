import type { LandingContent } from "./landing-content.ts";

export const businessContent: LandingContent = {
  headline: "A website with its books in order.",
  sub: "Your prices, opening hours and names, set down exactly as you give them, in a template made for your trade.",
  brief: {
    label: "Tell us about the business",
    button: "Draw it up",
    example: "Family law firm in Leeds called Marlow & Reed, formal tone, fixed fees, open Monday to Friday",
  },
  reasons: [
    {
      title: "Nothing to sign",
      text: "No account is needed to look round, to try a demo or to draw up a site. Sign in as the admin or the client with one tap.",
    },
    {
      title: "Figures stay as given",
      text: "A price, a telephone number or an opening hour from your brief goes onto the page unchanged. None is invented in its place.",
    },
    {
      title: "Yours to keep",
      text: "The finished site is a folder of plain files. Put it with any host, or on a memory stick in the safe: it opens from there too.",
    },
  ],
  templates: {
    heading: "Made for your trade",
    intro: "Eight of forty-five industries, each in six layouts with its own services, fees and questions.",
    list: [
      { id: "accounting-ledger", name: "Accounting", note: "Fees by company size, key dates" },
      { id: "law-firm-ledger", name: "Law firm", note: "Practice areas, partners" },
      { id: "family-medicine-almanac", name: "Family medicine", note: "Surgery hours, first visits" },
      { id: "dentist-counter", name: "Dentist", note: "Treatments, prices, booking" },
      { id: "construction-signal", name: "Construction", note: "Jobs finished, how a build runs" },
      { id: "real-estate-studio", name: "Estate agent", note: "Houses in large pictures" },
      { id: "auto-repair-signal", name: "Auto repair", note: "Fixed prices, MOT, courtesy car" },
      { id: "home-services-counter", name: "Home services", note: "Same-week visits, areas served" },
    ],
  },
  modules: {
    heading: "Behind the front page",
    intro: "The working parts, with a year of entries already in them.",
    names: [
      "Customer Relationship Manager",
      "Quote Builder",
      "Invoice Desk",
      "Appointment Scheduler",
      "Shift Planner",
    ],
  },
  closing: {
    heading: "Shall we draw it up?",
    text: "One sentence is enough to begin with. Nothing is published until you say so.",
    button: "Begin with a template",
  },
};
