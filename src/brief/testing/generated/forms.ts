import { cardHead, mail, notesHead } from "./heads.ts";
import { firstNames, surnames } from "./names.ts";
import { mistyped, unpunctuated } from "./noise.ts";
import type { Chance } from "./random.ts";
import sayings from "./sayings.json";
import type { Told } from "./told.ts";
import wishes from "./wishes.json";

export const forms = [
  "sentences",
  "paragraph",
  "list",
  "card",
  "price list",
  "old website",
  "mail",
  "notes",
  "transcript",
  "small",
  "capitals",
  "mistyped",
  "labels",
] as const;
export type Form = (typeof forms)[number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const aOf = (noun: string) =>
  `${/^[aeiou]/i.test(noun) || /^(?:MOT|SEO|X|hour)/.test(noun) ? "an" : "a"} ${noun}`;
type Feature = keyof typeof wishes.features;
type Kind = Exclude<
  keyof typeof sayings,
  "opening" | "instruction" | "distract" | "project" | "does" | "price"
>;

/** Writes the brief in one of the forms that owners use. */
export function written(chance: Chance, form: Form, told: Told): { brief: string; instruction: string } {
  const kept = [
    told.name,
    told.town,
    told.where,
    ...told.facts.map(({ text }) => text),
    ...told.items.map(({ price }) => price),
  ];
  const instruction = chance.isTrue(0.04) ? chance.pick(sayings.instruction) : "";
  const text = inForm(chance, form, told);
  const whole = instruction
    ? chance.isTrue(0.5)
      ? `${text}\n${instruction}`
      : `${instruction} ${text}`
    : text;
  switch (form) {
    case "transcript":
      return { brief: unpunctuated(whole, kept).toLowerCase(), instruction };
    case "small":
      return { brief: whole.toLowerCase(), instruction };
    case "capitals":
      return { brief: whole.toUpperCase(), instruction };
    case "mistyped":
      return { brief: mistyped(chance, whole, kept), instruction };
    default:
      return { brief: whole, instruction };
  }
}

function inForm(chance: Chance, form: Form, told: Told) {
  const open = opening(chance, told);
  const facts = told.facts.map(({ kind, text }) => say(chance, sayings[kind as Kind], text));
  const asks = wishSentences(chance, told, form === "transcript");
  const others = [
    ...(chance.isTrue(0.35) ? [`We ${told.does}.`] : []),
    ...(chance.isTrue(0.25) ? [distraction(chance)] : []),
    ...(chance.isTrue(0.2)
      ? [chance.pick(sayings.project).replace("{budget}", String(chance.whole(8, 40) * 100))]
      : []),
    ...(told.tonePhrase ? [say(chance, wishes.toneAsk, told.tonePhrase)] : []),
  ];
  const prices = priceSentences(chance, told);
  const middle = shuffled(chance, [...facts, ...asks, ...others, ...prices]);
  switch (form) {
    case "list":
      return [open, ...middle]
        .map((line) => chance.pick(["- ", "* ", "• "]) + line.replace(/\.$/, ""))
        .join("\n");
    case "card":
      return [
        ...cardHead(chance, told),
        ...(told.where && chance.isTrue(0.8) ? [told.where] : []),
        ...shuffled(chance, told.facts).map(({ kind, text }) => (kind === "since" ? `Est. ${text}` : text)),
        ...told.items.map(({ item, price }) => `${capital(item)} ${price}`),
        ...asks,
      ].join(chance.pick(["\n", "\n", " | ", " · "]));
    case "price list":
      return [
        ...(told.name
          ? [
              chance.pick([
                `${told.name}\n${capital(told.noun)}`,
                `${told.name} – ${told.noun}`,
                `${told.name}, ${told.noun}`,
              ]),
            ]
          : [capital(told.noun)]),
        ...(told.where ? [told.where] : []),
        chance.pick(["PRICES", "Price list", "What we charge:", "Rates", "Price list 2026", "OUR PRICES"]),
        ...told.items.map(
          ({ item, price }) =>
            `${capital(item)}${chance.pick([" ..... ", " - ", ": ", "  ", " = ", " "])}${price}`,
        ),
        ...shuffled(chance, facts),
        ...asks,
      ].join("\n");
    case "old website":
      return [
        chance
          .pick(["{} - Home", "{}", "{}", "Welcome to {}", "~ {} ~"])
          .replace("{}", () => told.name || capital(told.noun)),
        chance.pick([
          "Home | About | Services | Contact",
          "Home  About us  Prices  Find us",
          "HOME NEWS LINKS",
        ]),
        `Welcome! ${open}`,
        "About us",
        [...others, ...prices].join(" "),
        "Contact",
        ...shuffled(chance, facts),
        ...(chance.isTrue(0.3) ? ["You are visitor number 12873"] : []),
        told.name && chance.isTrue(0.5)
          ? `© 2011 ${told.name}. All rights reserved.`
          : "© All rights reserved",
        ...(asks.length > 0 ? ["---", `That is our old site. For the new one: ${asks.join(" ")}`] : []),
      ]
        .filter(Boolean)
        .join("\n");
    case "mail":
      return mail(chance, told, [open, ...middle]);
    case "notes":
      return [...notesHead(chance, told), open.replace(/^(?:We are|I run|We're) /, ""), ...middle]
        .map((part) => part.replace(/\.$/, ""))
        .join(chance.pick([" / ", "; ", " // ", "\n", " -- "]));
    case "labels":
      return [
        ...(told.name ? [`${chance.pick(["Name", "Business name", "Company"])}: ${told.name}`] : []),
        `${chance.pick(["What we do", "Type of business", "Business"])}: ${told.noun}`,
        ...(told.where ? [`${chance.pick(["Where", "Location", "Town"])}: ${told.where}`] : []),
        ...shuffled(chance, told.facts).map(({ kind, text }) => `${LABELS[kind]}: ${text}`),
        ...(told.items.length > 0
          ? [`Prices: ${told.items.map(({ item, price }) => `${item} ${price}`).join(", ")}`]
          : []),
        ...(told.wanted.length > 0
          ? [
              `${chance.pick(["Need", "Wanted", "Must have", "Pages"])}: ${told.wanted.map((id) => bare(chance, id)).join(", ")}`,
            ]
          : []),
        ...(told.refused.length > 0
          ? [
              `${chance.pick(["Not needed", "Don't want", "Leave out", "No"])}: ${told.refused.map((id) => bare(chance, id)).join(", ")}`,
            ]
          : []),
        ...(told.tonePhrase ? [`Style: ${told.tonePhrase}`] : []),
      ].join("\n");
    case "paragraph":
      return [open, `We ${told.does}.`, ...middle, ...(chance.isTrue(0.5) ? [distraction(chance)] : [])].join(
        " ",
      );
    default:
      return [open, ...middle].join(" ");
  }
}

const LABELS: Record<string, string> = {
  phone: "Phone",
  email: "Email",
  site: "Website now",
  hours: "Hours",
  address: "Address",
  since: "Established",
  span: "Experience",
  award: "Awards",
  amount: "Good to know",
  code: "Registration",
  date: "Dates",
};

function opening(chance: Chance, told: Told) {
  const { named, unnamed, noPlace } = sayings.opening;
  const template = chance.pick(
    !told.name
      ? told.where
        ? unnamed
        : ["We are {a:noun}.", "I need a website, we {does}.", "{A:noun}."]
      : told.where
        ? named
        : noPlace,
  );
  const doesThird = told.does.replace(/^\w+/, (verb) =>
    /(?:sh|ch|x|ss)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`,
  );
  return template
    .replace("{a:noun}", aOf(told.noun))
    .replace("{A:noun}", capital(aOf(told.noun)))
    .replace("{noun}", told.noun)
    .replace("{doesThird}", doesThird)
    .replace("{does}", told.does)
    .replaceAll("{name}", () => told.name)
    .replace("{person}", told.person)
    .replace("{surname}", chance.pick(surnames))
    .replace("{where}", () => told.where);
}

const say = (chance: Chance, ways: readonly string[], text: string) => {
  const way = chance.pick(ways);
  return way.startsWith("{}") ? capital(way.replace("{}", () => text)) : way.replace("{}", () => text);
};

const bare = (chance: Chance, id: string) => chance.pick(wishes.bare[id as Feature]);

function wishSentences(chance: Chance, { wanted, refused }: Told, isSpoken: boolean) {
  const said = wanted.map((id) => chance.pick(wishes.features[id as Feature]));
  const sentences =
    said.length === 0
      ? []
      : chance.isTrue(0.7)
        ? [say(chance, isSpoken ? wishes.askSpoken : wishes.ask, listed(said, "and"))]
        : said.map((one) => say(chance, wishes.ask, one));
  if (refused.length === 0) return sentences;
  const no = listed(
    refused.map((id) => bare(chance, id)),
    chance.pick(["or", "and"]),
  );
  return [...sentences, say(chance, isSpoken ? wishes.refuseSpoken : wishes.refuse, no)];
}

function listed(parts: readonly string[], joint: string) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1)}`;
}

function priceSentences(chance: Chance, { items }: Told) {
  if (items.length === 0) return [];
  if (items.length > 1 && chance.isTrue(0.5))
    return [`${capital(items.map(({ item, price }) => `${item} ${price}`).join(", "))}.`];
  return items.map(({ item, price }) => {
    const way = chance.pick(sayings.price).replace("{price}", () => price);
    return capital(way.replace("{aItem}", aOf(item)).replace("{item}", item));
  });
}

function distraction(chance: Chance) {
  return chance
    .pick(sayings.distract)
    .replace("{person}", chance.pick(firstNames))
    .replace("{town}", chance.pick(["Norwich", "Dayton", "Galway", "Pune"]));
}

const shuffled = <T>(chance: Chance, list: readonly T[]) => chance.some(list, list.length);
