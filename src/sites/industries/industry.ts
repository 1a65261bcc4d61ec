export const families = ["ledger", "studio", "counter", "signal", "almanac", "marquee"] as const;
export type Family = (typeof families)[number];

/** The headline and opening of one family's first page: no two templates share one. */
export interface Opening {
  /** The business that this template shows, each family another one. */
  name: string;
  /** A few words above the headline, or what stands in its place. */
  kicker: string;
  headline: string;
  /** The paragraph below: one to three sentences. */
  opening: string;
  /** The words on the first button, and on the second. */
  action: string;
  secondAction: string;
}

export interface Service {
  name: string;
  /** One or two sentences: what is done, for whom, what it includes. */
  text: string;
  /** As it is printed: "$85", "from $1,200", "free". */
  price: string;
  /** How long it takes, or how it is charged: "45 min", "flat fee", "per month". */
  unit: string;
}

/** A price list in parts: dishes by course, haircuts by length, treatments by room. */
export interface PriceSection {
  title: string;
  note?: string;
  entries: { name: string; text?: string; price: string; marks?: string[] }[];
}

export interface Plan {
  name: string;
  text: string;
  price: string;
  /** The same over a year, where the business sells by the year; a toggle shows either. */
  yearlyPrice?: string;
  unit: string;
  includes: string[];
  isRecommended?: boolean;
}

export interface Person {
  name: string;
  role: string;
  text: string;
  /** The number of a portrait in art/people.ts; else the name draws one. */
  face?: number;
}

export interface Question {
  question: string;
  answer: string;
}

export interface Testimonial {
  quote: string;
  name: string;
  /** A description of that person: "bought a flat in March", "guest since 2019". */
  context: string;
}

/** `day` in English; a day without `open` is closed. Times as "09:00". */
export interface OpeningDay {
  day: string;
  open?: string;
  close?: string;
  note?: string;
}

/** One way to tell the business's story, in words that fit all six businesses of the industry. */
export interface BodyCopy {
  aboutTitle: string;
  /** Two or three paragraphs. */
  about: string[];
  servicesTitle: string;
  servicesText: string;
  /** Reasons to choose the business: three to four facts, not adjectives. */
  reasons: { title: string; text: string }[];
  processTitle: string;
  process: { title: string; text: string }[];
  /** The last thing on the page. */
  closingTitle: string;
  closingText: string;
}

/** Everything that a site of one industry says. */
export interface Industry extends IndustryCopy {
  /** As in template ids: `law-firm`. */
  id: string;
  /** "Law firm". */
  name: string;
}

/** The content of an industry's `copy.json`. */
export interface IndustryCopy {
  /** Several of them: "Law firms". */
  plural: string;
  /** Other names of the industry, in lower case, for search and for reading a brief. */
  synonyms: string[];
  /** Other words that hint at it: "attorney", "verdict", "injury". */
  vocabulary: string[];
  /** The spelling and currency of the texts, American where absent. Dates and times are printed accordingly. */
  locale?: "en-US" | "en-GB";
  /** The business's word for the people it serves: "clients", "guests", "patients". */
  customers: string;
  openings: Record<Family, Opening>;
  /**
   * Three, taken by the families in turn, and written for those who take them: exact for ledger and signal, reflective for
   * studio and almanac, spoken for counter and marquee.
   */
  copies: [BodyCopy, BodyCopy, BodyCopy];
  /** Eight or more, of which a page shows some. */
  services: Service[];
  priceList: PriceSection[];
  plans: Plan[];
  /** Six or more. */
  people: Person[];
  /** Eight or more. */
  questions: Question[];
  /** Eight or more. */
  testimonials: Testimonial[];
  hours: OpeningDay[];
  hoursNote: string;
  statistics: { figure: string; label: string }[];
  /**
   * The pictures `tile 0` to `tile 7` of the industry's scene: what stands below each, what it shows for who cannot see it, and
   * the words of services and articles beside which it belongs.
   */
  gallery: { caption: string; label: string; fits: string }[];
  /** Short articles, dated as "2026-11-03"; the body is three to five paragraphs. */
  posts: { title: string; summary: string; date: string; body: string[] }[];
  /** `date` as "2027-03-09", `time` as "18:00". */
  events: { title: string; text: string; date: string; time: string; place: string; price: string }[];
  /** Before and after: the trade's own comparison, where there is one. */
  comparisons: { title: string; before: string; after: string }[];
  /** Names of invented partners, suppliers or clients, for word marks. */
  partners: string[];
  /** Services that the industry accepts or connects to: "Apple Pay", "OpenTable". Only as "we accept". */
  accepts: string[];
  newsletterTitle: string;
  newsletterText: string;
  /** The purpose of the form, and its own questions beside name, e-mail and message. */
  contact: {
    title: string;
    text: string;
    fields: { label: string; kind: "text" | "date" | "choice"; options?: string[] }[];
    action: string;
  };
  /** `slots` are times of day such as "17:30", within the opening hours. */
  booking: { title: string; text: string; slots: string[]; action: string };
  /**
   * Six, one per family: an invented street in a town, `area` its state, province or county in full. Phone numbers are of the
   * ranges kept for fiction, e-mail addresses end in `.example`.
   */
  places: Record<Family, { street: string; town: string; area: string; phone: string; email: string }>;
  /** A warning that belongs on every page of such a site, such as "Attorney advertising". */
  notice?: string;
  /** The pages beside the home page that such sites have, in order, with their names in the navigation. */
  pages: {
    id:
      | "services"
      | "prices"
      | "about"
      | "gallery"
      | "journal"
      | "events"
      | "questions"
      | "contact"
      | "booking";
    name: string;
  }[];
}
