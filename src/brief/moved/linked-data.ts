import { readJson } from "#src/sites/read-json.ts";
import { hoursOfSpecifications, hoursOfTexts } from "./linked-hours.ts";
import { emptyBusiness, type MovedBusiness } from "./moved.ts";

type Fields = Record<string, unknown>;

const MOST_VALUES = 5_000;
const MOST_OBJECTS = 500;
const MOST_OFFERS = 48;
/** An object with a name and any of these properties is a business. */
const SIGNS = ["telephone", "address", "openingHours", "openingHoursSpecification", "priceRange", "geo"];
const BUSINESS = /(?:Business|Store|Shop|Restaurant|Bakery|Organization|Service|Salon|Hotel|Clinic|Dentist)$/;

/** Reads a page's description of its business for search engines (`LocalBusiness` and its subtypes, as JSON-LD). */
export function readLinkedData(document: Document): MovedBusiness | undefined {
  const found = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, 30)
    .flatMap((script) => objectsIn(readJson(script.textContent ?? "", MOST_VALUES)));
  const rated = found
    .filter(isBusiness)
    .map((one) => ({ one, rank: SIGNS.filter((sign) => sign in one).length }))
    .sort((a, b) => b.rank - a.rank);
  const [best] = rated;
  return best && businessOf(best.one, found);
}

/** Returns every object in the data, outer ones first. */
function objectsIn(value: unknown): Fields[] {
  const found: Fields[] = [];
  const queue = [value];
  for (let next = queue.shift(); queue.length > 0 || next !== undefined; next = queue.shift()) {
    if (found.length >= MOST_OBJECTS) break;
    if (Array.isArray(next)) queue.push(...next);
    else if (isFields(next)) {
      found.push(next);
      queue.push(...Object.values(next).filter((inner) => typeof inner === "object" && inner !== null));
    }
  }
  return found;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function isBusiness(object: Fields) {
  const types = listOf(object["@type"]).filter((type) => typeof type === "string");
  const isNamed = types.some((type) => BUSINESS.test(type));
  const hasSigns = types.some((type) => type !== "Person" && type !== "Event" && type !== "Place");
  return textOf(object.name) !== "" && (isNamed || (hasSigns && SIGNS.some((sign) => sign in object)));
}

function businessOf(object: Fields, all: readonly Fields[]): MovedBusiness {
  const { street, town } = addressOf(object.address);
  const hours = [
    ...hoursOfSpecifications(listOf(object.openingHoursSpecification).filter(isFields)),
    ...hoursOfTexts(listOf(object.openingHours).filter((text) => typeof text === "string")),
  ];
  return {
    ...emptyBusiness(),
    name: textOf(object.name).slice(0, 80),
    description: textOf(object.description).slice(0, 300),
    phone: textOf(object.telephone).slice(0, 40),
    email: textOf(object.email)
      .replace(/^mailto:/i, "")
      .slice(0, 120),
    street: street.slice(0, 120),
    town: town.slice(0, 80),
    hours: hours.slice(0, 10),
    social: listOf(object.sameAs).filter((address) => typeof address === "string"),
    offers: offersIn(all),
  };
}

function addressOf(value: unknown) {
  const [address] = listOf(value);
  if (typeof address === "string") return { street: lineOf(address), town: "" };
  if (!isFields(address)) return { street: "", town: "" };
  const parts = [textOf(address.postalCode), textOf(address.addressLocality)].filter(Boolean);
  return { street: textOf(address.streetAddress), town: parts.join(" ") || textOf(address.addressRegion) };
}

function offersIn(objects: readonly Fields[]) {
  const offers = objects.flatMap((object) => {
    const types = listOf(object["@type"]);
    const offer = types.includes("Offer") ? object : listOf(object.offers).find(isFields);
    const item = types.includes("Offer") ? listOf(object.itemOffered).find(isFields) : object;
    const name = textOf(item?.name) || textOf(object.name);
    const price = offer && priceOf(offer);
    if (!name || !price) return [];
    const text = textOf(item?.description).slice(0, 240);
    return [{ name: name.slice(0, 100), text, price }];
  });
  const isFirst = ({ name, price }: (typeof offers)[number], index: number) =>
    offers.findIndex((other) => other.name === name && other.price === price) === index;
  return offers.filter(isFirst).slice(0, MOST_OFFERS);
}

const SIGN: Record<string, string> = { EUR: "€", GBP: "£", USD: "$", CHF: "CHF ", JPY: "¥" };

function priceOf(offer: Fields) {
  const [specification] = listOf(offer.priceSpecification).filter(isFields);
  const from = specification && !("price" in offer) ? specification : offer;
  const amount = typeof from.price === "number" ? String(from.price) : textOf(from.price);
  if (!/\d/.test(amount)) return "";
  const currency = textOf(from.priceCurrency).toUpperCase();
  const sign = SIGN[currency];
  return (sign ? sign + amount : [amount, currency].filter(Boolean).join(" ")).slice(0, 40);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const textOf = (value: unknown): string => {
  const [first] = listOf(value);
  return typeof first === "string" ? lineOf(first) : "";
};

const lineOf = (text: string) =>
  text
    .slice(0, 2_000)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toWellFormed();
