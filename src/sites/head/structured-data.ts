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
 * Returns the page's facts as schema.org JSON-LD for search engines; undefined without facts of the owner's. Texts
 * that a template made up are examples and must not be claimed as facts.
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

/** Returns the default type of a site's business. */
export function defaultBusinessType({ meta }: SiteDocument) {
  const industry = meta.template.replace(/-[a-z]+$/, "");
  const types: Record<string, string> = businessTypes.industries;
  return Object.hasOwn(types, industry) ? (types[industry] ?? "Organization") : "Organization";
}

/** Returns the owner's choice; an unknown type counts as missing. */
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

/** To search engines, a local business has an address; without one it is an organisation. */
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

/** Exceptions are always the owner's: no template has any. */
function exceptionsOf(document: SiteDocument) {
  const block = allBlocks(document).find((one) => one.kind === "hours");
  return block?.kind === "hours" ? block.data.exceptions : undefined;
}

/** Returns "£3 – £58", the range of the owner's prices. */
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

/** Returns events with a date and a place, which search engines require. */
function eventsOf(document: SiteDocument, blocks: readonly Block[], { samples }: DataOptions): Thing[] {
  const address = addressOf(document, samples);
  return blocks
    .flatMap((block) => (block.kind === "events" ? block.data.events : []))
    .flatMap(({ title, text, date, time, place, price }) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
      if (!isDay || !isOwn(title, samples) || !(place || address)) return [];
      // "The shop" is the business itself; "Grain Exchange, Portland" is another place.
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

/** Returns the products of a shop. Prices of other blocks are for services, which are not products. */
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
