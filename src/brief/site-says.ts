import { pattern } from "#src/lib/pattern.ts";
import { cut } from "#src/sites/cut.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { doingNoun, ownNoun } from "./business-noun.ts";
import { hoursLineOf } from "./hour-rows.ts";
import { nounOf } from "./industry-nouns.ts";
import type { Material } from "./material.ts";
import { businessAddress } from "./own-facts.ts";
import { doesAsIndustry } from "./own-kind.ts";
import type { Evidence, Feature, ParsedBrief } from "./parsed-brief.ts";
import { priceFormIn } from "./places.ts";
import { capital, escaped } from "./short-text.ts";
import { commonSentences, namesIn, offersOf, saysMore } from "./site-copy.ts";
import type { Trade } from "./trades/trade.ts";
import { inOwnVariety, nounSaid } from "./trades/trade-words.ts";
import { besideHours, besidePrices } from "./write/beside-tables.ts";
import { doingNounOf } from "./write/doing-noun.ts";
import {
  calmAddress,
  calmHours,
  calmPhrase,
  edited,
  flatAddress,
  inCapitals,
  isShouted,
  withAbbreviations,
} from "./write/edited.ts";
import { firstNoun } from "./write/first-noun.ts";
import { withFlatNames } from "./write/flat-names.ts";
import { isGuarantee } from "./write/guarantee.ts";
import { missingClauses } from "./write/not-on-site.ts";
import { ownEvents } from "./write/own-events.ts";
import { hourNotes, isOpening, ownHours } from "./write/own-hours.ts";
import { ownPeople } from "./write/own-people.ts";
import { ownServices } from "./write/own-services.ts";
import { isGivenName, ownerOf } from "./write/owner.ts";
import { placePhrase } from "./write/place-phrase.ts";
import { withoutPractical } from "./write/practical.ts";
import { isSum, ownPriceLines, type PriceList } from "./write/price-list.ts";
import { secondBusiness } from "./write/second-business.ts";
import { type Statement, statementsOf } from "./write/statements.ts";
import { isOfPart } from "./write/to-maker.ts";
import { nounOfIdentity, saysNameAlone, tell } from "./write/told.ts";

export interface Brief {
  text: string;
  understood: ParsedBrief;
  material: Material;
  /** Sentences of the brief that had no place on the page, and that the owner wants there. */
  added?: readonly string[] | undefined;
  /** Those of them that say what the business is. */
  leading?: readonly string[] | undefined;
  /** The brief's words about the hours besides the table. */
  hoursNote?: string | undefined;
}

export type Says = ReturnType<typeof siteSays>;

/** Returns the texts of a site, independent of its look: all are the owner's, or plainly follow from them. */
export function siteSays({
  text,
  understood: read,
  material,
  added = [],
  leading = [],
  hoursNote = "",
}: Brief) {
  const { industry } = material;
  const trade = material.trade && inOwnVariety(material.trade, read.variety);
  const isCried = isShouted(text);
  const { understood: owned, person } = ownerOf(text, read, trade);
  const understood = isCried || owned.letterCase ? withCalmAddresses(owned) : owned;
  const names = namesIn(industry);
  /** Whether a text of the industry holds for any of its businesses. */
  const isCommon = (words: string) => commonSentences(words, { names }) === words;
  const { facts } = understood;
  const isOut = (feature: Feature) => understood.excludedFeatures.includes(feature);
  const has = (feature: Feature) => understood.features.includes(feature) && !isOut(feature);

  // "Hour plumber" is what is left of "24 hour plumber".
  const called = ownNoun(text, understood)?.replace(HOUR_BEFORE, "a ");
  // Prevents pictures and form fields of the industry for a business that does otherwise.
  const isTypical =
    material.isOwn && doesAsIndustry(understood, called) && namesIndustry(text, nounOf(understood.industry));
  const isNamed = Boolean(understood.name);
  const all = statementsOf(text, understood, trade).map((one) => asText(text, one, understood));
  const found = nounFor(all);
  const calm = (phrase: string) => {
    if (!isCried) return phrase;
    return phrase === phrase.toUpperCase()
      ? capital(withAbbreviations(phrase.toLowerCase()))
      : calmPhrase(phrase, understood);
  };
  const address = businessAddress(understood);
  const town = address.town;
  const where = placePhrase(text, understood);
  const name = cut(understood.name ?? "", 80);
  /** The name, or what the business is and where: "Nail salon, Porto". */
  const phone = cut(facts.phones[0] ?? "", 40);
  const mail = cut(facts.emails[0] ?? "", 120);
  const email = isCried ? mail.toLowerCase() : mail;

  const second = secondBusiness(all);
  const { people, from: ofPeople } = ownPeople(all, understood);
  const currency =
    priceFormIn(understood.place ?? "") ??
    (understood.place ? "#" : industry.locale === "en-GB" ? "£#" : "$#");
  const offersSaid = offersOf(understood);
  const priced = (without: readonly Statement[]) =>
    isOut("pricing")
      ? NO_LIST
      : ownPriceLines(text, understood, { statements: all, without, currency, calm });
  const dates = isOut("events") ? [] : ownEvents(text, all, understood, priced(second?.from ?? []).lines);
  // One date, or one of several in a sentence that says more, stays in the owner's sentence.
  const whole = dates.filter(({ from }) => from);
  const events = asksFor(all, understood, "events") ? dates : whole.length >= LEAST_ROWS ? whole : [];
  const ofEvents = events.flatMap(({ from }) => from ?? []);
  const list = priced([...(second?.from ?? []), ...ofEvents]);
  const isList = list.lines.length >= LEAST_ROWS || asksFor(all, understood, "pricing", "menu");
  const { lines, from: ofPrices } = isList ? list : NO_LIST;
  const { services, from: ofServices } = ownServices(
    all.filter((one) => !ofPeople.includes(one)),
    offersSaid,
    lines,
  );
  // "Stump grinding" is one of the offers, and a tree surgeon does more.
  const isOffer = [...services, ...lines.map((line) => line.name)].some(
    (offer) => offer.toLowerCase() === found.toLowerCase(),
  );
  const what = (isOffer && trade ? trade.activity : found) || doingNounOf(all, read.variety);

  const hours = isOut("opening-hours")
    ? undefined
    : ownHours(text, understood, all, {
        isAsked: asksFor(all, understood, "opening-hours"),
        isElsewhere: ({ text: said }) => events.some(({ time }) => time.toLowerCase() === said.toLowerCase()),
      });
  const elsewhere = new Set([...(second?.from ?? []), ...ofEvents, ...ofPeople, ...ofServices]);
  const toTell = all
    .filter((one) => !elsewhere.has(one) && !isOfRefusedPart(one, understood))
    .flatMap((one) => {
      const isPriced = isOut("pricing") || events.some(({ price }) => price && one.text.includes(price));
      const beside = isPriced ? [one] : besidePrices(text, one, understood, ofPrices);
      return hours && !hours.from.has(one) ? beside.map((part) => besideHours(part, understood)) : beside;
    })
    .map((one) => (one.purpose === "offers" ? { ...one, purpose: "fragment" as const } : one));
  const told = tell(
    toTell,
    understood,
    { noun: what, heading: understood.name || what || town, isNamed, town, where },
    trade,
  );

  // Of a brief that says nothing, nothing is known.
  const isKnown = (understood.confidence.industry ?? 0) >= LEAST_CONFIDENCE;
  const kind = what || (isKnown && understood.languageOfBrief === "en" ? nounOf(understood.industry) : "");
  const { letterCase } = understood;
  const named = (words: string) => (letterCase ? withFlatNames(words, understood, letterCase) : words);
  const headline = named(/\p{L}/u.test(told.headline) ? told.headline : `${capital(kind) || "Welcome"}.`);
  // Without a name and a noun, the headline is the best name of the site.
  const plain = headline.replace(/\.$/, "");
  const short = shortNoun(calm(what), headline, trade, text);
  const isNoun = plain.length <= LONGEST_HEADING && !SENTENCE.test(plain);
  const heading = cut(
    understood.name ||
      named(
        headingOf(
          short ||
            (isNoun
              ? plain
              : trade && nounSaid({ ...trade, names: [trade.activity] }, text)
                ? calm(trade.activity)
                : ""),
          { town, where },
        ),
      ) ||
      "Home",
    80,
  );

  const rows = (hours?.rows ?? []).map((row) => ({
    ...row,
    day: calmHours(calm(row.day)),
    open: isCried ? row.open.toLowerCase() : row.open,
  }));
  const hoursLine = calmHours(calm(hoursLineOf(text, hours?.said ?? [])));

  const notes = (hours ? hourNotes(all, understood, hours) : [])
    .map((note) => calmHours(note))
    .filter((note) => !saidIn(note, told));
  const proof = [
    ...[
      ...told.proof,
      ...notes.filter((note) => note.length <= LONGEST_PROOF).map((note) => note.replace(/\.$/, "")),
    ]
      .map(experience)
      .filter(
        (part) =>
          part !== person &&
          !(rows.length > 0 && hours?.said.some((one) => one.text.toLowerCase() === part.toLowerCase())) &&
          !isOfFeature(part, understood) &&
          !lines.some((line) => line.name.toLowerCase() === part.toLowerCase()),
      ),
    ...facts.awards.filter((award) => !saidIn(award, told)).map(capital),
    ...facts.codes
      .filter((code) => /\d{3}/.test(code) && code.length <= LONGEST_PROOF && !saidIn(code, told))
      .map((code) => capital(withAbbreviations(inCapitals(code)))),
  ];
  const isReachable = phone !== "" || email !== "";
  const isParted = told.practical.length > 0;
  const [telling, practical] = isParted ? withoutPractical([...new Set(added)]) : [[...new Set(added)], []];
  // Beside the button at the end of the page, if there is one.
  const safe = isReachable || address.street ? [...new Set(proof)].filter(isGuarantee) : [];
  // A strip below the opening needs three facts, and keeps its guarantees where it has no others.
  const guarantees = new Set(proof).size - safe.length < LEAST_PROOF ? [] : safe;

  return {
    text,
    understood,
    industry,
    trade,
    /** Whether the owner asks for a part of the site: "photos" in a sentence about the work are no wish. */
    isAsked: (feature: Feature) => asksFor(all, understood, feature),
    /** Whether pictures of the industry may be shown. */
    isTypical,
    has,
    isOut,
    isCommon,
    facts,
    statements: all,
    /** Whether the owner speaks as "we"; otherwise as "I". */
    isPlural: !SINGULAR.test(text) || PLURAL.test(text),
    isNamed,
    name,
    heading,
    /** The owner's first name, where the business has none. */
    person,
    /** The noun of the business, without an article and a place: "cosy vegan bakery". */
    what,
    /** Whether the owner uses the main word of this noun, and does not deny it: "We're not a café". */
    isOwnNoun: isOwnNoun(what, text),
    town,
    address,
    phone,
    email,
    isReachable,
    callWords: callWords(all, phone, understood.letterCase !== undefined),
    /** The noun of the business, with its place. */
    subject: what ? capital(what + (what.toLowerCase().includes(town.toLowerCase()) ? "" : where)) : "",
    headline,
    label: told.label,
    place: told.place,
    isOwnLine: told.isOwnLine,
    lead: [...leading, ...told.lead].join(" "),
    proof: [...new Set(proof)].filter((part) => !guarantees.includes(part)),
    guarantees,
    about: [
      ...told.about,
      ...notes.filter((note) => note.length > LONGEST_PROOF).map((note) => cut(note, 1_200)),
      ...(telling.length > 0 ? [cut(telling.join(" "), 1_200)] : []),
    ],
    /** The course of a visit or an order. */
    practical: [...told.practical, ...practical],
    /** The part of a sentence that a site does not say: of a line of prices or hours, single clauses. */
    leftOf: (one: Statement, document: SiteDocument) =>
      one.purpose === "statement" || one.purpose === "fragment"
        ? one.copy
        : edited(missingClauses(one.text, document).join(", ") || one.text, understood),
    /** Whether a sentence without a place of its own may stand in the running text. */
    mayAdd: (one: Statement) =>
      one.purpose !== "refusal" &&
      !saysNameAlone(one, understood) &&
      !isOfRefusedPart(one, understood) &&
      !(one.purpose === "prices" && isOut("pricing")) &&
      !(one.purpose === "hours" && isOut("opening-hours")),
    refusals: told.refusals,
    second: second && {
      title: second.title,
      text: second.from.map((one) => sentenceOf(one, understood)).join(" "),
    },
    people,
    events,
    lines,
    services,
    hourRows: rows,
    /** The opening hours in the owner's words. */
    hoursSaid: understood.evidence.facts.hours
      .filter((one) =>
        all.some(
          ({ purpose, start, end }) =>
            purpose !== "wish" && purpose !== "contact" && one.start >= start && one.start < end,
        ),
      )
      .map((one) => one.text),
    hoursLine,
    hoursNote,
    /** The part of the business that the hours are of, if not the whole: "Farm shop". */
    hoursOf: hoursSubject(
      (hours?.sentences ?? []).filter(({ purpose }) => purpose === "hours").map(({ copy }) => copy),
      understood,
    ),
  };

  function nounFor(statements: readonly Statement[]) {
    const own = called?.replace(/^an? /, "");
    const identity = nounOfIdentity(statements, understood)?.replace(HOUR_BEFORE, "");
    const doing = doingNoun(understood);
    // One word is no sign of a trade: swimmers bring a woolly hat, and are no milliners.
    const isTold = (understood.evidence.trade ?? []).length > 1;
    const isSaid = (noun = "") => text.toLowerCase().includes(noun.toLowerCase());
    const said = understood.name && identity?.includes(understood.name) ? undefined : identity;
    // "Mobile notary and loan signing agent" says more than "mobile notary".
    const isMore = own && said && said.length > own.length && said.toLowerCase().includes(own.toLowerCase());
    return (
      (isMore ? said : own) ??
      said ??
      (trade && !isSaid(doing) ? undefined : doing) ??
      (trade && nounSaid(trade, text)) ??
      firstNoun(statements, understood, trade) ??
      (isTold && (isNamed || isSaidIn(trade?.activity ?? "", text))
        ? isNamed
          ? trade?.business.one
          : trade?.activity
        : undefined) ??
      (isNamed || statements.some(({ purpose }) => /^(?:statement|fragment|identity|offers)$/.test(purpose))
        ? ""
        : (understood.confidence.industry ?? 0) >= LEAST_CONFIDENCE && understood.languageOfBrief === "en"
          ? nounOf(understood.industry)
          : "")
    );
  }
}

const GENERIC =
  /^(?:and|the|for|business|company|agency|studio|firm|practice|school|services?|shop|store|centre|office)$/;
const STEM = 5;

/** Whether a brief has the word for a business of its industry: "bakery", but no "musician" for a piano tuner. */
const namesIndustry = (text: string, noun: string) =>
  noun
    .toLowerCase()
    .split(/[\s-]+/)
    .some(
      (word) => word.length > 2 && !GENERIC.test(word) && text.toLowerCase().includes(word.slice(0, STEM)),
    );

const HOUR_BEFORE = /^(?:an? )?(?:\d+[ -])?hours? (?=\S)/i;
const SINGULAR = /\b(?:i|i['’]m|i['’]ve|my)\b/i;
const PLURAL = /\b(?:we|we['’]re|our|us)\b/i;

/** The whole sentence, with its price. */
const sentenceOf = ({ text }: Statement, understood: ParsedBrief) => edited(text, understood);

/** One line is no list: it stays a sentence. */
const LEAST_ROWS = 2;
const NO_LIST: PriceList = { lines: [], from: new Map() };
const LONGEST_HEADING = 60;
/** Below it, the industry is a guess, and a site does not say that it is one. */
const LEAST_CONFIDENCE = 0.4;
const LONGEST_PROOF = 40;
const LEAST_PROOF = 3;

const withCalmAddresses = (understood: ParsedBrief): ParsedBrief => ({
  ...understood,
  facts: { ...understood.facts, addresses: understood.facts.addresses.map(calmAddress).map(flatAddress) },
  ...(understood.place && { place: calmAddress(understood.place) }),
});

const LONGEST_NOUN = 34;
const BEFORE_MORE = / (?:for|with|by|from|through|at|in|near|of) .*$/i;

/** Returns the noun of a heading: short, and another word for the business where the headline has this one. */
function shortNoun(what: string, headline: string, trade: Trade | undefined, text: string) {
  const own = ownCase(what.replace(/ (?:near|in|at|on) \p{Lu}.*$/u, ""), text);
  const noun = own.length > LONGEST_NOUN || !saysMore(own, headline) ? own.replace(BEFORE_MORE, "") : own;
  if (noun.length <= LONGEST_NOUN && saysMore(noun, headline)) return noun;
  // The name of the trade may be of another, similar one; its activity has to be in the text.
  const other = trade?.activity ?? "";
  const isOfWork = / |ing$/.test(other);
  return other && isOfWork && saysMore(other, headline) && isSaidIn(other, text) ? other : noun;
}

/** "Gurdwara Sahib" keeps its capitals. */
function ownCase(noun: string, text: string) {
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  const said = at < 0 ? "" : text.slice(at, at + noun.length);
  return /^(?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+$/u.test(said) ? said : noun;
}

const PREPOSED = /(?<!\p{L})(?:in|near|outside|around|of|at|from|on|to|and|&) \S+(?: \S+)?$/iu;

/** A sentence names no business. */
const SENTENCE =
  /(?<!\p{L})(?:i|we|you|my|our|it|they|there|nobody|anybody|everything|never|been|is|are|was)(?!\p{L})|\d|[,;:]/iu;

const DENIED = /\b(?:not|isn['’]t|aren['’]t|never|no) (?:an? |the )?$/i;

/** What a later part is called is not the business: "there's an honesty café". */
const EARLY = 220;

/** Whether a text says that the business is so called. */
function isOwnNoun(noun: string, text: string) {
  if (!isSaidIn(noun, text)) return false;
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  return at < 0 || (at < EARLY && !DENIED.test(text.slice(Math.max(0, at - 20), at)));
}

/** Whether a text has the main word of a noun: "picture framing" for "picture framer". */
const isSaidIn = (noun: string, text: string) =>
  noun
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 3 && !GENERIC.test(word))
    .every((word) => text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3))));

/** "Nail salon, Porto", and "Wedding flowers near Oundle", which is not in it. */
const headingOf = (said: string, { town, where }: { town: string; where: string }) => {
  const what = said.replace(/ [-–—] .*$/, "");
  if (!town || what.toLowerCase().includes(town.toLowerCase()))
    // "chimney sweep leominster"
    return capital(
      what.replace(new RegExp(`(\\p{Ll}|,|^) ${escaped(town)}$`, "iu"), (_, last: string) =>
        PREPOSED.test(what) ? `${last} ${town}` : `${last.replace(",", "")}, ${town}`,
      ),
    );
  const around = /^ (?:just )?(?:near|outside|around|close to) /.test(where) && `${what}${where}`;
  return around && what && around.length <= LONGEST_HEADING
    ? capital(around)
    : capital([what, town].filter(Boolean).join(", "));
};

/** What has no table of its own runs as text: a sum that is no price, hours that are no opening hours. */
function asText(text: string, statement: Statement, understood: ParsedBrief): Statement {
  const { evidence } = understood;
  const isIn = (one: Evidence) => one.start >= statement.start && one.end <= statement.end;
  if (statement.purpose === "wish") return statement;
  if (evidence.facts.prices.some((price) => isIn(price) && isSum(text, price))) {
    const copy = edited(statement.text, understood);
    return { ...statement, purpose: "fragment", copy, parts: [copy.replace(/\.$/, "")] };
  }
  if (
    statement.purpose === "contact" &&
    evidence.facts.hours.some((one) => isIn(one) && !isOpening(one, [statement]))
  ) {
    const [phone = ""] = evidence.facts.phones.filter(isIn).map(({ text: number }) => number);
    const copy = edited(statement.text.replace(phone, ""), understood);
    return { ...statement, purpose: "fragment", copy, parts: [copy.replace(/\.$/, "")] };
  }
  if (statement.purpose !== "hours") return statement;
  const isTable = evidence.facts.hours.filter(isIn).every((one) => isOpening(one, [statement]));
  return isTable ? statement : { ...statement, purpose: "fragment" };
}

/** Whether the owner wants a part on the site: a sentence about fees or opening is no wish for one. */
const asksFor = (
  statements: readonly Statement[],
  { evidence, excludedFeatures }: ParsedBrief,
  ...wanted: readonly Feature[]
) =>
  statements.some(
    (one) =>
      (one.purpose === "wish" || /\b(?:prices?|price list|menu)\s*:/i.test(one.text)) &&
      wanted
        .filter((feature) => !excludedFeatures.includes(feature))
        .some((feature) => evidence[feature]?.some(({ start, end }) => start >= one.start && end <= one.end)),
  );

/** "No booking, just turn up", "I do not store wills" */
const TO_CUSTOMERS =
  /^no (?:booking|appointment|need|call-?out|contract)s?(?!\p{L})|(?<!\p{L})(?:do not|don['’]t|cannot|can['’]t|never|won['’]t) (?:store|book|shop|post|list|order|deliver|team|sell|take|hold)(?!\p{L})/iu;

/** "We aren't hiring, so no jobs page." speaks to whoever makes the site. */
const isOfRefusedPart = ({ text }: Statement, { evidence, excludedFeatures }: ParsedBrief) =>
  isOfPart(text) &&
  !TO_CUSTOMERS.test(text) &&
  excludedFeatures.some((feature) => evidence[feature]?.some((one) => text.includes(one.text)));

/** "With online orders" is a wish for the site, until customers can order. */
const isOfFeature = (part: string, { evidence, features }: ParsedBrief) =>
  /^(?:with |and )/i.test(part) &&
  features.some((feature) =>
    evidence[feature]?.some((one) => part.toLowerCase().includes(one.text.toLowerCase())),
  );

/** "8 years" in a line about a person is experience. */
const experience = (part: string) =>
  part.replace(/^((?:over |more than )?\d+\+? years)$/i, "$1 of experience");

const saidIn = (fact: string, { headline, lead, proof, about }: ReturnType<typeof tell>) =>
  [headline, ...lead, ...proof, ...about].join(" ").toLowerCase().includes(fact.toLowerCase());

const BY_PHONE = /call|text|ring|phone|whatsapp|message/;
const REACHED = pattern(
  "iu",
)`(?<!\p{L})(${BY_PHONE}(?:,? (?:or|and|/) ?${BY_PHONE})?)(?: (?!us\b)(\p{L}\p{Ll}+)(?= on | at |:| $))?[^.!?]*$`;

const OWNER_OF_PHONE = /(?:^|[\n,;.|]\s*)(\p{Lu}\p{Ll}{1,11})(?: on)?:? *$/u;
const NO_OWNER =
  /^(?:|ring|dial|message|reach|speak|book|order|write|or|and|please|hello|daily|open|appointments?|tel|telephone|phone|mob|mobile|cell|call|office|shop|home|fax|contact|whatsapp|text|enquiries|bookings?|number|landline|us|me|today|now|anytime|first|ahead|direct|house|main|orders|reception|sms|no|on|at)$/i;

/** "Jo 07700 900123, text is best", "ring or WhatsApp the same number" */
function wayBehind(after: string) {
  const [, way = "", other = ""] = BEHIND.exec(after) ?? [];
  return (way || other).toLowerCase();
}
const BEHIND =
  /^[\s,.(–-]*(?:(text|whatsapp)s?(?: messages?)? (?:is best|are best|only|preferred|please)|(?:please |just )?(text|whatsapp) (?:me|us|rather|instead|don['’]?t)|by (text|whatsapp))(?!\p{L})/iu;

/** How the owner wants to be reached by telephone: "Call or text", "Text Jo on". */
function callWords(statements: readonly Statement[], phone: string, isFlat: boolean) {
  const said = statements.find(({ text }) => text.includes(phone))?.text ?? "";
  const before = said.slice(0, said.indexOf(phone));
  const [, told = "", asked = ""] = REACHED.exec(before) ?? [];
  const after = said.slice(said.indexOf(phone) + phone.length);
  const words =
    wayBehind(after) || (/whatsapp/i.test(before) && /^(?:message|text)$/i.test(told) ? "whatsapp" : told);
  // "Gav 07700 900438"
  const [, behind = ""] = /^ ?(?:\(|- |, )?(\p{L}{2,12})\)?[.]?$/u.exec(after) ?? [];
  const beside = OWNER_OF_PHONE.exec(before)?.[1] ?? (isGivenName(behind) ? behind : "");
  const [, cried = ""] = /(?:^|[\n,;.|]\s*)(\p{L}{2,12}) *$/u.exec(before) ?? [];
  const who = asked || beside || (isGivenName(cried) ? cried : "");
  const isPerson = (/^\p{Lu}\p{Ll}/u.test(who) || isGivenName(who) || isFlat) && !NO_OWNER.test(who);
  const plain = words
    .toLowerCase()
    .replace(/ and /, " or ")
    .replace(/\b(?:ring|phone)\b/g, "call")
    .replace("whatsapp", "WhatsApp");
  return (
    capital(plain || "call") +
    (isPerson && who ? ` ${capital(who === who.toUpperCase() ? who.toLowerCase() : who)}` : "")
  );
}

/** "Farm shop open Friday to Sunday 10 to 4." tells the hours of the farm shop. */
function hoursSubject(hours: readonly string[], { name = "" }: ParsedBrief) {
  const [only, ...others] = hours;
  if (!only || others.length > 0) return "";
  const [, subject = ""] =
    /^(?:(?:our|the) )?(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}?) (?:is |are )?(?:open|opens|hours)\b/iu.exec(
      only,
    ) ?? [];
  const isWhole =
    /^(?:we|we['’]re|i|i['’]m|it|it['’]s|our|the|my|shop|usually|always|normally|also|and|currently|days?|opening|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)$/i.test(
      subject.split(" ")[0] ?? "",
    );
  return subject && !isWhole && subject.toLowerCase() !== name.toLowerCase() ? capital(subject) : "";
}
