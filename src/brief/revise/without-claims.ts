import type { Industry } from "#src/sites/industries/industry.ts";
import {
  CONTACT_TEXT,
  CONTACT_TITLE,
  commonFields,
  HOURS_TEXT,
  numbered,
  OFFER_TITLE,
  SAMPLE_DAY,
  SAMPLE_HOURS,
  SAMPLE_PRICE,
  sampleBooking,
  sampleEvent,
  sampleNewsletter,
  samplePair,
  samplePerson,
  samplePost,
  sampleProcess,
  sampleQuestion,
  sampleReview,
  sampleSection,
} from "../samples.ts";
import { commonSentences, namesIn, sample } from "../site-copy.ts";

const REVIEWS = 5;

/** Reduces an industry's texts to those that fit any business, and marks the rest as samples. */
export function withoutClaims(industry: Industry, name: string): Industry {
  const names = namesIn(industry);
  const common = (words: string) => commonSentences(words, { names });
  const isCommon = (words: string) => common(words) === words;
  const copy = ownCopy(industry, name);
  const newsletter = sampleNewsletter(name);
  return {
    ...industry,
    copies: [copy, copy, copy],
    services: industry.services.map((service) => ({
      ...service,
      text: common(service.text),
      price: "",
      unit: sample("service"),
    })),
    priceList: industry.priceList.map((section) => ({
      title: sampleSection(section.title),
      entries: section.entries.map(({ name: entry, price }) => ({
        name: entry,
        price,
        marks: [SAMPLE_PRICE],
      })),
    })),
    plans: industry.plans.map((plan, index) => ({
      ...plan,
      name: numbered("plan", index),
      text: "",
      unit: SAMPLE_PRICE,
      includes: ["What it includes"],
    })),
    people: industry.people.map(({ role }, index) => samplePerson(index, common(role))),
    questions: industry.questions.filter(({ question }) => isCommon(question)).map(sampleQuestion),
    testimonials: Array.from({ length: REVIEWS }, (_, index) => sampleReview(index)),
    hours: [{ day: SAMPLE_DAY, open: SAMPLE_HOURS }],
    hoursNote: HOURS_TEXT,
    statistics: [0, 1, 2].map((index) => ({ figure: "0", label: numbered("figure", index) })),
    gallery: industry.gallery.map((picture) => ({ ...picture, caption: "" })),
    posts: industry.posts.map((_, index) => samplePost("article", index)),
    events: industry.events.map((_, index) => sampleEvent(index)),
    comparisons: industry.comparisons.map(samplePair),
    partners: industry.partners.map((_, index) => numbered("partner", index)),
    accepts: [],
    newsletterTitle: newsletter.title,
    newsletterText: newsletter.text,
    contact: {
      title: CONTACT_TITLE,
      text: CONTACT_TEXT,
      fields: commonFields(industry, isCommon),
      action: "Send",
    },
    booking: { ...sampleBooking, slots: [] },
  };
}

function ownCopy({ copies: [copy] }: Industry, name: string): Industry["copies"][number] {
  const { title, steps } = sampleProcess("Call, write, or come in.", name);
  return {
    ...copy,
    aboutTitle: `About ${name}`,
    about: [
      "Say here who you are, how it began, and what you would tell somebody who comes in for the first time.",
    ],
    servicesTitle: OFFER_TITLE,
    servicesText: "",
    reasons: [0, 1, 2].map((index) => ({
      title: numbered("reason", index),
      text: "What is true of you, and of few others.",
    })),
    processTitle: title,
    process: steps,
    closingTitle: "Say hello",
    closingText: "",
  };
}
