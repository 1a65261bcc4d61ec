import type { Block, Page, SiteDocument } from "../document.ts";
import { profilesIn } from "../embeds/social.ts";
import { mailLink, phoneLink } from "../meta.ts";
import businessTypes from "./business-types.json";
import { entryData } from "./entry-data.ts";
import { openingHours, specialHours } from "./opening-hours.ts";
import { readPrice } from "./price.ts";
import { isOwn, isOwnEntry, type Samples } from "./samples.ts";
import { pageUrl } from "./sitemap.ts";
import { type DataOptions, defined, type Thing } from "./thing.ts";

/**
 * All that a page says as schema.org things, for search engines; undefined where it says nothing that is the owner's. What
 * a template made up is on the page as an example, and must not be claimed as a fact.
 */
export function structuredData(document: SiteDocument, page: Page, options: DataOptions) {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  const business = page === document.pages[0] ? businessOf(document, options) : undefined;
  const things = [
    business,
    ...entryData(document, page, options),
    questionsOf(shown, options),
    ...eventsOf(document, shown, options),
    ...productsOf(document, page, shown, options),
  ].filter((thing) => thing !== undefined);
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : undefined;
}

/** The type that a site has unless its owner chooses another one. */
export function defaultBusinessType({ meta }: SiteDocument) {
  const industry = meta.template.replace(/-[a-z]+$/, "");
  const types: Record<string, string> = businessTypes.industries;
  return Object.hasOwn(types, industry) ? (types[industry] ?? "Organization") : "Organization";
}

/** The owner's choice; an unknown type counts as none. */
function businessTypeOf(document: SiteDocument) {
  const chosen = document.head?.businessType ?? "";
  return Object.hasOwn(businessTypes.names, chosen) ? chosen : defaultBusinessType(document);
}

function businessOf(document: SiteDocument, { samples, origin, picture }: DataOptions): Thing | undefined {
  const { meta, head } = document;
  const own = (text: string) => (isOwn(text, samples) ? text : undefined);
  const name = own(meta.business.name);
  if (!name) return undefined;
  const address = addressOf(document, samples);
  const { type, isLocal } = typeOf(businessTypeOf(document), address !== undefined);
  const url = origin && `${origin}/`;
  const email = own(meta.business.email);
  const phone = own(meta.business.phone);
  return defined({
    "@type": type,
    "@id": url && `${url}#business`,
    name,
    description: own(meta.description),
    url,
    image: picture,
    sameAs: profilesIn(meta.social).length > 0 ? meta.social : undefined,
    telephone: phone && phoneLink(phone).replace("tel:", ""),
    email: email && mailLink(email).replace("mailto:", ""),
    address,
    geo: address && isLocal && head?.geo && { "@type": "GeoCoordinates", ...head.geo },
    openingHoursSpecification: isLocal ? hoursOf(document, samples) : undefined,
    specialOpeningHoursSpecification: isLocal ? specialHours(exceptionsOf(document)) : undefined,
    priceRange: isLocal ? priceRangeOf(document, samples) : undefined,
  });
}

/** A local business has an address; one without is an organisation to search engines. */
function typeOf(type: string, hasAddress: boolean) {
  if (!businessTypes.organizations.includes(type))
    return hasAddress ? { type, isLocal: true } : { type: "Organization", isLocal: false };
  if (hasAddress && businessTypes.organizationsWithPremises.includes(type))
    return { type: ["LocalBusiness", type], isLocal: true };
  return { type, isLocal: false };
}

function addressOf({ meta }: SiteDocument, samples: Samples): Thing | undefined {
  const { street, town, area } = meta.business;
  if (!isOwn(street, samples) || !isOwn(town, samples)) return undefined;
  const isCode = /\d/.test(area);
  const isOwnArea = isOwn(area, samples);
  return defined({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town,
    postalCode: isOwnArea && isCode ? area : undefined,
    addressRegion: isOwnArea && !isCode ? area : undefined,
  });
}

function hoursOf(document: SiteDocument, samples: Samples) {
  const block = allBlocks(document).find((one) => one.kind === "hours");
  if (block?.kind !== "hours" || !block.data.days.some((day) => isOwnEntry(day, samples))) return undefined;
  return openingHours(block.data.days);
}

/** Only the owner knows of these: no template has any. */
function exceptionsOf(document: SiteDocument) {
  const block = allBlocks(document).find((one) => one.kind === "hours");
  return block?.kind === "hours" ? block.data.exceptions : undefined;
}

/** "£3 – £58", of everything with a price that is the owner's. */
function priceRangeOf(document: SiteDocument, samples: Samples) {
  const prices = allBlocks(document)
    .flatMap(pricedEntries)
    .filter((entry) => isOwnEntry(entry, samples))
    .flatMap(({ price }) => {
      const read = readPrice(price, document.meta.language);
      return read ? [{ ...read, text: price.replace(/^from\s+/, "") }] : [];
    })
    .sort((one, other) => Number(one.amount) - Number(other.amount));
  const [least, most] = [prices.at(0), prices.at(-1)];
  const isOneCurrency = prices.every(({ currency }) => currency === least?.currency);
  return least && most && least.amount !== most.amount && isOneCurrency
    ? `${least.text} – ${most.text}`
    : undefined;
}

interface Priced {
  name: string;
  text: string;
  price: string;
}

function pricedEntries(block: Block): Priced[] {
  if (block.kind === "services") return block.data.services;
  if (block.kind === "shop") return block.data.items;
  if (block.kind === "menu") return block.data.sections.flatMap(({ entries }) => entries);
  return block.kind === "pricing" ? block.data.plans : [];
}

function questionsOf(blocks: readonly Block[], { samples }: DataOptions): Thing | undefined {
  const questions = blocks
    .flatMap((block) => (block.kind === "questions" ? block.data.questions : []))
    .filter(({ question, answer }) => question.trim() && isOwn(answer, samples));
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Those with a day and a place, which search engines require. */
function eventsOf(document: SiteDocument, blocks: readonly Block[], { samples }: DataOptions): Thing[] {
  const address = addressOf(document, samples);
  return blocks
    .flatMap((block) => (block.kind === "events" ? block.data.events : []))
    .flatMap(({ title, text, date, time, place, price }) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
      if (!isDay || !isOwn(title, samples) || !(place || address)) return [];
      // "The shop" is where the business is; "Grain Exchange, Portland" is somewhere else.
      const isElsewhere = place.includes(",") || !address;
      const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim());
      const cost = readPrice(price, document.meta.language);
      return [
        defined({
          "@type": "Event",
          name: title,
          description: isOwn(text, samples) ? text : undefined,
          startDate: clock ? `${date}T${clock[1]?.padStart(2, "0")}:${clock[2]}` : date,
          location: {
            "@type": "Place",
            name: place || document.meta.business.name,
            address: isElsewhere ? place : address,
          },
          isAccessibleForFree: /^free$/i.test(price.trim()) || undefined,
          offers: cost && offerOf(cost),
        }),
      ];
    });
}

/** The products of a shop. Prices of other businesses are for services, which are no products. */
function productsOf(
  document: SiteDocument,
  page: Page,
  blocks: readonly Block[],
  { samples, origin }: DataOptions,
): Thing[] {
  const type = businessTypeOf(document);
  const isShop = businessTypes.shops.includes(type);
  return blocks
    .filter(({ kind }) => (isShop ? kind !== "pricing" : kind === "shop"))
    .flatMap(pricedEntries)
    .flatMap((entry) => {
      const price = readPrice(entry.price, document.meta.language);
      if (!price || !isOwn(entry.name, samples) || !isOwnEntry(entry, samples)) return [];
      return [
        defined({
          "@type": "Product",
          name: entry.name,
          description: isOwn(entry.text, samples) ? entry.text : undefined,
          offers: { ...offerOf(price), ...(origin && { url: pageUrl(origin, page) }) },
        }),
      ];
    });
}

const offerOf = ({ amount, currency, isLeast }: NonNullable<ReturnType<typeof readPrice>>) =>
  isLeast
    ? { "@type": "AggregateOffer", lowPrice: amount, priceCurrency: currency }
    : { "@type": "Offer", price: amount, priceCurrency: currency };

const allBlocks = ({ pages }: SiteDocument) =>
  pages.flatMap(({ blocks }) => blocks.filter(({ isHidden }) => !isHidden));
