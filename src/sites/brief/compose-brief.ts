import { createRandom } from "../art/random.ts";
import type { BlockKind } from "../blocks/blocks.ts";
import { type Block, parseDocument, type SiteDocument, VERSION } from "../document.ts";
import { createKit, seedOf } from "../families/kit.ts";
import { type Look, looks, manners } from "../families/looks.ts";
import type { LinkValue } from "../fields.ts";
import type { Family, Industry } from "../industries/industry.ts";
import { phoneLink } from "../meta.ts";
import { paletteById } from "../themes/palettes.ts";
import { doingNoun, ownNoun, saysNoun } from "./business-noun.ts";
import { coloursIn, type Ground, isMood, paletteFrom, palettesOf } from "./colours.ts";
import { doingsOf } from "./doings.ts";
import { familyStyles, type Part, type Style, type VariantOf } from "./family-styles.ts";
import { headlines, narrowHeadlines } from "./headlines.ts";
import type { Material } from "./material.ts";
import { doesAsTrade } from "./own-kind.ts";
import type { Proposal } from "./proposals.ts";
import { bare, capital, cut, lowerFirst, significantWords, withArticle } from "./short-text.ts";
import {
  addressOf,
  commonSentences,
  descriptionOf,
  hourRows,
  inPlace,
  isLike,
  listed,
  namesIn,
  offersOf,
  ownSentences,
  priceLines,
  sample,
  saysMore,
} from "./site-copy.ts";
import { ANY_NOUN, nounOf, wideNounOf } from "./trade-nouns.ts";
import type { Feature, Understood } from "./understood.ts";

export interface Brief {
  text: string;
  understood: Understood;
  material: Material;
}

/** Trades whose sites have to say something whoever it is; in others it would be a promise nobody has made. */
const LEGAL = new Set(["law-firm", "accounting", "family-medicine"]);

type Data<K extends BlockKind> = Extract<Block, { kind: K }>["data"];
/** A whole site from what a brief says. The same brief and proposal always give the same document. */
export function composeBrief(
  { text, understood, material }: Brief,
  { family, seed, turn }: Proposal,
): SiteDocument {
  const { industry } = material;
  const chance = createRandom(seedOf(`${understood.industry} ${understood.name ?? ""} ${family} ${seed}`));
  const manner = familyStyles[family];
  const look = lookFor(industry, family, seed, chance);
  const names = namesIn(industry);
  const common = (words: string) => commonSentences(words, { names });
  const { facts } = understood;
  const has = (feature: Feature) =>
    understood.features.includes(feature) && !understood.wantedOut.includes(feature);
  const isOut = (feature: Feature) => understood.wantedOut.includes(feature);

  const called = ownNoun(text, understood);
  // Else the samples of the trade would say what is done elsewhere.
  const isTypical = material.isOwn && doesAsTrade(understood, called);
  const saidNoun = called?.replace(/^an? /, "") ?? (isTypical ? undefined : doingNoun(understood));
  const noun = isTypical ? nounOf(understood.industry) : wideNounOf(understood.industry);
  const plainNoun = saidNoun ?? noun;
  const name = cut(understood.name ?? `Your ${plainNoun}`, 80);
  const phone = cut(facts.phones[0] ?? "", 40);
  const email = cut(facts.emails[0] ?? "", 120);
  const address = addressOf(understood.place);
  const description = descriptionOf(withArticle(plainNoun), understood.place);
  const told = ownSentences(text).filter(
    (sentence) => !isOfLook(sentence, understood) && !refuses(sentence, understood),
  );
  const offers = offersOf(understood);
  const offered = `${listed(offers)}${inPlace(understood.place)}`;
  // What it says of itself is better than the name of the trade that comes nearest, if it is more than "loaves".
  const isTelling = listed(offers).includes(" ");
  const isTrade =
    saidNoun !== undefined || (noun !== ANY_NOUN && (!isTelling || saysNoun(text, description, noun)));
  const introduction = introductionOf(told);
  const own = told.filter(
    (sentence) =>
      !introduction.includes(bare(sentence)) &&
      !/\b(?:called|named|known as)\b/i.test(sentence) &&
      saysMore(sentence, `${introduction} ${name} ${description}`),
  );
  const hoursLine = facts.hours.join(", ");
  const lines = priceLines(text, understood.evidence.facts.prices);

  const pages = pagesFor();
  const to = (id: string, label: string): LinkValue =>
    pages.some((page) => page.id === id) ? { label, to: `page:${id}` } : none;
  const call: LinkValue = phone ? { label: cut(`Call ${phone}`, 60), to: phoneLink(phone) } : none;
  const reach: LinkValue =
    [
      to("booking", "Book a time"),
      to("order", "Order online"),
      to("shop", "Visit the shop"),
      to("donate", "Donate"),
      to("contact", "Get in touch"),
    ].find((link) => link.to) ?? call;
  const second: LinkValue =
    [
      to("menu", has("menu") ? "See the menu" : "See the prices"),
      to("gallery", "See the pictures"),
      to("projects", "See the work"),
      to("contact", "Get in touch"),
    ].find((link) => link.to && link.to !== reach.to) ??
    (has("map") ? { label: "Find us", to: "#map" } : none);

  const kit = () => createKit({ ...industry, hours: [] }, family, look, []);
  const kitOf = { home: kit() };
  const { block } = kitOf.home;
  // Kind, variant and data belong together by the signature, which the union cannot see.
  const make = <K extends BlockKind>(kind: K, [variant, tone]: Style<K>, data: Data<K>) =>
    ({ id: kind, kind, variant, tone, data }) as unknown as Block;
  const picture = kitOf.home.scene(seed, "");

  const headline = cut(headlineFor(understood, threeHeadlines(), { turn, seed, chance }), 140);
  const heroFacts = heroFactsOf();
  const hero = heroFor();

  const builders: Record<Part, () => Block[]> = {
    about: () => {
      const paragraphs = aboutParagraphs();
      // Columns want more text than a line or two.
      const isShort = paragraphs.join(" ").length < 420;
      const [variant, tone]: Style<"about"> =
        isShort && manner.about[0] === "columns" ? ["statement", manner.about[1]] : manner.about;
      return [
        block("about", variant, tone, {
          kicker: address.town || "About",
          title: cut(`About ${name}`, 140),
          paragraphs,
          picture: variant === "statement" ? null : kitOf.home.tile(2 + seed, description),
          signature: "",
          action: none,
        }),
      ];
    },
    services: () => [
      make("services", manner.services, servicesData(manner.services[0] === "panels" ? 4 : 6)),
    ],
    prices: () => {
      if (has("menu") || has("pricing") || (lines.length > 0 && !isOut("pricing"))) return [priceBlock(8)];
      return [];
    },
    gallery: () => (has("gallery") ? [make("gallery", manner.gallery, galleryData(4, "A look around"))] : []),
    comparison: () =>
      has("before-after") && industry.comparisons.length > 0
        ? [make("comparison", manner.comparison, comparisonData())]
        : [],
    testimonials: () =>
      has("testimonials") ? [make("testimonials", manner.testimonials, testimonialsData())] : [],
    team: () => (has("team") ? [make("team", manner.team, teamData())] : []),
    hours: () =>
      has("opening-hours") || (facts.hours.length > 0 && !isOut("opening-hours"))
        ? [make("hours", manner.hours, hoursData())]
        : [],
    events: () => (has("events") ? [make("events", manner.events, eventsData(3))] : []),
    questions: () => (has("faq") ? [make("questions", manner.questions, questionsData())] : []),
    map: () => (has("map") ? [make("map", manner.map, mapData())] : []),
    calls: () => callsFor(),
    newsletter: () =>
      has("newsletter")
        ? [
            make("newsletter", manner.newsletter, {
              title: cut(`News from ${name}`, 140),
              text: "Leave your e-mail address, and hear from us now and then.",
              action: "Sign me up",
            }),
          ]
        : [],
    process: () => (own.length < 2 && countWanted() < 4 ? processBlocks() : []),
  };

  const order = seed === 0 ? manner.order : shuffledTail(manner.order, chance);
  const home = [
    ...(has("emergency-call")
      ? [
          block("banner", "line", "accent", {
            text: "Is it urgent?",
            action: call.to ? call : { ...reach, label: "Reach us now" },
          }),
        ]
      : []),
    navigation(manner.navigation),
    hero,
    ...order.flatMap((part) => builders[part]()),
    make("call-to-action", manner.closing, {
      kicker: "",
      title: closingTitle(),
      text: cut(
        [address.town && `${name}, ${address.town}.`, hoursLine && `Open: ${hoursLine}.`]
          .filter(Boolean)
          .join(" "),
        400,
      ),
      action: reach,
      second: call.to && call.to !== reach.to ? call : none,
      picture: manner.closing[0] === "panel" ? kitOf.home.scene(5 + seed) : null,
    }),
    footer(),
  ];

  return parseDocument({
    version: VERSION,
    meta: {
      title: cut(
        `${name} · ${capital(isTrade || offers.length === 0 ? description.replace(/^an? /, "") : offered)}`,
        120,
      ),
      description: cut([introduction, own[0] ?? ""].join(" ").trim(), 300),
      language: industry.locale ?? "en",
      template: `${industry.id}-${family}`,
      business: { name, phone, email, street: address.street, town: address.town, area: "" },
      notice: material.isOwn && LEGAL.has(industry.id) ? common(industry.notice ?? "") : "",
      formAddress: "",
    },
    theme: themeFor(),
    pages: [
      {
        id: "home",
        path: "index",
        title: cut(name, 120),
        label: "",
        description: cut(introduction, 300),
        blocks: renumbered(home),
      },
      ...pages.map(({ id, title, label, blocks }) => ({
        id,
        path: id,
        title,
        label,
        description: cut(`${title}: ${name}.`, 300),
        blocks: renumbered([navigation(innerNavigation()), ...blocks(), footer()]),
      })),
    ],
  });

  /** What the business is and what it is called says more than a headline of another trade. */
  function threeHeadlines(): readonly [quiet: string, warm: string, loud: string] {
    const ofTrade = headlines[understood.industry];
    if (ofTrade && (isTypical || !narrowHeadlines.has(understood.industry))) return ofTrade;
    const plain = saidNoun ? `${capital(descriptionOf(saidNoun, address.town))}.` : "";
    const named = understood.name ? `${name}.` : "";
    return [plain || named || "Good to see you.", "Tell us what you need.", named || plain || "Here we are."];
  }

  /** The brief's own first sentence about the business is better than any that is made up. */
  function introductionOf(sentences: readonly string[]) {
    const { name: said } = understood;
    const own =
      said &&
      sentences.find((one) => one.startsWith(said) && /^(?: |, |: | [–—-] )/.test(one.slice(said.length)));
    if (own) return own;
    const self = said && sentences.map((one) => selfSaid(one, said)).find((rest) => rest);
    if (self) return `${said} ${self}`;
    const plain = description.replace(/^an? /, "").toLowerCase();
    const itself = sentences.find((one) => one.toLowerCase().startsWith(plain));
    if (!said && itself) return itself;
    if (isTrade) return said ? `${name} is ${description}.` : `${capital(description)}.`;
    if (offers.length === 0)
      return said ? `${name}${inPlace(understood.place)}.` : (sentences[0] ?? "Welcome.");
    const list = sentences.find((one) => one.startsWith(capital(offers[0] ?? "")));
    if (!said) return list ?? `${capital(offered)}.`;
    return `${name}: ${list ? lowerFirst(list) : `${offered}.`}`;
  }

  /** What the brief tells, in its own sentences, and then what one has to know to come. */
  function aboutParagraphs() {
    const told = [introduction, ...own].join(" ");
    const unsaid = [...facts.awards, ...facts.years].filter((fact) => !told.includes(fact));
    const practical = [
      ...unsaid.map((fact) => (/^\d{4}$/.test(fact) ? `Since ${fact}.` : `${capital(fact)}.`)),
      hoursLine && !isOut("opening-hours") ? `Open: ${hoursLine}.` : "",
      has("online-ordering") ? "You can order online." : "",
      has("booking") ? "You can book online." : "",
      phone || email ? `${contactText()}.` : "",
    ].filter(Boolean);
    return [
      [introduction, own[0] ?? ""].join(" ").trim(),
      own.slice(1, 4).join(" "),
      own.slice(4).join(" "),
      practical.join(" "),
    ]
      .filter(Boolean)
      .map((paragraph) => cut(paragraph, 1_200));
  }

  function countWanted() {
    return understood.features.length;
  }

  function innerNavigation(): VariantOf<"navigation"> {
    return manner.navigation === "overlay" ? "bar" : manner.navigation;
  }

  function navigation(variant: VariantOf<"navigation">) {
    const isOverlay = variant === "overlay" && !/^(?:backdrop|poster)$/.test(hero.variant);
    return block("navigation", isOverlay ? "bar" : variant, "plain", {
      note: cut(phone || address.town, 80),
      action: { ...reach, label: reach === call ? "Call" : reach.label },
    });
  }

  function footer() {
    return make("footer", manner.footer, { text: cut(introduction, 300), hours: cut(hoursLine, 160) });
  }

  function heroFor(): Block {
    const wanted =
      look.hero !== undefined && look.hero !== "booking" && seed === 0
        ? look.hero
        : manner.hero[seed % manner.hero.length];
    const variant =
      wanted === "bento" && heroFacts.length < 2 ? "poster" : (wanted ?? manner.hero[0] ?? "framed");
    return block("hero", variant, "plain", {
      kicker: cut(kickerFor(), 80),
      title: headline,
      text: cut([introduction, heroSentence()].filter(Boolean).join(" "), 500),
      action: reach,
      second: second.to ? second : call,
      picture,
      facts: variant === "bento" || variant === "cover" ? heroFacts : [],
      note: cut(
        hoursLine || facts.awards[0] || [address.street, address.town].filter(Boolean).join(", ") || phone,
        120,
      ),
      slots: [],
    });
  }

  /** What else is said first: in a sentence of the brief's own, or what is offered. */
  function heroSentence() {
    if (own[0]) return own[0].includes(description) ? "" : own[0];
    const unsaid = offers.filter((offer) => !introduction.toLowerCase().includes(offer.toLowerCase()));
    return unsaid.length > 1 ? `${capital(listed(unsaid))}.` : "";
  }

  /** What the headline does not say: who it is, or what and where. */
  function kickerFor() {
    if (!understood.name) return capital(descriptionOf(plainNoun, address.town));
    if (headline === `${name}.`)
      return saidNoun ? capital(descriptionOf(saidNoun, address.town)) : address.town;
    return saidNoun && headline.startsWith(capital(saidNoun))
      ? name
      : [name, address.town].filter(Boolean).join(" in ");
  }

  /** Figures of the brief's own, and none besides. */
  function heroFactsOf() {
    const founded = facts.years.find((year) => /^\d{4}$/.test(year));
    return [
      ...hourRows(facts.hours)
        .filter(({ open }) => open)
        .slice(0, 1)
        .map(({ day, open }) => ({ figure: cut(open, 40), label: cut(day, 80) })),
      ...lines.slice(0, 2).map((line) => ({ figure: line.price, label: cut(line.name, 80) })),
      ...(founded ? [{ figure: founded, label: "is when it began" }] : []),
      ...(phone ? [{ figure: phone, label: "Call us" }] : []),
    ].slice(0, 3);
  }

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
      withPictures ? kitOf.home.tile(index + seed, subject) : null;
    return {
      kicker: "What we do",
      title: "What you can come to us for",
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
                name: `${sample("service")} ${step + 1}`,
                text: "What it is, and for whom.",
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
    const mark = isPriced ? "Sample price" : sample("entry");
    const sampleSections = isTypical
      ? industry.priceList.slice(0, ownSection.length > 0 ? 2 : 3).map((section) => ({
          title: cut(sample(lowerFirst(section.title)), 80),
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
            entries: [1, 2, 3].map((number) => ({
              name: `${sample("entry")} ${number}`,
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

  function priceBlock(count: number) {
    const data = menuData(count);
    // Tabs of one are none.
    const [variant, tone] = manner.menu;
    return block("menu", data.sections.length < 2 && variant === "tabs" ? "columns" : variant, tone, data);
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
          title: sample("project"),
          before: "Before",
          after: "After",
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
        quote: SAMPLE_REVIEWS[(index + turn) % SAMPLE_REVIEWS.length] ?? "",
        name: sample("review"),
        context: "Put one of your own here",
        picture: null,
      })),
    };
  }

  function teamData(): Data<"team"> {
    return {
      kicker: "People",
      title: "Who you will meet",
      text: "",
      people: industry.people.slice(turn, turn + 3).map((person, index) => ({
        name: `${sample("person")} ${index + 1}`,
        role: cut((isTypical && common(person.role)) || "Their role", 80),
        text: "",
        picture: {
          kind: "person" as const,
          name: `${sample("person")} ${index + 1}`,
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
      text: cut(rows.length > 0 ? hoursLine : "Sample hours, to be replaced by yours.", 300),
      days: rows.length > 0 ? rows : [{ day: "Sample day", open: "Sample hours", close: "", note: "" }],
      action: reach === call ? none : reach,
    };
  }

  function eventsData(count: number): Data<"events"> {
    return {
      kicker: "Dates",
      title: "Coming up",
      text: "",
      events: Array.from({ length: count }, (_, index) => ({
        title: `${sample("event")} ${index + 1}`,
        text: "What it is, and for whom.",
        date: "",
        time: "",
        place: address.town,
        price: "",
      })),
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
      .filter(({ question }) => common(question) === question)
      .slice(0, Math.max(2, 5 - answers.length))
      .map(({ question }) => ({
        question,
        answer: "Sample answer: say it here as you would say it at the counter.",
      }));
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
        title: `${sample(kind)} ${index + 1}`,
        summary:
          kind === "article"
            ? "What you would tell someone who asks."
            : "What was asked for, what you did, and how it turned out.",
        date: "",
        body: [],
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
      fields: (isTypical ? industry.contact.fields : [])
        .filter(({ label, options = [] }) => [label, ...options].every((one) => common(one) === one))
        .slice(0, 2)
        .map(({ label, kind, options = [] }) => ({ label, kind, options })),
      action,
    };
  }

  function contactBlocks(title: string, words: string, action: string): Block[] {
    const isFormless = isOut("contact-form");
    return [
      make("contact", isFormless ? ["lines", "plain"] : manner.contact, contactData(title, words, action)),
      ...(hourRows(facts.hours).length > 0 && !isOut("opening-hours")
        ? [make("hours", manner.hours, hoursData())]
        : []),
      ...(!isOut("map") && understood.place ? [make("map", manner.map, mapData())] : []),
    ];
  }

  function heading(title: string, words: string): Block {
    return block("hero", "heading", "plain", {
      kicker: name.length > 80 ? "" : name,
      title,
      text: words,
      action: none,
      second: none,
      picture: null,
      facts: [],
      note: "",
      slots: [],
    });
  }

  function pagesFor() {
    const all: { id: string; title: string; label: string; isWanted: boolean; blocks: () => Block[] }[] = [
      {
        id: "menu",
        title: has("menu") ? "Menu" : "Prices",
        label: has("menu") ? "Menu" : "Prices",
        isWanted: has("menu") || has("pricing"),
        blocks: () => [
          heading(has("menu") ? "The menu" : "Prices", ""),
          make("menu", ["columns", "plain"], { ...menuData(12), title: "" }),
        ],
      },
      {
        id: "order",
        title: "Order online",
        label: "Order",
        isWanted: has("online-ordering"),
        blocks: () => [
          heading("Order online", "Choose, and tell us when you would like it."),
          ...(isOut("menu") ? [] : [make("menu", ["columns", "plain"], { ...menuData(8), title: "" })]),
          make(
            "contact",
            manner.contact,
            contactData("Your order", "Write what you would like, and when.", "Send the order"),
          ),
        ],
      },
      {
        id: "shop",
        title: "Shop",
        label: "Shop",
        isWanted: has("shop"),
        blocks: () => [
          heading("Shop", ""),
          make("services", ["cards", "plain"], productsData()),
          make(
            "contact",
            manner.contact,
            contactData(
              "Order from the shop",
              "Say what you would like, and where it should go.",
              "Send the order",
            ),
          ),
        ],
      },
      {
        id: "gallery",
        title: "Gallery",
        label: "Gallery",
        isWanted: has("gallery"),
        blocks: () => [heading("Gallery", ""), make("gallery", ["grid", "plain"], galleryData(8, ""))],
      },
      {
        id: "projects",
        title: "Work",
        label: "Work",
        isWanted: has("case-studies"),
        blocks: () => [
          heading("Work", ""),
          make("journal", ["magazine", "plain"], { ...journalData("project"), title: "" }),
        ],
      },
      {
        id: "events",
        title: "Events",
        label: "Events",
        isWanted: has("events"),
        blocks: () => [heading("Events", ""), make("events", manner.events, { ...eventsData(5), title: "" })],
      },
      {
        id: "journal",
        title: "Journal",
        label: "Journal",
        isWanted: has("blog"),
        blocks: () => [
          heading("Journal", ""),
          make("journal", manner.journal, { ...journalData("article"), title: "" }),
        ],
      },
      {
        id: "careers",
        title: "Work with us",
        label: "Careers",
        isWanted: has("careers"),
        blocks: () => [
          heading("Work with us", "Tell us who you are and what you would like to do."),
          make("services", ["rows", "plain"], openingsData()),
          ...(isOut("contact-form")
            ? []
            : [
                make("contact", manner.contact, {
                  ...contactData("Apply", "A few lines are enough to begin with.", "Send it"),
                  fields: [],
                }),
              ]),
        ],
      },
      {
        id: "donate",
        title: "Donate",
        label: "Donate",
        isWanted: has("donations"),
        blocks: () => [
          heading("Donate", `Help ${name} go on.`.slice(0, 300)),
          make("contact", manner.contact, {
            ...contactData(
              "I would like to give",
              "Tell us how we can reach you, and we will send you the details.",
              "Send",
            ),
            fields: [],
          }),
        ],
      },
      {
        id: "booking",
        title: "Book",
        label: "Book",
        isWanted: has("booking"),
        blocks: () => [
          make("booking", manner.booking, bookingData()),
          ...(facts.hours.length > 0 && !isOut("opening-hours")
            ? [make("hours", manner.hours, hoursData())]
            : []),
        ],
      },
      {
        id: "contact",
        title: "Contact",
        label: "Contact",
        isWanted: true,
        blocks: () => contactBlocks("Get in touch", contactText(), "Send"),
      },
    ];
    return all.filter(({ isWanted }) => isWanted);
  }

  function contactText() {
    return (
      [phone && `Call ${phone}`, email && `${phone ? "or write" : "Write"} to ${email}`]
        .filter(Boolean)
        .join(" ") || "Write to us, and we will answer."
    );
  }

  function bookingData(): Data<"booking"> {
    return {
      kicker: "",
      title:
        isTypical && common(industry.booking.title) === industry.booking.title
          ? industry.booking.title
          : "Book a time",
      text: cut(hoursLine ? `Open: ${hoursLine}.` : "Say when it suits you, and we will confirm it.", 600),
      slots: [],
      points: [],
      action: "Ask for this time",
      picture: manner.booking[0] === "card" ? kitOf.home.tile(6 + seed, industry.booking.title) : null,
    };
  }

  function productsData(): Data<"services"> {
    return {
      kicker: "",
      title: "",
      text: "",
      services: industry.gallery.slice(0, 6).map(({ label }, index) => ({
        name: `${sample("product")} ${index + 1}`,
        text: "What it is, and what it is made of.",
        price: "",
        unit: "Sample price",
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
      services: [1, 2].map((number) => ({
        name: `${sample("position")} ${number}`,
        text: "What there is to do, and when.",
        price: "",
        unit: "",
        picture: null,
      })),
      action: none,
    };
  }

  function processBlocks(): Block[] {
    return [
      make("process", manner.process, {
        kicker: "How it goes",
        title: "From hello to done",
        text: "",
        steps: [
          { title: "Say hello", text: contactText() },
          { title: "Tell us what you need", text: "A few words are enough. We will ask about the rest." },
          { title: "Leave it to us", text: `${name} takes it from there.` },
        ].map(({ title, text: words }) => ({ title, text: cut(words, 400) })),
      }),
    ];
  }

  function callsFor(): Block[] {
    const wanted: [string, string, string, string][] = [
      [
        "order",
        "Order online",
        "Choose now, and have it ready when you come or brought to you.",
        "Start an order",
      ],
      ["shop", "Take something home", "What there is, in our shop.", "Visit the shop"],
      ["donate", "Every bit helps", `Help ${name} go on.`, "Donate"],
      ["careers", "Work with us", "We would like to hear from you.", "See open positions"],
      ["projects", "Have a look at the work", "What was asked for, and how it turned out.", "See the work"],
      ["journal", "From the journal", "What we are asked, and what we answer.", "Read it"],
    ];
    return wanted
      .filter(([id]) => pages.some((page) => page.id === id))
      .slice(0, 2)
      .map(([id, title, words, label]) =>
        make("call-to-action", manner.call, {
          kicker: "",
          title,
          text: cut(words, 400),
          action: to(id, label),
          second: none,
          picture: manner.call[0] === "panel" ? kitOf.home.scene(7 + seed) : null,
        }),
      );
  }

  function closingTitle() {
    if (reach.to === "page:booking") return "Find a time that suits you";
    if (reach.to === "page:donate") return "Be part of it";
    return "Say hello";
  }

  function themeFor() {
    const usual = manners[family];
    const { palette: wish } = understood;
    const theme = {
      ...usual,
      palette: look.palette,
      fonts: look.fonts,
      treatment: look.treatment,
      form: look.form,
      ...(look.scale && { scale: look.scale }),
      ...(look.titles && { titles: look.titles }),
      ...(look.kicker && { kicker: look.kicker }),
      ...(look.ornament && { ornament: look.ornament }),
      ...(look.density && { density: look.density }),
    };
    if (wish && isMood(wish)) {
      const choice = palettesOf(wish);
      const chosen = choice[(turn + seed * 2) % Math.max(1, choice.length)];
      return chosen ? { ...theme, palette: chosen.id } : theme;
    }
    const named = wish ? coloursIn(wish) : [];
    if (named.length === 0) return theme;
    const grounds: Ground[] =
      understood.tone === "luxurious" || understood.tone === "bold"
        ? ["dark", "light", "tinted"]
        : ["light", "tinted", "dark"];
    const ground = grounds[(turn + seed) % grounds.length] ?? "light";
    return { ...theme, colours: paletteFrom(named, ground) };
  }
}

/** "We aren't hiring, so no jobs page." is said to whoever makes the site. */
const refuses = (sentence: string, { evidence, wantedOut }: Understood) =>
  wantedOut.some((feature) => evidence[feature]?.some(({ text }) => sentence.includes(text)));

/** "Clean and calm, sage green." says how the site looks, and nothing on it. */
function isOfLook(sentence: string, { evidence, name }: Understood) {
  const says = (pieces: readonly { text: string }[] = []) =>
    pieces.some(({ text }) => sentence.includes(text));
  const isShort = sentence.split(/\s+/).length <= 7 && !/\b(?:we|our|is|are|for|at|in)\b/i.test(sentence);
  if (name && sentence.startsWith(name)) return false;
  return says(evidence.palette) || (isShort && says(evidence.tone));
}

/** "Is a bakery with a small café." of "We're Flour & Fern, a bakery with a small café." */
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

const none: LinkValue = { label: "", to: "" };

/** The look of the trade's own template for the first idea; for others that of another trade in the same family. */
function lookFor(
  industry: Industry,
  family: Family,
  seed: number,
  chance: ReturnType<typeof createRandom>,
): Look {
  const own = looks[industry.id]?.[family];
  const all = Object.values(looks).map((byFamily) => byFamily[family]);
  const other = chance.pick(all);
  const base = seed === 0 ? (own ?? other) : other;
  const { view: _, ...look } = base;
  const palette = seed === 0 ? base.palette : chance.pick(all).palette;
  return { ...look, palette: paletteById.has(palette) ? palette : base.palette };
}

function headlineFor(
  { tone }: Understood,
  three: readonly [quiet: string, warm: string, loud: string],
  { turn, seed, chance }: { turn: number; seed: number; chance: ReturnType<typeof createRandom> },
) {
  const first = tone === "friendly" ? 1 : tone === "playful" || tone === "bold" ? 2 : 0;
  return three[seed === 0 ? (first + turn) % 3 : chance.whole(0, 2)] ?? three[0];
}

/** The first two parts stay; the others come in another order. */
function shuffledTail(order: readonly Part[], chance: ReturnType<typeof createRandom>) {
  const tail = order.slice(2).map((part) => ({ part, rank: chance.next() }));
  return [...order.slice(0, 2), ...tail.sort((a, b) => a.rank - b.rank).map(({ part }) => part)];
}

/** What every business is asked. */
const ANY_QUESTIONS = [
  { question: "How do we begin?" },
  { question: "How long does it take?" },
  { question: "What if I have to change the date?" },
];
const SAMPLE_REVIEWS = [
  "Sample review: what a customer has said to you goes here, in their own words.",
  "Sample review: a short one is often the best.",
  "Sample review: ask somebody who came back.",
];

function renumbered(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, count);
    return { ...block, id: count === 1 ? block.kind : `${block.kind}-${count}` };
  });
}
