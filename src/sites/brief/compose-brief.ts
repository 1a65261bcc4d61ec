import { createRandom } from "../art/random.ts";
import { cut } from "../cut.ts";
import { type Block, parseDocument, type SiteDocument, VERSION } from "../document.ts";
import { block, createContext } from "../families/kit/context.ts";
import { none } from "../families/kit/links.ts";
import { scene, tile } from "../families/kit/pictures.ts";
import { seedOf } from "../families/kit/seed-of.ts";
import { renumbered } from "../families/renumbered.ts";
import type { LinkValue } from "../fields.ts";
import { phoneLink } from "../meta.ts";
import { make, type SiteContext } from "./compose/context.ts";
import { menuData, openingsData, productsData, servicesData } from "./compose/offer-data.ts";
import { questionsData, teamData, testimonialsData } from "./compose/people-data.ts";
import { comparisonData, galleryData, journalData } from "./compose/picture-data.ts";
import { bookingData, contactData, eventsData, hoursData, mapData } from "./compose/visit-data.ts";
import { familyStyles, type Part, type Style, type VariantOf } from "./family-styles.ts";
import type { Proposal } from "./proposals.ts";
import { CONTACT_TITLE, sampleNewsletter, sampleProcess } from "./samples.ts";
import { capital } from "./short-text.ts";
import { descriptionOf, hourRows } from "./site-copy.ts";
import { lookFor, themeFor } from "./site-look.ts";
import { type Brief, siteSays } from "./site-says.ts";
import type { Understood } from "./understood.ts";

/** Trades whose sites have to say something whoever it is; in others it would be a promise nobody has made. */
const LEGAL = new Set(["law-firm", "accounting", "family-medicine"]);

/** A whole site from what a brief says. The same brief and proposal always give the same document. */
export function composeBrief(brief: Brief, { family, seed, turn }: Proposal): SiteDocument {
  const { understood, material } = brief;
  const says = siteSays(brief);
  const { industry, has, isOut, facts, common } = says;
  const { saidNoun, plainNoun, name, phone, email, address, description, introduction, own, hoursLine } =
    says;
  const chance = createRandom(seedOf(`${understood.industry} ${understood.name ?? ""} ${family} ${seed}`));
  const manner = familyStyles[family];
  const look = lookFor(industry, family, seed, chance);

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

  const kit = createContext({ ...industry, hours: [] }, family, look, []);
  const site: SiteContext = { says, manner, kit, seed, turn, reach, call };
  const picture = scene(kit, seed);

  const headline = cut(headlineFor(understood, says.headlines, { turn, seed, chance }), 140);
  const hero = heroFor();

  const builders: Record<Part, () => Block[]> = {
    about: () => {
      const paragraphs = says.about;
      // Columns want more text than a line or two.
      const isShort = paragraphs.join(" ").length < 420;
      const [variant, tone]: Style<"about"> =
        isShort && manner.about[0] === "columns" ? ["statement", manner.about[1]] : manner.about;
      return [
        block("about", variant, tone, {
          kicker: address.town || "About",
          title: understood.name ? cut(`About ${name}`, 140) : "About us",
          paragraphs,
          picture: variant === "statement" ? null : tile(kit, 2 + seed, description),
          signature: "",
          action: none,
        }),
      ];
    },
    services: () => [
      make("services", manner.services, servicesData(site, manner.services[0] === "panels" ? 4 : 6)),
    ],
    prices: () => {
      if (has("menu") || has("pricing") || (says.lines.length > 0 && !isOut("pricing")))
        return [priceBlock(8)];
      return [];
    },
    gallery: () =>
      has("gallery") ? [make("gallery", manner.gallery, galleryData(site, 4, "A look around"))] : [],
    comparison: () =>
      has("before-after") && industry.comparisons.length > 0
        ? [make("comparison", manner.comparison, comparisonData(site))]
        : [],
    testimonials: () =>
      has("testimonials") ? [make("testimonials", manner.testimonials, testimonialsData(site))] : [],
    team: () => (has("team") ? [make("team", manner.team, teamData(site))] : []),
    hours: () =>
      has("opening-hours") || (facts.hours.length > 0 && !isOut("opening-hours"))
        ? [make("hours", manner.hours, hoursData(site))]
        : [],
    events: () => (has("events") ? [make("events", manner.events, eventsData(site, 3))] : []),
    questions: () => (has("faq") ? [make("questions", manner.questions, questionsData(site))] : []),
    map: () => (has("map") ? [make("map", manner.map, mapData(site))] : []),
    calls: () => callsFor(),
    newsletter: () =>
      has("newsletter")
        ? [
            make("newsletter", manner.newsletter, {
              ...sampleNewsletter(name),
              action: "Sign me up",
            }),
          ]
        : [],
    process: () => (own.length < 2 && understood.features.length < 4 ? processBlocks() : []),
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
      picture: manner.closing[0] === "panel" ? scene(kit, 5 + seed) : null,
    }),
    footer(),
  ];

  return parseDocument({
    version: VERSION,
    meta: {
      title: cut(`${name} · ${capital(says.subject)}`, 120),
      description: cut([introduction, own[0] ?? ""].join(" ").trim(), 300),
      language: industry.locale ?? "en",
      template: `${industry.id}-${family}`,
      business: { name, phone, email, street: address.street, town: address.town, area: "" },
      notice: material.isOwn && LEGAL.has(industry.id) ? common(industry.notice ?? "") : "",
      formAddress: "",
    },
    theme: themeFor(understood, look, { family, seed, turn }),
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
      wanted === "bento" && says.heroFacts.length < 2 ? "poster" : (wanted ?? manner.hero[0] ?? "framed");
    return block("hero", variant, "plain", {
      kicker: cut(kickerFor(), 80),
      title: headline,
      text: cut(says.heroText, 500),
      action: reach,
      second: second.to ? second : call,
      picture,
      facts: variant === "bento" || variant === "cover" ? says.heroFacts : [],
      note: cut(
        hoursLine || facts.awards[0] || [address.street, address.town].filter(Boolean).join(", ") || phone,
        120,
      ),
      slots: [],
    });
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

  function priceBlock(count: number) {
    const prices = menuData(site, count);
    // Tabs of one are none.
    const [variant, tone] = manner.menu;
    return block(
      "menu",
      prices.sections.length < 2 && variant === "tabs" ? "columns" : variant,
      tone,
      prices,
    );
  }

  function contactBlocks(title: string, words: string, action: string): Block[] {
    const isFormless = isOut("contact-form");
    return [
      make(
        "contact",
        isFormless ? ["lines", "plain"] : manner.contact,
        contactData(site, title, words, action),
      ),
      ...(hourRows(facts.hours).length > 0 && !isOut("opening-hours")
        ? [make("hours", manner.hours, hoursData(site))]
        : []),
      ...(!isOut("map") && understood.place ? [make("map", manner.map, mapData(site))] : []),
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
          make("menu", ["columns", "plain"], { ...menuData(site, 12), title: "" }),
        ],
      },
      {
        id: "order",
        title: "Order online",
        label: "Order",
        isWanted: has("online-ordering"),
        blocks: () => [
          heading("Order online", "Choose, and tell us when you would like it."),
          ...(isOut("menu") ? [] : [make("menu", ["columns", "plain"], { ...menuData(site, 8), title: "" })]),
          make(
            "contact",
            manner.contact,
            contactData(site, "Your order", "Write what you would like, and when.", "Send the order"),
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
          make("services", ["cards", "plain"], productsData(site)),
          make(
            "contact",
            manner.contact,
            contactData(
              site,
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
        blocks: () => [heading("Gallery", ""), make("gallery", ["grid", "plain"], galleryData(site, 8, ""))],
      },
      {
        id: "projects",
        title: "Work",
        label: "Work",
        isWanted: has("case-studies"),
        blocks: () => [
          heading("Work", ""),
          make("journal", ["magazine", "plain"], { ...journalData(site, "project"), title: "" }),
        ],
      },
      {
        id: "events",
        title: "Events",
        label: "Events",
        isWanted: has("events"),
        blocks: () => [
          heading("Events", ""),
          make("events", manner.events, { ...eventsData(site, 5), title: "" }),
        ],
      },
      {
        id: "journal",
        title: "Journal",
        label: "Journal",
        isWanted: has("blog"),
        blocks: () => [
          heading("Journal", ""),
          make("journal", manner.journal, { ...journalData(site, "article"), title: "" }),
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
                  ...contactData(site, "Apply", "A few lines are enough to begin with.", "Send it"),
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
              site,
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
          make("booking", manner.booking, bookingData(site)),
          ...(facts.hours.length > 0 && !isOut("opening-hours")
            ? [make("hours", manner.hours, hoursData(site))]
            : []),
        ],
      },
      {
        id: "contact",
        title: "Contact",
        label: "Contact",
        isWanted: true,
        blocks: () => contactBlocks(CONTACT_TITLE, says.contact, "Send"),
      },
    ];
    return all.filter(({ isWanted }) => isWanted);
  }

  function processBlocks(): Block[] {
    const { title, steps } = sampleProcess(says.contact, name);
    return [
      make("process", manner.process, {
        kicker: "How it goes",
        title,
        text: "",
        steps: steps.map((step) => ({ ...step, text: cut(step.text, 400) })),
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
          picture: manner.call[0] === "panel" ? scene(kit, 7 + seed) : null,
        }),
      );
  }

  function closingTitle() {
    if (reach.to === "page:booking") return "Find a time that suits you";
    if (reach.to === "page:donate") return "Be part of it";
    return "Say hello";
  }
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
