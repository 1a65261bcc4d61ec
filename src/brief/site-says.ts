import { cut } from "#src/sites/cut.ts";
import { doingNoun, ownNoun, saysNoun } from "./business-noun.ts";
import { hasCurrency } from "./facts/bare-prices.ts";
import { hourRows, hoursLineOf, openLine } from "./hour-rows.ts";
import { industryFacts } from "./industry-facts.ts";
import { ANY_NOUN, nounOf, wideNounOf } from "./industry-nouns.ts";
import type { Material } from "./material.ts";
import { businessAddress, goodToKnow, moreContacts } from "./own-facts.ts";
import { doesAsIndustry } from "./own-kind.ts";
import type { Feature, ParsedBrief } from "./parsed-brief.ts";
import { priceFormIn } from "./places.ts";
import { priceLines } from "./price-lines.ts";
import { CONTACT_TEXT } from "./samples.ts";
import { bare, capital, lowerFirst, withArticle } from "./short-text.ts";
import {
  commonSentences,
  descriptionOf,
  inPlace,
  listed,
  namesIn,
  offersOf,
  ownSentences,
  saysMore,
} from "./site-copy.ts";
import { isToMachine } from "./write/to-machine.ts";

export interface Brief {
  text: string;
  understood: ParsedBrief;
  material: Material;
}

export type Says = ReturnType<typeof siteSays>;

/**
 * Returns the texts of a site, independent of its look. The brief's own words come first; texts of the
 * industry fill in only if they fit.
 */
export function siteSays({ text, understood, material }: Brief) {
  const { industry } = material;
  const names = namesIn(industry);
  /** Returns the part of an industry's text that holds for any of its businesses. */
  const common = (words: string) => commonSentences(words, { names });
  const isCommon = (words: string) => common(words) === words;
  const { facts } = understood;
  const has = (feature: Feature) =>
    understood.features.includes(feature) && !understood.excludedFeatures.includes(feature);
  const isOut = (feature: Feature) => understood.excludedFeatures.includes(feature);

  const called = ownNoun(text, understood);
  // Prevents samples of the industry from describing services that this business does not offer.
  const isTypical = material.isOwn && doesAsIndustry(understood, called);
  const saidNoun = called?.replace(/^an? /, "") ?? (isTypical ? undefined : doingNoun(understood));
  const noun = isTypical ? nounOf(understood.industry) : wideNounOf(understood.industry);
  const plainNoun = saidNoun ?? noun;
  const name = cut(understood.name ?? `Your ${plainNoun}`, 80);
  const phone = cut(facts.phones[0] ?? "", 40);
  const email = cut(facts.emails[0] ?? "", 120);
  const address = businessAddress(understood);
  const description = descriptionOf(withArticle(plainNoun), understood.place);
  const told = ownSentences(text).filter(
    (sentence) =>
      !isToMachine(sentence) &&
      !isOfLook(sentence, understood) &&
      !refuses(sentence, understood) &&
      !isPriceList(sentence, understood),
  );
  const offers = offersOf(understood);
  const offered = `${listed(offers)}${inPlace(understood.place)}`;
  // Named offers of more than one word describe the business better than the name of the nearest industry.
  const isTelling = listed(offers).includes(" ");
  const isIndustry =
    saidNoun !== undefined || (noun !== ANY_NOUN && (!isTelling || saysNoun(text, description, noun)));
  const introduction = introductionOf(told);
  const own = told
    .map(withoutNoun)
    .filter(
      (sentence) =>
        !introduction.includes(bare(sentence)) &&
        !/\b(?:called|named|known as)\b/i.test(sentence) &&
        saysMore(sentence, `${introduction} ${name} ${description}`),
    );
  const rows = hourRows(text, understood.evidence.facts.hours);
  const hoursLine = hoursLineOf(text, understood.evidence.facts.hours);
  const lines = priceLines(
    text,
    understood.evidence.facts.prices,
    priceFormIn(understood.place ?? "") ?? (industry.locale === "en-GB" ? "£#" : "$#"),
  );

  return {
    text,
    understood,
    industry,
    /** Whether samples of the industry may be shown. */
    isTypical,
    has,
    isOut,
    facts,
    common,
    isCommon,
    /** The noun of the business without an article, if more than its industry is known. */
    saidNoun,
    plainNoun,
    name,
    phone,
    email,
    address,
    description,
    offers,
    /** The business or its offers, with the place. */
    subject: isIndustry || offers.length === 0 ? description.replace(/^an? /, "") : offered,
    introduction,
    own,
    /** Rows of the opening hours table. */
    hourRows: rows,
    hoursLine,
    lines,
    headlines: threeHeadlines(),
    heroText: [introduction, heroSentence()].filter(Boolean).join(" "),
    heroFacts: heroFactsOf(),
    about: aboutParagraphs(),
    contact: contactText(),
    /** All contact details, for the contact page. */
    contacts: [contactText().replace(/(?<!\.)$/, "."), ...moreContacts(understood)].join(" "),
  };

  /** Headlines of another industry would say less than the noun and the name. */
  function threeHeadlines(): readonly [quiet: string, warm: string, loud: string] {
    const facts = industryFacts[understood.industry];
    if (facts && (isTypical || !facts.areHeadlinesNarrow)) return facts.headlines;
    const plain = saidNoun ? `${capital(descriptionOf(saidNoun, address.town))}.` : "";
    const named = understood.name ? `${name}.` : "";
    return [plain || named || "Good to see you.", "Tell us what you need.", named || plain || "Here we are."];
  }

  /** Prefers the brief's own first sentence about the business to a generated one. */
  function introductionOf(sentences: readonly string[]) {
    const { name: said } = understood;
    const own =
      said &&
      sentences.find((one) => one.startsWith(said) && /^(?: |, |: | [–—-] )/.test(one.slice(said.length)));
    if (own) return own;
    const self = said && sentences.map((one) => selfSaid(one, said)).find((rest) => rest);
    if (self) return `${said} ${self}`;
    const about = said && sentences.find((one) => isAbout(one, plainNoun));
    if (about) return `${said} is ${withArticle(lowerFirst(about))}`;
    const plain = description.replace(/^an? /, "").toLowerCase();
    const itself = sentences.find((one) => one.toLowerCase().startsWith(plain) || isAbout(one, plainNoun));
    if (!said && itself) return itself;
    if (isIndustry) return said ? `${name} is ${description}.` : `${capital(description)}.`;
    if (offers.length === 0)
      return said ? `${name}${inPlace(understood.place)}.` : (sentences[0] ?? "Welcome.");
    const list = sentences.find((one) => one.startsWith(capital(offers[0] ?? "")));
    if (!said) return list ?? `${capital(offered)}.`;
    return `${name}: ${list ? lowerFirst(list) : `${offered}.`}`;
  }

  /**
   * Avoids repeating the noun: after "Windward is a sailing school in Cowes.", "Sailing school in Cowes, all
   * levels." becomes "All levels."
   */
  function withoutNoun(sentence: string) {
    const rest = afterNoun(sentence, plainNoun);
    if (rest === undefined || !introduction.includes(plainNoun) || introduction.includes(bare(sentence)))
      return sentence;
    const [lead = "", ...more] = rest.split(", ");
    return /^(?: (?:in|on|at|near) [^.]+)?$/.test(lead) && more.length > 0
      ? capital(more.join(", "))
      : sentence;
  }

  /** Returns the brief's own sentences, then the facts for a visit. */
  function aboutParagraphs() {
    const told = [introduction, ...own].join(" ");
    const unsaid = [...facts.awards, ...facts.years].filter((fact) => !told.includes(fact));
    const practical = [
      ...unsaid.map((fact) => (/^\d{4}$/.test(fact) ? `Since ${fact}.` : `${capital(fact)}.`)),
      goodToKnow(text, understood, `${told} ${hoursLine}`, lines),
      hoursLine && !isOut("opening-hours") ? `${openLine(hoursLine)}.` : "",
      has("online-ordering") ? "You can order online." : "",
      has("booking") ? "You can book online." : "",
      phone || email ? `${contactText()}.` : "",
    ].filter(Boolean);
    // The page opens with the first two sentences; where there are more, they are not said again.
    const opened = [introduction, own[0] ?? ""].join(" ").trim();
    const isOpened = own.length > 1 && heroSentence() === own[0] && opened.length <= LONGEST_OPENING;
    return [isOpened ? "" : opened, own.slice(1, 4).join(" "), own.slice(4).join(" "), practical.join(" ")]
      .filter(Boolean)
      .map((paragraph) => cut(paragraph, 1_200));
  }

  /** Returns the second text of the opening: a sentence of the brief, or the offers. */
  function heroSentence() {
    if (own[0]) return own[0].includes(description) ? "" : own[0];
    const unsaid = offers.filter((offer) => !introduction.toLowerCase().includes(offer.toLowerCase()));
    return unsaid.length > 1 ? `${capital(listed(unsaid))}.` : "";
  }

  /** Returns figures from the brief only. */
  function heroFactsOf() {
    const founded = facts.years.map((year) => BEGAN_IN.exec(year)?.[1]).find((year) => year);
    return [
      ...rows
        .filter(({ open }) => open)
        .slice(0, 1)
        .map(({ day, open }) => ({ figure: cut(open, 40), label: cut(day, 80) })),
      ...lines.slice(0, 2).map((line) => ({ figure: line.price, label: cut(line.name, 80) })),
      ...(founded ? [{ figure: founded, label: "is when it began" }] : []),
      ...(phone ? [{ figure: phone, label: "Call us" }] : []),
    ].slice(0, 3);
  }

  function contactText() {
    return (
      [phone && `Call ${phone}`, email && `${phone ? "or write" : "Write"} to ${email}`]
        .filter(Boolean)
        .join(" ") || CONTACT_TEXT
    );
  }
}

/** Longest text of the opening, in characters. */
const LONGEST_OPENING = 480;

/** Matches a founding year: "Since 1998", "Est. 1998". */
const BEGAN_IN = /^(?!(?:until|till|spring|summer|autumn|fall|winter)\b)(?:\D*\s)?(\d{4})$/i;

/** Whether a sentence starts with the noun and describes it: "Charity that gives bikes to refugees." */
const isAbout = (sentence: string, noun: string) =>
  /^ (?:that|which|who|for|with|helping|serving|offering|delivering|making|selling|speciali[sz]ing) [^,;:–—]+\.$/.test(
    afterNoun(sentence, noun) ?? "",
  );

/**
 * Returns " that plants trees." for "Non profit that plants trees." if the business is called a nonprofit.
 */
function afterNoun(sentence: string, noun: string) {
  const letters = [...noun.replace(/[^\p{L}]/gu, "")].join("[\\s-]?");
  const found = new RegExp(`^${letters}(?!\\p{L})`, "iu").exec(sentence);
  return found ? sentence.slice(found[0].length) : undefined;
}

/** "We aren't hiring, so no jobs page." addresses the designer of the site. */
const refuses = (sentence: string, { evidence, excludedFeatures }: ParsedBrief) =>
  excludedFeatures.some((feature) => evidence[feature]?.some(({ text }) => sentence.includes(text)));

/** "Boiler service 85 pounds, tap repair 60." belongs into the price list. */
function isPriceList(sentence: string, { facts }: ParsedBrief) {
  const words = sentence.split(/[\s,;.]+/);
  const isSaid = (price: string) =>
    hasCurrency(price) ? sentence.includes(price) : words.includes(price) || sentence.includes(` ${price}`);
  return facts.prices.filter(isSaid).length > 1;
}

/** A sentence is left out only where it is rather about the look than not. */
const SURE = 0.5;

/** "Clean and calm, sage green." describes the look of the site, not its content. */
function isOfLook(sentence: string, { evidence, name, confidence }: ParsedBrief) {
  const says = (pieces: readonly { text: string }[] = []) =>
    pieces.some(({ text }) => sentence.includes(text));
  const isShort = sentence.split(/\s+/).length <= 7 && !/\b(?:we|our|is|are|for|at|in)\b/i.test(sentence);
  if (name && sentence.startsWith(name)) return false;
  const isSure = (confidence.palette ?? 0) >= SURE;
  return (isSure && says(evidence.palette)) || (isShort && says(evidence.tone));
}

/** Returns "Is a bakery with a small café." for "We're Flour & Fern, a bakery with a small café." */
function selfSaid(sentence: string, name: string) {
  const begin = /^(?:we['’]re|we are|i['’]m|i am|this is|meet|welcome to)\s+/i.exec(sentence)?.[0];
  if (begin !== undefined && sentence.startsWith(name, begin.length)) {
    const [, what] =
      /^(?:,|:|\s[–—-])\s*(an? .{12,})$/i.exec(sentence.slice(begin.length + name.length)) ?? [];
    return what && `is ${what}`;
  }
  // "Our startup Tallyo helps freelancers."
  const at = sentence.indexOf(` ${name} `);
  return at > 0 && /^(?:our|my|the)(?: [\p{Ll}-]+){1,3}$/iu.test(sentence.slice(0, at))
    ? /^(?!is\b)\p{Ll}+s\s.{12,}$/u.exec(sentence.slice(at + name.length + 2))?.[0]
    : undefined;
}
