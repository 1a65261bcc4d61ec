import amounts from "./amounts.json";
import { amountIn, codeIn, type Locale, phoneIn, postcodeIn, priceFormIn } from "./locales.ts";
import type { Chance } from "./random.ts";
import words from "./words.json";

export type SaidKind =
  | "phone"
  | "email"
  | "site"
  | "hours"
  | "address"
  | "since"
  | "span"
  | "award"
  | "amount"
  | "code"
  | "date";

/** A fact as the owner writes it. */
export interface Said {
  kind: SaidKind;
  text: string;
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const LONG_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = ["January", "March", "April", "June", "July", "September", "October", "December"];

function hours(chance: Chance): string {
  const list = chance.isTrue(0.5) ? DAYS : LONG_DAYS;
  const from = chance.whole(0, 3);
  const to = chance.whole(from + 2, 6);
  const joint = chance.pick(["-", "–", " to ", " - ", " through ", " till "]);
  const days = chance.isTrue(0.2)
    ? chance.pick(["daily", "seven days a week", "weekdays", "7 days", "every day", "weekends"])
    : `${list[from]}${joint}${list[to]}`;
  const [open, close] = [chance.whole(6, 11), chance.whole(3, 9)];
  const time = chance.pick([
    `${open}-${close}`,
    `${open}am-${close}pm`,
    `${open}am to ${close}pm`,
    `${open}.30am – ${close}.30pm`,
    `${open}:00-${close + 12}:00`,
    `${chance.two(6, 9)}:30–${close + 12}:30`,
    `${open} a.m. to ${close} p.m.`,
    `${open} till late`,
    `${open}am until ${close}`,
    `from ${open}am until ${close}pm`,
    "from noon till late",
    `${open}:30am - ${close}:00pm`,
    `half ${chance.pick(["seven", "eight", "nine"])} till ${chance.pick(["four", "five", "six"])}`,
  ]);
  const both = chance.pick([
    `${days} ${time}`,
    `${days}, ${time}`,
    `${time} ${days}`,
    `${days}: ${time}`,
    `${days} ${time}`,
  ]);
  if (chance.isTrue(0.25)) {
    const late = chance.pick([
      "Sat 10-4",
      "Saturday 9am–1pm",
      "Sun 11-3",
      "Sundays from 10am",
      "Saturdays 10.00-14.00",
    ]);
    return `${both}, ${late}`;
  }
  if (chance.isTrue(0.2))
    return `${both}, closed ${chance.pick(["Mondays", "on Sunday", "Sun", "Mon & Tue", "bank holidays"])}`;
  return both;
}

function address(chance: Chance, locale: Locale, town: string, region: string) {
  const street = chance.pick(words.streets[locale]);
  const number = chance.pick([
    String(chance.whole(1, 240)),
    `${chance.whole(1, 60)}${chance.pick(["A", "b", "B"])}`,
    `${chance.whole(1, 40)}-${chance.whole(41, 60)}`,
  ]);
  const unit = chance.isTrue(0.3)
    ? `${chance.pick([`Unit ${chance.whole(1, 40)}`, `Suite ${chance.digits(3)}`, `Shop ${chance.whole(1, 12)}`, `Flat ${chance.whole(1, 9)}B`, "1st Floor", "Ground Floor", `#${chance.digits(3)}`, `Level ${chance.whole(1, 9)}`])}, `
    : "";
  const line = `${unit}${number} ${street}`;
  if (chance.isTrue(0.35)) return line;
  const code = postcodeIn(chance, locale);
  const tail = chance.pick([
    `${town}`,
    `${town} ${code}`,
    `${town}, ${region} ${code}`,
    `${town}, ${code}`,
    `${town}, ${region}`,
  ]);
  return `${line}, ${tail}`;
}

function amount(chance: Chance, industry: string) {
  const own = FOOD.test(industry)
    ? amounts.food
    : STAY.test(industry)
      ? amounts.stay
      : TEACH.test(industry)
        ? amounts.teach
        : CARE.test(industry)
          ? amounts.care
          : WORK.test(industry)
            ? amounts.work
            : amounts.any;
  return chance.filled(chance.pick(chance.isTrue(0.6) ? own : amounts.any));
}
const FOOD = /^(?:restaurant|cafe|bar|bakery|brewery|catering)$/;
const STAY = /^(?:hotel|travel-agency)$/;
const TEACH = /^(?:tutoring|daycare|yoga-studio|gym)$/;
const CARE = /^(?:dentist|family-medicine|spa|veterinary)$/;
const WORK = /^(?:construction|electrician|home-services|solar|landscaping|handyman|auto-repair|cleaning)$/;

export const phone = (chance: Chance, locale: Locale): Said => ({
  kind: "phone",
  text: phoneIn(chance, locale),
});

const DOMAINS: Record<Locale, string> = {
  "en-GB": "co.uk",
  "en-IE": "ie",
  "en-AU": "com.au",
  "en-IN": "in",
  "en-ZA": "co.za",
  "en-NZ": "co.nz",
  "en-US": "com",
  "en-CA": "ca",
};

/** Generates a fact of the given kind. */
export function saidFact(
  chance: Chance,
  {
    kind,
    locale,
    industry,
    town,
    region,
    name,
  }: { kind: SaidKind; locale: Locale; industry: string; town: string; region: string; name: string },
): Said {
  const letters =
    (name || chance.pick(words.coined.split(" "))).toLowerCase().replace(/[^a-z0-9]/g, "") || "hello";
  const domain = `${letters}.${DOMAINS[locale]}`;
  const year = chance.whole(1921, 2023);
  const makers: Record<SaidKind, () => string> = {
    phone: () => phoneIn(chance, locale),
    email: () => `${chance.pick(["hello", "info", "bookings", "enquiries", "office"])}@${domain}`,
    site: () => chance.pick([`www.${domain}`, `https://${domain}`, domain, `@${letters}`]),
    hours: () => hours(chance),
    address: () => address(chance, locale, town, region),
    since: () => String(year),
    span: () =>
      chance.pick([
        `over ${chance.whole(10, 40)} years`,
        `${chance.whole(5, 45)} years`,
        `${chance.whole(5, 45)}+ years`,
        "twenty-five years",
        "three generations",
        "nearly two decades",
        `more than ${chance.whole(5, 30)} years`,
      ]),
    award: () =>
      chance.pick([
        `Winner of the ${chance.pick(words.firsts.split(" "))} Awards ${chance.whole(2014, 2024)}`,
        `voted Best in ${town} ${chance.whole(2015, 2024)}`,
        `Gold medal, Regional Food Awards ${chance.whole(2015, 2024)}`,
        `finalist, Small Business of the Year ${chance.whole(2015, 2024)}`,
        "award-winning",
        `Highly Commended at the Trade Awards ${chance.whole(2015, 2024)}`,
      ]),
    amount: () => amount(chance, industry),
    code: () => codeIn(chance, locale),
    date: () =>
      chance.pick([
        `${chance.whole(1, 28)} ${chance.pick(MONTHS)} ${chance.whole(2025, 2027)}`,
        `${chance.pick(MONTHS)} ${chance.whole(1, 28)}`,
        `${chance.whole(1, 12)}–${chance.whole(13, 28)} ${chance.pick(MONTHS)}`,
        `from ${chance.pick(["April", "May"])} to ${chance.pick(["September", "October"])}`,
        `${chance.two(1, 28)}/${chance.two(1, 12)}/2026`,
        `${chance.whole(4, 20)}th ${chance.pick(MONTHS)}`,
      ]),
  };
  return { kind, text: makers[kind]() };
}

/** Generates `count` prices in one format. */
export function prices(chance: Chance, locale: Locale, count: number) {
  const form = priceFormIn(chance, locale);
  return Array.from({ length: count }, () => {
    const low = amountIn(chance, locale);
    return form
      .replace("##", () => String(Math.ceil(Number(low.replace(/,/g, "")) * 2)))
      .replace("#", () => low);
  });
}
