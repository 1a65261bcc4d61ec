import type { Industry } from "#src/sites/industries/industry.ts";
import { capital, lowerFirst } from "./short-text.ts";
import { sample } from "./site-copy.ts";

// Texts until the owner writes their own. They hold for any business, or are marked as samples.

export const OFFER_TITLE = "What you can come to us for";
export const SAMPLE_PRICE = sample("price");
export const SAMPLE_HOURS = sample("hours");
export const HOURS_TEXT = `${SAMPLE_HOURS}, to be replaced by yours.`;
export const SAMPLE_DAY = sample("day");
const ANY_TEXT = "What it is, and for whom.";
export const CONTACT_TITLE = "Get in touch";
export const CONTACT_TEXT = "Write to us, and we will answer.";

/** Marks a numbered sample: "Sample event 2" for index 1. */
export const numbered = (what: string, index: number) => `${sample(what)} ${index + 1}`;

/** Marks the title of a price section of the industry as a sample. */
export const sampleSection = (title: string) => sample(lowerFirst(title));

export const sampleReview = (index: number) => ({
  quote: REVIEWS[index % REVIEWS.length] ?? "",
  name: sample("review"),
  context: "Put one of your own here",
});

const REVIEWS = [
  "Sample review: what a customer has said to you goes here, in their own words.",
  "Sample review: a short one is often the best.",
  "Sample review: ask somebody who came back.",
];

export const samplePerson = (index: number, role: string) => ({
  name: numbered("person", index),
  role: role || "Their role",
  text: "",
});

export const sampleEvent = (index: number, place = "") => ({
  title: numbered("event", index),
  text: ANY_TEXT,
  date: "",
  time: "",
  place,
  price: "",
});

export const samplePost = (kind: "article" | "project", index: number) => ({
  title: numbered(kind, index),
  summary:
    kind === "article"
      ? "What you would tell someone who asks."
      : "What was asked for, what you did, and how it turned out.",
  date: "",
  body: [],
});

export const samplePair = () => ({ title: sample("project"), before: "Before", after: "After" });

export const sampleQuestion = ({ question }: { question: string }) => ({
  question,
  answer: "Sample answer: say it here as you would say it at the counter.",
});

/** The steps from the first contact on, as they apply to any business. */
export const sampleProcess = (hello: string, name: string) => ({
  title: "From hello to done",
  steps: [
    { title: "Say hello", text: hello },
    { title: "Tell us what you need", text: "A few words are enough. We will ask about the rest." },
    { title: "Leave it to us", text: `${name} takes it from there.` },
  ],
});

export const sampleNewsletter = (name: string) => ({
  title: `News from ${name}`,
  text: "Leave your e-mail address, and hear from us now and then.",
});

export const sampleBooking = {
  title: "Book a time",
  text: "Say when it suits you, and we will confirm it.",
  action: "Ask for this time",
};

/** Returns the fields of the industry's form that fit all of its businesses. Choices name what only some of them do. */
export const commonFields = ({ contact }: Industry, isCommon: (words: string) => boolean) =>
  contact.fields.filter(({ label, kind }) => kind !== "choice" && isCommon(label));

/** Lets visitors choose among the offers of the brief, if there are several. */
export const offerField = (label: string, offers: readonly string[]) =>
  offers.length > 1
    ? [{ label, kind: "choice" as const, options: [...offers.map(capital), "Something else"] }]
    : [];
