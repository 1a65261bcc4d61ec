import * as z from "zod/mini";
import { devices, heroes, type Look } from "../styles/looks.ts";
import { themeSchema } from "../themes/theme.ts";
import {
  type IndustryCopy,
  type IndustryFacts,
  type IndustrySubjects,
  type IndustryWords,
  styles,
} from "./industry.ts";

const text = z.string().check(z.minLength(1, "is empty"));
const texts = z.array(text);
const perStyle = <Content extends z.ZodMiniType>(content: Content) => z.record(z.enum(styles), content);
const titled = z.strictObject({ title: text, text });

const story = z.strictObject({
  aboutTitle: text,
  about: texts,
  servicesTitle: text,
  servicesText: text,
  reasons: z.array(titled),
  processTitle: text,
  process: z.array(titled),
  closingTitle: text,
  closingText: text,
});

const copy = z.strictObject({
  plural: text,
  synonyms: texts,
  vocabulary: texts,
  locale: z.optional(z.enum(["en-US", "en-GB"])),
  customers: text,
  openings: perStyle(
    z.strictObject({
      name: text,
      kicker: text,
      headline: text,
      opening: text,
      action: text,
      secondAction: text,
    }),
  ),
  copies: z.tuple([story, story, story]),
  services: z.array(z.strictObject({ name: text, text, price: text, unit: text })),
  priceList: z.array(
    z.strictObject({
      title: text,
      note: z.optional(text),
      entries: z.array(
        z.strictObject({ name: text, text: z.optional(text), price: text, marks: z.optional(texts) }),
      ),
    }),
  ),
  plans: z.array(
    z.strictObject({
      name: text,
      text,
      price: text,
      yearlyPrice: z.optional(text),
      unit: text,
      includes: texts,
      isRecommended: z.optional(z.boolean()),
    }),
  ),
  people: z.array(z.strictObject({ name: text, role: text, text, face: z.optional(z.number()) })),
  questions: z.array(z.strictObject({ question: text, answer: text })),
  testimonials: z.array(z.strictObject({ quote: text, name: text, context: text })),
  hours: z.array(
    z.strictObject({
      day: text,
      open: z.optional(text),
      close: z.optional(text),
      note: z.optional(text),
    }),
  ),
  hoursNote: text,
  statistics: z.array(z.strictObject({ figure: text, label: text })),
  gallery: z.array(z.strictObject({ caption: text, label: text, fits: text })),
  posts: z.array(z.strictObject({ title: text, summary: text, date: text, body: texts })),
  events: z.array(z.strictObject({ title: text, text, date: text, time: text, place: text, price: text })),
  comparisons: z.array(z.strictObject({ title: text, before: text, after: text })),
  partners: texts,
  accepts: texts,
  newsletterTitle: text,
  newsletterText: text,
  contact: z.strictObject({
    title: text,
    text,
    fields: z.array(
      z.strictObject({
        label: text,
        kind: z.enum(["text", "date", "choice"]),
        options: z.optional(texts),
      }),
    ),
    action: text,
  }),
  booking: z.strictObject({ title: text, text, slots: texts, action: text }),
  places: perStyle(z.strictObject({ street: text, town: text, area: text, phone: text, email: text })),
  notice: z.optional(text),
  pages: z.array(
    z.strictObject({
      id: z.enum([
        "services",
        "prices",
        "about",
        "gallery",
        "journal",
        "events",
        "questions",
        "contact",
        "booking",
      ]),
      name: text,
    }),
  ),
}) satisfies z.ZodMiniType<IndustryCopy>;

const brief = z.strictObject({
  noun: z.optional(text),
  wideNoun: z.optional(text),
  headlines: z.tuple([text, text, text]),
  areHeadlinesNarrow: z.optional(z.boolean()),
  kin: z.optional(texts),
  otherKinds: z.optional(texts),
  ownKinds: z.optional(texts),
}) satisfies z.ZodMiniType<IndustryFacts>;

const words = z.strictObject({
  itself: texts,
  strong: texts,
  usual: texts,
  hints: texts,
  neighbours: z.optional(texts),
}) satisfies z.ZodMiniType<IndustryWords>;

const theme = themeSchema.shape;
const looks = perStyle(
  z.strictObject({
    palette: theme.palette,
    fonts: theme.fonts,
    treatment: theme.treatment,
    form: theme.form,
    device: z.enum(devices),
    hero: z.optional(z.enum(heroes)),
    view: z.optional(z.int()),
    scale: z.optional(theme.scale),
    titles: z.optional(theme.titles),
    kicker: z.optional(theme.kicker),
    ornament: z.optional(theme.ornament),
    density: z.optional(theme.density),
  }) satisfies z.ZodMiniType<Look>,
);

const industry = z.strictObject({ name: text, sector: text, position: z.int(), age: z.int() });

const nouns = z.array(z.array(text).check(z.minLength(1, "names no subject")));
const subjects = z.strictObject({
  arrangements: nouns.check(z.minLength(2, "has fewer than two arrangements")),
  tiles: nouns.check(z.length(8, "does not have eight tiles")),
}) satisfies z.ZodMiniType<IndustrySubjects>;

/** The data files of an industry's folder, by name. */
export const schemas = {
  "industry.json": industry,
  "copy.json": copy,
  "brief.json": brief,
  "words.json": words,
  "looks.json": looks,
  "subjects.json": subjects,
};
