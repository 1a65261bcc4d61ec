export const styles = ["ledger", "studio", "counter", "signal", "almanac", "marquee"] as const;
export type Style = (typeof styles)[number];

/** The headline and opening of the first page in one style: no two templates share one. */
export interface Opening {
  /** The business of this template; each style has another one. */
  name: string;
  /** A few words above the headline, or in its place. */
  kicker: string;
  headline: string;
  /** The paragraph below: one to three sentences. */
  opening: string;
  /** The labels of the first and the second button. */
  action: string;
  secondAction: string;
}

export interface Service {
  name: string;
  /** One or two sentences: the work, its customers, and the parts included. */
  text: string;
  /** In print format: "$85", "from $1,200", "free". */
  price: string;
  /** The duration, or the unit of charge: "45 min", "flat fee", "per month". */
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
  /** The price per year, where the business sells by the year; a toggle switches between the two. */
  yearlyPrice?: string;
  unit: string;
  includes: string[];
  isRecommended?: boolean;
}

export interface Person {
  name: string;
  role: string;
  text: string;
  /** The number of a portrait in art/people.ts; without it, the name selects one. */
  face?: number;
}

export interface Question {
  question: string;
  answer: string;
}

export interface Testimonial {
  quote: string;
  name: string;
  /** A description of the person: "bought a flat in March", "guest since 2019". */
  context: string;
}

/** `day` in English; a day without `open` is closed. Times as "09:00". */
export interface OpeningDay {
  day: string;
  open?: string;
  close?: string;
  note?: string;
}

/** One version of the business's story, in words that fit all six businesses of the industry. */
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
  /** The last section of the page. */
  closingTitle: string;
  closingText: string;
}

/** The texts of the sites of one industry. */
export interface Industry extends IndustryCopy {
  /** As in template ids: `law-firm`. */
  id: string;
  /** For example "Law firm". */
  name: string;
  /** The nouns that its pictures show. */
  shows: IndustrySubjects;
}

/**
 * The content of an industry's `subjects.json`: the nouns that its pictures show, the main one first, in the order of
 * the scene's arrangements and tiles.
 */
export interface IndustrySubjects {
  arrangements: readonly (readonly string[])[];
  tiles: readonly (readonly string[])[];
}

/** The content of an industry's `copy.json`. */
export interface IndustryCopy {
  /** For example "Law firms". */
  plural: string;
  /** Other names of the industry, in lower case, for search and for reading a brief. */
  synonyms: string[];
  /** Other words that suggest it: "attorney", "verdict", "injury". */
  vocabulary: string[];
  /** The spelling and currency of the texts; American by default. Dates and times are formatted accordingly. */
  locale?: "en-US" | "en-GB";
  /** The business's word for the people it serves: "clients", "guests", "patients". */
  customers: string;
  openings: Record<Style, Opening>;
  /**
   * Three, assigned to the styles in turn: exact for ledger and signal, reflective for studio and almanac, informal
   * for counter and marquee.
   */
  copies: [BodyCopy, BodyCopy, BodyCopy];
  /** Eight or more; a page shows some of them. */
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
   * The pictures `tile 0` to `tile 7` of the industry's scene: the caption, the alternative text, and the words of
   * services and articles that the picture matches.
   */
  gallery: { caption: string; label: string; fits: string }[];
  /** Short articles, dated as "2026-11-03"; the body is three to five paragraphs. */
  posts: { title: string; summary: string; date: string; body: string[] }[];
  /** `date` as "2027-03-09", `time` as "18:00". */
  events: { title: string; text: string; date: string; time: string; place: string; price: string }[];
  /** Before and after: the industry's comparison, where it has one. */
  comparisons: { title: string; before: string; after: string }[];
  /** Names of invented partners, suppliers or clients, for logos. */
  partners: string[];
  /** Services that the industry accepts or connects to: "Apple Pay", "OpenTable". Only as "we accept". */
  accepts: string[];
  newsletterTitle: string;
  newsletterText: string;
  /** The purpose of the form, and its questions in addition to name, e-mail and message. */
  contact: {
    title: string;
    text: string;
    fields: { label: string; kind: "text" | "date" | "choice"; options?: string[] }[];
    action: string;
  };
  /** `slots` are times of day such as "17:30", within the opening hours. */
  booking: { title: string; text: string; slots: string[]; action: string };
  /**
   * Six, one per style: an invented street in a town, with `area` as its state, province or county in full. Phone
   * numbers are in the ranges reserved for fiction, e-mail addresses end in `.example`.
   */
  places: Record<Style, { street: string; town: string; area: string; phone: string; email: string }>;
  /** A warning that such sites need on every page, such as "Attorney advertising". */
  notice?: string;
  /** The usual pages of such sites except the home page, in order, with their names in the navigation. */
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

/**
 * The content of an industry's `brief.json`: how to describe its businesses, and how to distinguish them from
 * similar ones.
 */
export interface IndustryFacts {
  /** The noun for one of its businesses, if it differs from the name of the industry: "caterer". */
  noun?: string;
  /**
   * The noun for a business that was assigned to this industry but differs from it: a watchmaker among
   * jewellers.
   */
  wideNoun?: string;
  /** Headlines for a site: quiet, warm, loud. None of them makes a claim that could be untrue. */
  headlines: readonly [quiet: string, warm: string, loud: string];
  /**
   * The industry is so wide that its headlines may not fit a business: "When something drips" for a roofer.
   */
  areHeadlinesNarrow?: boolean;
  /** Similar industries in other sectors. */
  kin?: readonly string[];
  /** Regular expression sources: businesses that the industry's sample texts do not fit. */
  otherKinds?: readonly string[];
  /** The opposite: regular expression sources for the only businesses that the sample texts fit. */
  ownKinds?: readonly string[];
}

/**
 * The content of an industry's `words.json`: its names and vocabulary. Words are singular and match plurals
 * too. Phrases with the same ending are combined: "hair/beauty//salon" is "hair salon", "beauty salon" and
 * "salon". A phrase that contains another of the same industry and weight is left out, because it would add
 * nothing.
 */
export interface IndustryWords {
  /** Names of the industry itself. */
  itself: readonly string[];
  /** Words that hardly occur in any other industry. */
  strong: readonly string[];
  /** Words that are common in the industry. */
  usual: readonly string[];
  hints: readonly string[];
  /** Businesses without templates of their own to which this industry is the nearest. */
  neighbours?: readonly string[];
}
