import type { BlockKind } from "../blocks/blocks.ts";
import { cut } from "../cut.ts";
import type { Block } from "../document.ts";
import type { KitContext } from "../families/kit/context.ts";
import { tile } from "../families/kit/pictures.ts";
import { seedOf } from "../families/kit/seed-of.ts";
import type { LinkValue } from "../fields.ts";
import { doingsOf } from "./doings.ts";
import type { Manner } from "./family-styles.ts";
import {
  ANY_TEXT,
  commonFields,
  HOURS_TEXT,
  numbered,
  OFFER_TITLE,
  SAMPLE_DAY,
  SAMPLE_HOURS,
  SAMPLE_PRICE,
  sampleBooking,
  sampleEvent,
  samplePair,
  samplePerson,
  samplePost,
  sampleQuestion,
  sampleReview,
  sampleSection,
} from "./samples.ts";
import { capital, significantWords } from "./short-text.ts";
import { hourRows, isLike, sample } from "./site-copy.ts";
import type { Says } from "./site-says.ts";

export type Data<K extends BlockKind> = Extract<Block, { kind: K }>["data"];

export const none: LinkValue = { label: "", to: "" };

interface Drawn {
  manner: Manner;
  /** Draws the pictures of this site. */
  kit: KitContext;
  seed: number;
  turn: number;
  /** How the business is reached best, and by telephone. */
  reach: LinkValue;
  call: LinkValue;
}

/** What stands in each block of a site: the brief's own words, and samples that say that they are some. */
export function createBlockData(says: Says, { manner, kit, seed, turn, reach, call }: Drawn) {
  const { text, understood, industry, isTypical, has, isOut, facts, common } = says;
  const { name, phone, email, address, offers, hoursLine, lines } = says;

  const isCommon = (words: string) => common(words) === words;

  return {
    servicesData,
    menuData,
    galleryData,
    comparisonData,
    testimonialsData,
    teamData,
    hoursData,
    eventsData,
    questionsData,
    mapData,
    journalData,
    contactData,
    bookingData,
    productsData,
    openingsData,
  };

  function servicesData(
    count: number,
    withPictures = manner.services[0] === "cards" || manner.services[0] === "panels",
  ): Data<"services"> {
    const brief = text.toLowerCase();
    const ranked = industry.services
      .map((service, index) => ({
        service,
        index,
        isSaid: isTypical && significantWords(service.name).some((word) => brief.includes(word)),
      }))
      .sort((a, b) => Number(b.isSaid) - Number(a.isSaid) || a.index - b.index);
    const said = offers.length > 0 || isTypical ? offers : doingsOf(text);
    const theirs = said.slice(0, count).map((offer) => ({
      name: cut(capital(offer), 100),
      like: ranked.find(({ service, isSaid }) => isSaid && isLike(service.name, offer)),
      price: priceOf(offer),
    }));
    const others = ranked.filter((one) => !theirs.some(({ like }) => like === one));
    // Whoever says what there is needs fewer samples, as many as fill a row; so does whoever does otherwise than the trade.
    const isRow = !isTypical || (count === 6 && theirs.length > 0 && theirs.length <= 3);
    const rest = Math.max(0, (isRow ? 3 : count) - theirs.length);
    const pictureOf = (index: number, subject: string) =>
      withPictures ? tile(kit, index + seed, subject) : null;
    return {
      kicker: "What we do",
      title: OFFER_TITLE,
      text: "",
      services: [
        ...theirs.map(({ name, like, price }, index) => ({
          name,
          text: like ? cut(common(like.service.text), 400) : "",
          price,
          unit: "",
          picture: pictureOf(like?.index ?? index, name),
        })),
        ...others.slice(0, rest).map(({ service, isSaid, index }, step) =>
          isTypical
            ? {
                name: cut(service.name, 100),
                text: cut(common(service.text), 400),
                price: "",
                unit: isSaid ? "" : sample("service"),
                picture: pictureOf(index, `${service.name} ${service.text}`),
              }
            : {
                name: numbered("service", step),
                text: ANY_TEXT,
                price: "",
                unit: "",
                picture: pictureOf(theirs.length + step, ""),
              },
        ),
      ],
      action: none,
    };
  }

  /** "From $95" of "sea kayak trips from $95". */
  function priceOf(offer: string) {
    if (isOut("pricing")) return "";
    const line = lines.find(({ name }) => name.toLowerCase() === offer.toLowerCase());
    return line?.price ?? "";
  }

  function menuData(count: number): Data<"menu"> {
    const isPriced = !isOut("pricing");
    const title = has("menu") ? "The menu" : "Prices";
    const ownSection =
      lines.length > 0 && isPriced
        ? [
            {
              title: "Prices",
              note: "",
              entries: lines.map((line) => ({ name: line.name, text: "", price: line.price, marks: [] })),
            },
          ]
        : [];
    const isSampled = has("menu") || ownSection.length === 0;
    const mark = isPriced ? SAMPLE_PRICE : sample("entry");
    const sampleSections = isTypical
      ? industry.priceList.slice(0, ownSection.length > 0 ? 2 : 3).map((section) => ({
          title: cut(sampleSection(section.title), 80),
          note: "",
          entries: section.entries.slice(0, count).map((entry) => ({
            name: cut(entry.name, 100),
            text: cut(common(entry.text ?? ""), 240),
            price: isPriced ? entry.price : "",
            marks: [mark],
          })),
        }))
      : [
          {
            title: sample("list"),
            note: "",
            entries: [0, 1, 2].map((index) => ({
              name: numbered("entry", index),
              text: "",
              price: isPriced ? "Price" : "",
              marks: isPriced ? [mark] : [],
            })),
          },
        ];
    return {
      kicker: "",
      title,
      text: "",
      sections: [...ownSection, ...(isSampled ? sampleSections : [])],
      note: isSampled
        ? `What is marked as a sample stands in until ${understood.name ? `${name}’s own` : "your own"} is there.`.slice(
            0,
            240,
          )
        : "",
    };
  }

  function galleryData(count: number, title: string): Data<"gallery"> {
    const { gallery } = industry;
    return {
      kicker: "Pictures",
      title,
      text: "",
      pictures: Array.from(
        { length: Math.min(count, gallery.length) },
        (_, step) => (step + turn * 2 + seed) % gallery.length,
      ).map((index) => ({
        picture: {
          kind: "tile" as const,
          scene: industry.id,
          index,
          seed: (seedOf(name) + index) % 100_000,
          label: gallery[index]?.label ?? "",
        },
        caption: "",
      })),
    };
  }

  function comparisonData(): Data<"comparison"> {
    return {
      kicker: "The difference",
      title: "Before, and after",
      text: "",
      pairs: industry.comparisons.slice(0, 1).map((_, index) => {
        const side = (which: "before" | "after") => ({
          kind: "comparison" as const,
          scene: industry.id,
          side: which,
          seed: (seedOf(name) % 1_000) + index,
          label: which === "before" ? "Before" : "After",
        });
        return {
          ...samplePair(),
          beforePicture: side("before"),
          afterPicture: side("after"),
        };
      }),
    };
  }

  function testimonialsData(): Data<"testimonials"> {
    const count = manner.testimonials[0] === "quote" ? 1 : 3;
    return {
      kicker: sample("reviews"),
      title: isTypical ? `What ${industry.customers} say` : "What people say",
      testimonials: Array.from({ length: count }, (_, index) => ({
        ...sampleReview(index + turn),
        picture: null,
      })),
    };
  }

  function teamData(): Data<"team"> {
    return {
      kicker: "People",
      title: "Who you will meet",
      text: "",
      people: industry.people.slice(turn, turn + 3).map(({ role }, index) => ({
        ...samplePerson(index, isTypical ? cut(common(role), 80) : ""),
        picture: {
          kind: "person" as const,
          name: numbered("person", index),
          look: "monogram" as const,
          seed: index,
          label: "",
        },
      })),
    };
  }

  function hoursData(): Data<"hours"> {
    const rows = hourRows(facts.hours);
    return {
      kicker: "Opening hours",
      title: "When we are here",
      text: cut(rows.length > 0 ? hoursLine : HOURS_TEXT, 300),
      days: rows.length > 0 ? rows : [{ day: SAMPLE_DAY, open: SAMPLE_HOURS, close: "", note: "" }],
      action: reach === call ? none : reach,
    };
  }

  function eventsData(count: number): Data<"events"> {
    return {
      kicker: "Dates",
      title: "Coming up",
      text: "",
      events: Array.from({ length: count }, (_, index) => sampleEvent(index, address.town)),
    };
  }

  function questionsData(): Data<"questions"> {
    const answers = [
      ...(facts.hours.length > 0
        ? [{ question: "When are you open?", answer: `${capital(hoursLine)}.` }]
        : []),
      ...(understood.place ? [{ question: "Where are you?", answer: `${capital(understood.place)}.` }] : []),
      ...(phone || email
        ? [
            {
              question: "How do I reach you?",
              answer: `${[phone && `Call ${phone}`, email && `write to ${email}`].filter(Boolean).join(", or ")}.`,
            },
          ]
        : []),
      ...lines.slice(0, 2).map((line) => ({
        question: `What does it cost? (${line.name})`.slice(0, 200),
        answer: `${line.price}.`,
      })),
    ];
    const samples = (isTypical ? industry.questions : ANY_QUESTIONS)
      .filter(({ question }) => isCommon(question))
      .slice(0, Math.max(2, 5 - answers.length))
      .map(sampleQuestion);
    return {
      kicker: "Questions",
      title: "Asked before you",
      text: "",
      questions: [...answers, ...samples].map(({ question, answer }) => ({
        question: cut(question, 200),
        answer: cut(capital(answer), 900),
      })),
    };
  }

  function mapData(): Data<"map"> {
    return {
      kicker: "Where we are",
      title: cut(address.town ? `Find us in ${address.town}` : "How to find us", 140),
      text: cut(hoursLine ? `Open: ${hoursLine}` : "", 400),
      picture: { kind: "map", seed: seedOf(name) % 100_000, label: "A sample map with a pin" },
      directions: [],
    };
  }

  function journalData(kind: "article" | "project", count = 3): Data<"journal"> {
    return {
      kicker: "",
      title: kind === "article" ? "Journal" : "Work",
      text: "",
      posts: Array.from({ length: count }, (_, index) => ({
        ...samplePost(kind, index),
        picture: {
          kind: "tile" as const,
          scene: industry.id,
          index: (index + turn) % Math.max(1, industry.gallery.length),
          seed: index,
          label: industry.gallery[(index + turn) % industry.gallery.length]?.label ?? "",
        },
      })),
    };
  }

  function contactData(title: string, words: string, action: string): Data<"contact"> {
    return {
      kicker: "",
      title,
      text: cut(words, 600),
      fields: (isTypical ? commonFields(industry, isCommon) : []).map(({ label, kind, options = [] }) => ({
        label,
        kind,
        options,
      })),
      action,
    };
  }

  function bookingData(): Data<"booking"> {
    return {
      kicker: "",
      title: isTypical && isCommon(industry.booking.title) ? industry.booking.title : sampleBooking.title,
      text: cut(hoursLine ? `Open: ${hoursLine}.` : sampleBooking.text, 600),
      slots: [],
      points: [],
      action: sampleBooking.action,
      picture: manner.booking[0] === "card" ? tile(kit, 6 + seed, industry.booking.title) : null,
    };
  }

  function productsData(): Data<"services"> {
    return {
      kicker: "",
      title: "",
      text: "",
      services: industry.gallery.slice(0, 6).map(({ label }, index) => ({
        name: numbered("product", index),
        text: "What it is, and what it is made of.",
        price: "",
        unit: SAMPLE_PRICE,
        picture: { kind: "tile" as const, scene: industry.id, index, seed: index, label },
      })),
      action: none,
    };
  }

  function openingsData(): Data<"services"> {
    return {
      kicker: "",
      title: "Open positions",
      text: "",
      services: [0, 1].map((index) => ({
        name: numbered("position", index),
        text: "What there is to do, and when.",
        price: "",
        unit: "",
        picture: null,
      })),
      action: none,
    };
  }
}

/** What every business is asked. */
const ANY_QUESTIONS = [
  { question: "How do we begin?" },
  { question: "How long does it take?" },
  { question: "What if I have to change the date?" },
];
