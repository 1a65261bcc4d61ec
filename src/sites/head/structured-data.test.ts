import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Block, SiteDocument } from "../document.ts";
import { industryIds } from "../industries/industries.ts";
import { composeTemplate, loadTemplates, templateDocument } from "../templates.ts";
import { ORIGIN } from "../testing/site-with-entries.ts";
import businessTypes from "./business-types.json";
import { loadSamples, samplesIn } from "./samples.ts";
import { structuredData } from "./structured-data.ts";

// Required properties as Google publishes them (developers.google.com/search/docs/appearance/structured-data), with
// types of schema.org. Strict: an unexpected property fails.
const text = z.string().check(z.minLength(1));
const url = z.string().check(z.regex(/^https:\/\//));
const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  streetAddress: text,
  addressLocality: text,
  postalCode: z.optional(text),
  addressRegion: z.optional(text),
});
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const amount = z.string().check(z.regex(/^\d+(\.\d{2})?$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const offer = z.union([
  z.strictObject({
    "@type": z.literal("Offer"),
    price: amount,
    priceCurrency: currency,
    url: z.optional(url),
  }),
  z.strictObject({
    "@type": z.literal("AggregateOffer"),
    lowPrice: amount,
    priceCurrency: currency,
    url: z.optional(url),
  }),
]);
const common = { "@id": z.optional(url), name: text, description: z.optional(text), url: z.optional(url) };
const reach = {
  image: z.optional(url),
  telephone: z.optional(z.string().check(z.regex(/^\+?\d+$/))),
  email: z.optional(z.email()),
};
const types = Object.keys(businessTypes.names);
const organisations = z.enum(businessTypes.organizations as [string, ...string[]]);
const locals = z.enum(
  types.filter((type) => !businessTypes.organizations.includes(type)) as [string, ...string[]],
);
const localBusiness = z.strictObject({
  ...common,
  ...reach,
  "@type": z.union([locals, z.tuple([z.literal("LocalBusiness"), organisations])]),
  address,
  geo: z.optional(
    z.strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }),
  ),
  openingHoursSpecification: z.optional(
    z.array(
      z.strictObject({
        "@type": z.literal("OpeningHoursSpecification"),
        dayOfWeek: z.array(
          z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
        ),
        opens: clock,
        closes: clock,
      }),
    ),
  ),
  priceRange: z.optional(z.string().check(z.maxLength(100))),
});
const organisation = z.strictObject({
  ...common,
  ...reach,
  "@type": organisations,
  address: z.optional(address),
});
const faq = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .check(z.minLength(1)),
});
const event = z.strictObject({
  "@type": z.literal("Event"),
  name: text,
  description: z.optional(text),
  startDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)),
  location: z.strictObject({ "@type": z.literal("Place"), name: text, address: z.union([address, text]) }),
  isAccessibleForFree: z.optional(z.literal(true)),
  offers: z.optional(offer),
});
const product = z.strictObject({
  "@type": z.literal("Product"),
  name: text,
  description: z.optional(text),
  offers: offer,
});
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.union([localBusiness, organisation, faq, event, product])).check(z.minLength(1)),
});

test("each industry has a type of business, each with a name", () => {
  expect(Object.keys(businessTypes.industries)).toEqual([...industryIds]);
  for (const type of Object.values(businessTypes.industries)) expect(types).toContain(type);
});

test("no template has structured data, as all its facts are samples", async () => {
  const all = await loadTemplates();
  for (const template of all) {
    const document = composeTemplate(template);
    const samples = samplesIn(template.industry);
    const claims = document.pages.map((page) => structuredData(document, page, { samples, origin: ORIGIN }));
    expect(claims.filter(Boolean), template.id).toEqual([]);
  }
});

test("the owner's facts, hours, prices, questions and events are valid structured data", async () => {
  const document = await ownBakery();
  const samples = await loadSamples(document);
  const picture = `${ORIGIN}/social.png`;
  const [home] = document.pages.map((page) =>
    structuredData(document, page, { samples, origin: ORIGIN, picture }),
  );

  const { "@graph": things } = graph.parse(home);
  const [business] = things;
  expect(business).toMatchObject({
    "@type": "Bakery",
    "@id": "https://crumb.example/#business",
    name: "Crumb & Co",
    telephone: "+3291234567",
    email: "hello@crumb.be",
    image: picture,
    address: { streetAddress: "Veldstraat 1", addressLocality: "Ghent", postalCode: "9000" },
    geo: { latitude: 51.05, longitude: 3.72 },
    priceRange: "€3.90 – €31",
  });
  expect(business).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "07:00",
        closes: "18:00",
      },
      { dayOfWeek: ["Saturday"], opens: "08:00", closes: "13:30" },
    ],
  });
  expect(things.map((thing) => thing["@type"])).toEqual(["Bakery", "FAQPage", "Event"]);
  expect(JSON.stringify(things)).not.toMatch(/Sample|undefined/);
});

test("items of a shop are products", async () => {
  const document = await ownBakery();
  const shop = { ...document, head: { businessType: "Store" } };
  const [home] = document.pages;
  if (!home) throw new Error("The site of this test has no page.");
  const products = structuredData(shop, shop.pages[0] ?? home, { samples: new Set(), origin: ORIGIN });

  const found = graph.parse(products)["@graph"].filter((thing) => thing["@type"] === "Product");
  expect(found).toEqual([
    expect.objectContaining({
      name: "Rye loaf",
      offers: { "@type": "Offer", price: "3.90", priceCurrency: "EUR", url: "https://crumb.example/" },
    }),
    expect.objectContaining({
      name: "Wedding cake",
      offers: {
        "@type": "AggregateOffer",
        lowPrice: "31",
        priceCurrency: "EUR",
        url: "https://crumb.example/",
      },
    }),
  ]);
});

test("a business without an address is an organisation, without hours and place", async () => {
  const document = await ownBakery();
  const business = { ...document.meta.business, street: "" };
  const away = { ...document, meta: { ...document.meta, business } };
  const [home] = away.pages.map((page) => structuredData(away, page, { samples: new Set() }));

  expect(graph.parse(home)["@graph"][0]).toEqual({
    "@type": "Organization",
    name: "Crumb & Co",
    description: away.meta.description,
    telephone: "+3291234567",
    email: "hello@crumb.be",
  });
});

test("opening hours with an unreadable day are left out completely", async () => {
  const document = await ownBakery({ days: [{ day: "Whenever", open: "07:00", close: "18:00", note: "" }] });
  const [home] = document.pages.map((page) => structuredData(document, page, { samples: new Set() }));

  expect(graph.parse(home)["@graph"][0]).not.toHaveProperty("openingHoursSpecification");
});

/** A bakery's site whose owner has replaced all texts except one question. */
async function ownBakery(hours?: { days: { day: string; open: string; close: string; note: string }[] }) {
  const template = await templateDocument("bakery-counter");
  const questions = template?.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "questions");
  const [home] = template?.pages ?? [];
  if (!template || !home) throw new Error("The template of this test is gone.");
  const asked =
    questions?.kind === "questions"
      ? (questions.data.questions[0] ?? { question: "", answer: "" })
      : { question: "", answer: "" };
  const head = { kicker: "", title: "", text: "" };
  const block = (kind: string, variant: string, data: object) =>
    ({ id: kind, kind, variant, tone: "plain", data: { ...head, ...data } }) as unknown as Block;
  return {
    ...template,
    head: { geo: { latitude: 51.05, longitude: 3.72 } },
    meta: {
      ...template.meta,
      tagline: "Bakery in Ghent",
      description: "Bread with time in it.",
      business: {
        name: "Crumb & Co",
        phone: "+32 9 123 45 67",
        email: "hello@crumb.be",
        street: "Veldstraat 1",
        town: "Ghent",
        area: "9000",
      },
    },
    pages: [
      {
        ...home,
        blocks: [
          block("hours", "table", {
            days: [
              { day: "Mon – Fri", open: "7 am", close: "18:00", note: "" },
              { day: "Saturday", open: "08:00", close: "1.30pm", note: "" },
              { day: "Sunday", open: "", close: "", note: "" },
            ],
            action: { label: "", to: "" },
            ...hours,
          }),
          block("menu", "columns", {
            sections: [
              {
                title: "Bread",
                note: "",
                entries: [
                  { name: "Rye loaf", text: "Dark.", price: "€3.90", marks: [] },
                  { name: "Wedding cake", text: "", price: "from €31", marks: [] },
                  { name: "Sample loaf", text: "", price: "€99", marks: [] },
                ],
              },
            ],
            note: "",
          }),
          block("questions", "list", {
            questions: [
              asked,
              { question: "Is it vegan?", answer: "All of it is." },
              { question: "And?", answer: "Sample answer: say it here." },
            ],
          }),
          block("events", "cards", {
            events: [
              {
                title: "Pizza night",
                text: "",
                date: "2027-02-03",
                time: "19:30",
                place: "The shop",
                price: "€12",
              },
              { title: "No day yet", text: "", date: "", time: "", place: "", price: "" },
              { title: "Sample event 1", text: "", date: "2027-02-03", time: "", place: "", price: "" },
            ],
          }),
        ],
      },
    ],
  } satisfies SiteDocument;
}
