import { countsOf } from "../art/art-catalogue.ts";
import { seedsForPeople } from "../art/faces.ts";
import type { BlockKind, Blocks } from "../blocks/blocks.ts";
import type { Block } from "../document.ts";
import type { LinkValue, Picture } from "../fields.ts";
import { type Family, families, type Industry } from "../industries/industry.ts";
import type { Tone } from "../themes/compose.ts";
import type { Device, Look } from "./looks.ts";

type PageId = Industry["pages"][number]["id"];
type Data<K extends BlockKind> = Extract<Block, { kind: K }>["data"];
type VariantOf<K extends BlockKind> = keyof Blocks[K]["variants"] & string;

/** What a family builds its pages with: blocks filled with the industry's copy. */
export type Kit = ReturnType<typeof createKit>;

/** One family's arrangement of an industry: the page ids it wants, most wanted first, and what stands on each. */
export interface Composition {
  /** Of the pages that the industry offers; the last ones are left out first. */
  pages: PageId[];
  home: (kit: Kit) => Block[];
  /** What opens and closes every page but the first, around its own blocks. */
  frame: (kit: Kit, page: { id: PageId; name: string }, blocks: Block[]) => Block[];
  /** Variants of the blocks of inner pages. */
  inner: (kit: Kit) => Partial<Record<PageId, Block[]>>;
}

export function createKit(
  industry: Industry,
  family: Family,
  look: Look,
  pages: { id: string; name: string }[],
) {
  const turn = families.indexOf(family);
  const opening = industry.openings[family];
  const place = industry.places[family];
  const copy = industry.copies[COPY_OF[family]];
  const seed = seedOf(`${industry.id}-${family}`);

  /** Each family begins elsewhere in what the industry has, so that no two show the same few. */
  const some = <T>(entries: T[], count: number, skip = 0): T[] => {
    const start = (turn * 2 + skip) % Math.max(1, entries.length);
    return [...entries.slice(start), ...entries.slice(0, start)].slice(0, count);
  };

  const block = <K extends BlockKind>(kind: K, variant: VariantOf<K>, tone: Tone, data: Data<K>): Block => {
    // Kind, variant and data belong together by the signature, which the union cannot see.
    return { id: kind, kind, variant, tone, data } as unknown as Block;
  };

  const { arrangements } = countsOf(industry.id);
  const sceneSeed = look.view === undefined ? seed : seed - (seed % arrangements) + look.view;
  const scene = (extra = 0, label = ""): Picture => ({
    kind: "scene",
    scene: industry.id,
    seed: sceneSeed + extra,
    label,
  });
  const shown = new Set<number>();
  /** As many different pictures, beginning with that number; what the page shows already comes last. */
  const unseenFirst = (index: number, count: number) => {
    const turns = industry.gallery.map((_, step) => (index + step) % industry.gallery.length);
    const chosen = [
      ...turns.filter((number) => !shown.has(number)),
      ...turns.filter((number) => shown.has(number)),
    ];
    for (const number of chosen.slice(0, count)) shown.add(number);
    return chosen.slice(0, count);
  };
  const pictureOf = (number: number): Picture => ({
    kind: "tile",
    scene: industry.id,
    index: number,
    seed: seed + number,
    label: industry.gallery[number]?.label ?? "",
  });
  const likeness = (text: string, index: number) => {
    const { label = "", caption = "", fits = "" } = industry.gallery[index] ?? {};
    return sharedWords(text, `${label} ${caption} ${fits}`);
  };
  /** The picture that goes best with a text, of those that the page does not show yet; the first of those alike from `index` on. */
  const tile = (index: number, text: string) => {
    const turns = industry.gallery.map((_, step) => (index + step) % industry.gallery.length);
    const unseen = turns.filter((number) => !shown.has(number));
    const free = unseen.length > 0 ? unseen : turns;
    const best = free.toSorted((a, b) => likeness(text, b) - likeness(text, a))[0] ?? 0;
    shown.add(best);
    return pictureOf(best);
  };
  const names = industry.people.map(({ name }) => name);
  const faces = seedsForPeople(industry.people, 0);
  const person = (name: string): Picture => ({
    kind: "person",
    name,
    look: MONOGRAM_INDUSTRIES.has(industry.id) && family !== "counter" ? "monogram" : "portrait",
    seed: faces[names.indexOf(name)] ?? 0,
    label: "",
  });

  /** Each service with the picture that speaks of it most: the best pairs first, and no picture twice while there are others. */
  const withPictures = (services: Industry["services"], isWanted: boolean) => {
    if (!isWanted) return services.map((service) => ({ ...service, picture: null }));
    const pairs = services
      .flatMap((service) =>
        industry.gallery.map((_, index) => ({
          service,
          index,
          // What a service is called says more than how it is done.
          closeness: likeness(service.name, index) * 3 + likeness(service.text, index),
        })),
      )
      .sort((one, other) => other.closeness - one.closeness);
    const pictures = new Map<Industry["services"][number], number>();
    const taken = new Set<number>();
    for (const { service, index } of pairs) {
      if (pictures.has(service) || taken.has(index)) continue;
      pictures.set(service, index);
      taken.add(index);
      shown.add(index);
    }
    return services.map((service) => {
      const index = pictures.get(service);
      return { ...service, picture: index === undefined ? null : pictureOf(index) };
    });
  };

  const has = (id: PageId) => pages.some((page) => page.id === id);
  const nameOf = (id: PageId) => pages.find((page) => page.id === id)?.name ?? "";
  const firstOf = (...ids: PageId[]) => ids.find(has);
  /** Where a visitor gets in touch. */
  const reach: LinkValue = { label: opening.action, to: `page:${firstOf("booking", "contact") ?? "home"}` };
  const offer = (): LinkValue => {
    const page = firstOf("prices", "services", "gallery", "about", "questions", "journal");
    return { label: opening.secondAction, to: page ? `page:${page}` : "#services" };
  };
  const to = (id: PageId): LinkValue =>
    has(id) ? { label: nameOf(id), to: `page:${id}` } : { label: "", to: "" };
  const none: LinkValue = { label: "", to: "" };
  const rotatedHours = openLine(industry.hours);

  const kit = {
    industry,
    family,
    look,
    opening,
    place,
    copy,
    seed,
    some,
    block,
    scene,
    tile,
    person,
    has,
    nameOf,
    reach,
    offer,
    to,
    none,
    hoursLine: rotatedHours,

    navigation: (variant: VariantOf<"navigation">, tone: Tone = "plain", note = "") =>
      block("navigation", variant, tone, { note, action: { ...reach, label: short(opening.action) } }),

    hero: (variant: VariantOf<"hero">, tone: Tone = "plain", extra: Partial<Data<"hero">> = {}) =>
      block("hero", look.hero ?? variant, tone, {
        kicker: opening.kicker,
        title: opening.headline,
        text: opening.opening,
        action: reach,
        second: offer(),
        picture: scene(0, ""),
        facts: some(industry.statistics, 4, 0),
        note: "",
        slots: industry.booking.slots.slice(0, 6),
        ...extra,
      }),

    heading: (variant: "heading" | "strip", tone: Tone, page: { id: PageId; name: string }) => {
      const [title, text] = headingOf(page.id);
      return block("hero", variant, tone, {
        kicker: page.name === title ? opening.name : page.name,
        title,
        text,
        action: none,
        second: none,
        picture: variant === "strip" ? scene(3) : null,
        facts: [],
        note: "",
        slots: [],
      });
    },

    services: (
      variant: VariantOf<"services">,
      tone: Tone,
      { count = 6, skip = 0, title = copy.servicesTitle, text = copy.servicesText, withLink = true } = {},
    ) =>
      block("services", variant, tone, {
        kicker: withLink ? nameOf("services") || "What we do" : "",
        title,
        text,
        services: withPictures(
          some(industry.services, count, skip),
          variant === "cards" || variant === "panels",
        ),
        action: withLink ? firstLink(to("services"), to("prices")) : none,
      }),

    features: (variant: VariantOf<"features">, tone: Tone, kicker = "What is different") =>
      block("features", variant, tone, {
        kicker,
        title:
          variant === "split"
            ? copy.aboutTitle
            : copy.reasons.length > 3
              ? "Four things we hold to"
              : "Three things we hold to",
        text: "",
        features: copy.reasons,
        picture: variant === "split" ? tile(turn + 4, textOf(copy.reasons)) : null,
      }),

    about: (
      variant: VariantOf<"about">,
      tone: Tone,
      { kicker = nameOf("about") || "About", title = copy.aboutTitle, withLink = true } = {},
    ) => {
      const [speaker] = some(industry.people, 1);
      return block("about", variant, tone, {
        kicker: title && kicker,
        title,
        paragraphs: copy.about,
        picture:
          variant === "letter" && speaker
            ? person(speaker.name)
            : variant === "statement"
              ? null
              : tile(turn + 2, copy.about.join(" ")),
        signature: variant === "letter" && speaker ? `${speaker.name}, ${speaker.role}` : "",
        action: withLink ? to("about") : none,
      });
    },

    statistics: (variant: VariantOf<"statistics">, tone: Tone) =>
      block("statistics", variant, tone, { title: "", figures: industry.statistics }),

    process: (variant: VariantOf<"process">, tone: Tone, kicker = "How it goes") =>
      block("process", variant, tone, { kicker, title: copy.processTitle, text: "", steps: copy.process }),

    gallery: (
      variant: VariantOf<"gallery">,
      tone: Tone,
      { count = 6, skip = 0, title = "", text = "" } = {},
    ) =>
      block("gallery", variant, tone, {
        kicker: title && (nameOf("gallery") || "Pictures"),
        title,
        text,
        pictures: unseenFirst(turn + skip, count).map((number) => ({
          picture: pictureOf(number),
          caption: industry.gallery[number]?.caption ?? "",
        })),
      }),

    testimonials: (variant: VariantOf<"testimonials">, tone: Tone, count = 3, title = "") =>
      block("testimonials", variant, tone, {
        kicker: variant === "quote" ? "" : capital(`What ${industry.customers} say`),
        title:
          title ||
          (variant === "quote" ? capital(`A ${singular(industry.customers)} writes`) : "In their words"),
        testimonials: some(industry.testimonials, variant === "quote" ? 1 : count).map((voice) => ({
          ...voice,
          picture: null,
        })),
      }),

    team: (variant: VariantOf<"team">, tone: Tone, count = 4, title = "The people you will meet") =>
      block("team", variant, tone, {
        kicker: nameOf("about") === title ? "" : nameOf("about") || "People",
        title,
        text: "",
        people: some(industry.people, count).map((one) => ({ ...one, picture: person(one.name) })),
      }),

    questions: (variant: VariantOf<"questions">, tone: Tone, count = 5, title = "Asked before you") =>
      block("questions", variant, tone, {
        kicker: title && "Questions",
        title,
        text: "",
        questions: some(industry.questions, count),
      }),

    pricing: (variant: VariantOf<"pricing">, tone: Tone, title = "") =>
      block("pricing", variant, tone, {
        kicker: nameOf("prices") || "Prices",
        title: title || "Plans, with the price on them",
        text: "",
        plans: industry.plans.map((plan) => ({ yearlyPrice: "", isRecommended: false, ...plan })),
        note: industry.accepts.length > 0 ? `We accept ${sentence(industry.accepts)}.` : "",
        action: reach,
      }),

    menu: (variant: VariantOf<"menu">, tone: Tone, { count = 8, lines = 24, title = "", text = "" } = {}) =>
      block("menu", variant, tone, {
        kicker: title && title !== nameOf("prices") ? nameOf("prices") || "Prices" : "",
        title,
        text,
        sections: industry.priceList.slice(0, count).map((section) => ({
          title: section.title,
          note: section.note ?? "",
          entries: section.entries
            .slice(0, lines)
            .map(({ name, text: detail = "", price, marks = [] }) => ({ name, text: detail, price, marks })),
        })),
        note: "",
      }),

    hours: (variant: VariantOf<"hours">, tone: Tone, title = "When the door is open") =>
      block("hours", variant, tone, {
        kicker: "Opening hours",
        title,
        text: industry.hoursNote,
        days: industry.hours.map(({ day, open = "", close = "", note = "" }) => ({ day, open, close, note })),
        action: reach,
      }),

    map: (variant: VariantOf<"map">, tone: Tone, title = `Find us in ${place.town}`) =>
      block("map", variant, tone, {
        kicker: "Where we are",
        title,
        text: rotatedHours,
        picture: { kind: "map", seed, label: `A map with a pin at ${place.street}` },
        directions: [],
      }),

    events: (variant: VariantOf<"events">, tone: Tone, title = nameOf("events") || "Coming up", count = 4) =>
      block("events", variant, tone, {
        kicker: title && "Dates",
        title,
        text: "",
        events: industry.events.slice(0, count),
      }),

    comparison: (variant: VariantOf<"comparison">, tone: Tone, title = "Before, and after") =>
      block("comparison", variant, tone, {
        kicker: "The difference",
        title,
        text: "",
        pairs: industry.comparisons.slice(0, 1).map((pair, index) => ({
          ...pair,
          beforePicture: {
            kind: "comparison",
            scene: industry.id,
            side: "before",
            seed: seed + index,
            label: pair.before,
          },
          afterPicture: {
            kind: "comparison",
            scene: industry.id,
            side: "after",
            seed: seed + index,
            label: pair.after,
          },
        })),
      }),

    journal: (variant: VariantOf<"journal">, tone: Tone, { kicker = "", title = "" } = {}) =>
      block("journal", variant, tone, {
        kicker,
        title,
        text: "",
        posts: some(industry.posts, 3).map((post, index) => ({
          ...post,
          picture: variant === "list" ? null : tile(index + turn + 1, `${post.title} ${post.summary}`),
        })),
      }),

    booking: (variant: VariantOf<"booking">, tone: Tone, title = industry.booking.title) =>
      block("booking", variant, tone, {
        kicker: nameOf("booking") || "Booking",
        title,
        text: industry.booking.text,
        slots: industry.booking.slots,
        points: copy.reasons.slice(0, 3).map((reason) => reason.title),
        action: industry.booking.action,
        picture:
          variant === "card" ? tile(turn + 6, `${industry.booking.title} ${industry.booking.text}`) : null,
      }),

    contact: (variant: VariantOf<"contact">, tone: Tone, title = industry.contact.title) =>
      block("contact", variant, tone, {
        kicker: nameOf("contact") || "Contact",
        title,
        text: industry.contact.text,
        fields: industry.contact.fields.map(({ label, kind, options = [] }) => ({ label, kind, options })),
        action: industry.contact.action,
      }),

    newsletter: (variant: VariantOf<"newsletter">, tone: Tone) =>
      block("newsletter", variant, tone, {
        title: industry.newsletterTitle,
        text: industry.newsletterText,
        action: "Sign me up",
      }),

    logos: (variant: VariantOf<"logos">, tone: Tone, title = "In good company") =>
      block("logos", variant, tone, {
        title,
        logos: industry.partners.slice(0, 6).map((name) => ({
          name,
          picture: { kind: "wordmark", name, seed: seedOf(name), label: name },
        })),
        accepts: [],
      }),

    closing: (variant: VariantOf<"call-to-action">, tone: Tone) =>
      block("call-to-action", variant, tone, {
        kicker: "",
        title: copy.closingTitle,
        text: copy.closingText,
        action: reach,
        second: place.phone ? { label: place.phone, to: `tel:${place.phone.replace(/[^\d+]/g, "")}` } : none,
        picture: variant === "panel" ? scene(5) : null,
      }),

    /** What is new to read, above everything else. */
    banner: (variant: VariantOf<"banner">, tone: Tone) => {
      const [post] = some(industry.posts, 1);
      return block("banner", variant, tone, {
        text: post?.title ?? "",
        action: { label: "Read it", to: firstOf("journal") ? "page:journal" : "#journal" },
      });
    },

    footer: (variant: VariantOf<"footer">, tone: Tone) =>
      block("footer", variant, tone, {
        text: variant === "wordmark" ? opening.kicker : opening.opening,
        hours: rotatedHours,
      }),

    /** The block that one remembers of this template, in the family's own manner. */
    device: (tone: Tone, manner: Partial<Record<Device, () => Block>> = {}): Block => {
      const own = manner[look.device];
      if (own) return own();
      const usual: Record<Device, () => Block> = {
        menu: () =>
          kit.menu("ticket", tone, {
            count: 3,
            lines: 4,
            title: nameOf("prices") || "Price list",
          }),
        comparison: () => kit.comparison("switch", tone),
        pricing: () => kit.pricing("cards", tone),
        hours: () => kit.hours("board", tone),
        events: () => kit.events("timetable", tone),
        process: () => kit.process("numbered", tone),
        quote: () => kit.testimonials("quote", tone),
        map: () => kit.map("wide", tone),
      };
      return usual[look.device]();
    },

    /** For a block that must not stand twice on a page: nothing where it is the device already. */
    unless: (device: Device, make: () => Block): Block[] => (look.device === device ? [] : [make()]),
  };

  function headingOf(id: PageId): [title: string, text: string] {
    const headings: Record<PageId, [string, string]> = {
      services: [copy.servicesTitle, copy.servicesText],
      prices: [nameOf("prices") || "Prices", industry.hoursNote && copy.servicesText],
      about: [copy.aboutTitle, ""],
      gallery: [nameOf("gallery") || "Pictures", `Seen at ${opening.name}, ${place.street}.`],
      journal: [nameOf("journal") || "Journal", industry.newsletterText],
      events: [nameOf("events") || "Events", industry.hoursNote],
      questions: [
        "Questions, with answers",
        `What ${industry.customers} ask us most. If yours is missing, call ${place.phone}.`,
      ],
      contact: [industry.contact.title, industry.contact.text],
      booking: [industry.booking.title, industry.booking.text],
    };
    return headings[id];
  }

  return kit;
}

const COPY_OF: Record<Family, 0 | 1 | 2> = {
  ledger: 0,
  studio: 1,
  counter: 2,
  signal: 0,
  almanac: 1,
  marquee: 2,
};

/** In law and finance a seal with initials stands for a portrait. */
const MONOGRAM_INDUSTRIES = new Set(["law-firm", "accounting", "consulting", "real-estate"]);

export function seedOf(text: string) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 100_000;
}

const textOf = (parts: { title: string; text: string }[]) =>
  parts.map(({ title, text }) => `${title} ${text}`).join(" ");

/** How many words of one text, by their first letters, are in the other. */
function sharedWords(one: string, other: string) {
  const stems = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.slice(0, 5)),
    );
  const known = stems(other);
  return [...stems(one)].filter((stem) => known.has(stem)).length;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (plural: string) => plural.replace(/s$/, "");
const firstLink = (...links: LinkValue[]) => links.find(({ to }) => to) ?? { label: "", to: "" };
const sentence = (words: string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

/** Three words at most, which a row of links has room for. */
function short(label: string) {
  return label.length > 22 ? label.split(" ").slice(0, 3).join(" ") : label;
}

/** "Tuesday to Saturday, from 17:00" */
function openLine(days: Industry["hours"]) {
  const open = days.filter((day) => day.open);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return "By appointment";
  return first === last
    ? `${first.day}, ${first.open} to ${first.close}`
    : `${first.day} to ${last.day}, from ${first.open}`;
}

/** Ids are unique on a page, and as plain as can be. */
export function renumbered(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, count);
    return { ...block, id: count === 1 ? block.kind : `${block.kind}-${count}` };
  });
}
