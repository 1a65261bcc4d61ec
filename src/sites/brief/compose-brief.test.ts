import { beforeAll, describe, expect, test, vi } from "vitest";
import { industries as trades } from "#src/contract/industries.ts";
import { everyNth } from "#tests/support/sample.ts";
import { contrast } from "../colour.ts";
import { type Block, parseDocument, type SiteDocument } from "../document.ts";
import { industryIds, loadIndustry } from "../industries/industries.ts";
import { renderStatic } from "../render-static.ts";
import { composeTones, tones } from "../themes/compose.ts";
import { coloursOf } from "../themes/theme.ts";
import { siteFromBrief } from "./brief.ts";
import { composeBrief } from "./compose-brief.ts";
import { withoutItem } from "./facts/prices.ts";
import { loadMaterial, nearestWithMaterial } from "./material.ts";
import { priceLines } from "./price-lines.ts";
import { firstProposals, moreLike } from "./proposals.ts";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";
import { understand } from "./understand.ts";
import { features } from "./understood.ts";

// Composing hundreds of sites is slow when other tests run in parallel.
vi.setConfig({ testTimeout: 120_000 });

const samples = [INDUSTRIES, "training/briefs-2.txt", "training/briefs-3.txt"].flatMap(readBriefs);

async function sitesOf(brief: string) {
  const understood = understand(brief);
  const material = await loadMaterial(understood.industry);
  const compose = (proposal: ReturnType<typeof firstProposals>[number]) =>
    composeBrief({ text: brief, understood, material }, proposal);
  const proposals = firstProposals(understood);
  return { understood, proposals, sites: proposals.map(compose), compose };
}

describe("the briefs of the tests", () => {
  const composed: { brief: string; sites: SiteDocument[] }[] = [];

  beforeAll(async () => {
    for (const { brief } of samples) {
      const { sites } = await sitesOf(brief);
      composed.push({ brief, sites });
    }
  }, 120_000);

  test("become valid sites", () => {
    for (const { sites } of composed)
      for (const site of sites) expect(parseDocument(JSON.parse(JSON.stringify(site)))).toEqual(site);
  });

  test("become three sites that differ in style and colours", () => {
    for (const { brief, sites } of composed) {
      expect(new Set(sites.map(({ meta }) => meta.template)).size, brief).toBe(3);
      expect(new Set(sites.map(({ theme }) => JSON.stringify(coloursOf(theme)))).size, brief).toBe(3);
    }
  });

  test("contain each telephone, address, price and opening time unchanged", () => {
    for (const { brief, sites } of composed) {
      const { facts, wantedOut } = understand(brief);
      const kept = [
        ...facts.phones.slice(0, 1),
        ...facts.emails.slice(0, 1),
        ...(wantedOut.includes("opening-hours") ? [] : facts.hours),
        ...(wantedOut.includes("pricing") ? [] : facts.prices.map((price) => withoutItem(price)[0])),
      ];
      for (const site of sites) for (const fact of kept) expect(textOf(site), brief).toContain(fact);
    }
  });

  test("contain no figure that is neither in the brief nor marked as a sample", () => {
    for (const { brief, sites } of composed)
      for (const site of sites) expect(inventedFigures(site, brief), brief).toEqual([]);
  });

  test("contain no page or block of a refused feature", () => {
    for (const { brief, sites } of composed) {
      const { wantedOut } = understand(brief);
      for (const site of sites)
        for (const feature of wantedOut) expect(standsFor(site, feature), `${feature}: ${brief}`).toBe(false);
    }
  });
});

test("each feature is a block or a page", async () => {
  for (const feature of features) {
    const understood = { ...understand("A restaurant called Ferro"), features: [feature] };
    const material = await loadMaterial(understood.industry);
    const [first] = firstProposals(understood);
    if (!first) throw new Error("There is no proposal.");
    const site = composeBrief({ text: "", understood, material }, first);

    expect(standsFor(site, feature), feature).toBe(true);
  }
});

describe("every industry with texts", () => {
  test.each(everyNth(industryIds, 5))(
    "%s: no person, place, praise or price of the sample is presented as the owner's",
    async (id) => {
      const industry = await loadIndustry(id);
      const name = trades.find((trade) => trade.id === id)?.name ?? id;
      const brief = `${name}. We want everything.`;
      const understood = { ...understand(brief), industry: id, features: [...features], name: "Quill" };
      const material = await loadMaterial(id);

      for (const proposal of [
        ...firstProposals(understood),
        ...moreLike({ family: "ledger", seed: 0, turn: 0 }),
      ]) {
        const site = composeBrief({ text: brief, understood, material }, proposal);
        const texts = textsOf(site);
        const said = texts.join("\n");
        const foreign = [
          ...industry.people.flatMap((person) => [person.name, person.text]),
          ...industry.testimonials.flatMap((voice) => [voice.name, voice.quote]),
          ...Object.values(industry.places).flatMap(({ street, town, phone, email }) => [
            street,
            town,
            phone,
            email,
          ]),
          ...Object.values(industry.openings).map((opening) => opening.name),
          ...industry.partners,
        ].filter((text) => text.length > 3 && !name.includes(text));
        expect(
          foreign.filter((text) => new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, "u").test(said)),
        ).toEqual([]);
        expect(inventedFigures(site, brief)).toEqual([]);
        expect(renderStatic(site).files.length).toBeGreaterThan(3);
      }
    },
  );
});

test.each([
  [
    "Tidewater Kayaks in Tofino: guided sea kayak trips from $95.",
    "Tidewater Kayaks: guided sea kayak trips in Tofino.",
    ["Guided sea kayak trips from $95"],
  ],
  [
    "Spark & Sons, award-winning electricians since 1978, Cork. Rewires, EV chargers.",
    "Spark & Sons, award-winning electricians since 1978, Cork.",
    ["Rewires", "EV chargers"],
  ],
  [
    "Bakery Lane is a hair salon. Balayage and braids.",
    "Bakery Lane is a hair salon.",
    ["Balayage", "Braids"],
  ],
  ["Low Light. Natural wine bar in Berlin.", "Low Light is a natural wine bar in Berlin.", []],
  ["Dental surgery in Hull, two dentists.", "Dental surgery in Hull, two dentists.", []],
  ["Cedar Grove Pediatrics. Doctor bios please.", "Cedar Grove Pediatrics is a medical practice.", []],
])("%s describes itself as the brief does", async (brief, introduction, offered) => {
  for (const site of (await sitesOf(brief)).sites) {
    expect(site.pages[0]?.description).toBe(introduction);
    const services = site.pages[0]?.blocks.find((block) => block.kind === "services");
    expect(
      services?.data.services
        .filter(({ unit }) => unit === "")
        .map(({ name, price }) => `${name} ${price}`.trim())
        .slice(0, offered.length),
    ).toEqual(offered);
  }
});

test("an industry without texts uses those of the nearest one", () => {
  for (const { id } of trades) expect(industryIds).toContain(nearestWithMaterial(id));
  expect(nearestWithMaterial("bakery", ["law-firm", "restaurant"])).toBe("restaurant");
  expect(nearestWithMaterial("dentist", ["law-firm", "hair-salon"])).toBe("hair-salon");
});

test("named colours are used, and all texts are readable on them", async () => {
  for (const wish of [
    "navy and gold",
    "forest green",
    "hot pink and black",
    "white",
    "yellow",
    "#1d3557 and #e63946",
    "pastel",
    "dark",
    "cream",
  ]) {
    const { sites } = await sitesOf(`A hair salon called Velvet Hour in ${wish} colours`);
    for (const site of sites) {
      const roles = composeTones(coloursOf(site.theme));
      for (const tone of tones) {
        const { ground, surface, ink, muted, fill, onFill } = roles[tone];
        for (const [front, back] of [
          [ink, ground],
          [muted, ground],
          [ink, surface],
          [onFill, fill],
        ] as const)
          expect(contrast(front, back), `${wish}, ${tone}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("more proposals like one are three others in the same style, deterministically", async () => {
  const { understood, proposals, compose, sites } = await sitesOf("A law firm called Baker & Sons, formal");
  const [first] = proposals;
  if (!first) throw new Error("There is no proposal.");

  const more = moreLike(first);

  expect(more.map(({ family }) => family)).toEqual([first.family, first.family, first.family]);
  expect(more.map(compose)).toEqual(more.map(compose));
  expect(
    new Set([sites[0], ...more.map(compose)].map((site) => JSON.stringify(site?.theme))).size,
  ).toBeGreaterThanOrEqual(3);
  expect(firstProposals(understood)).toEqual(proposals);
});

test("markup and links in a brief stay text", async () => {
  const { document } = await siteFromBrief(
    'A bar called "<img src=x onerror=alert(1)>". Call 020 7946 0123. javascript:alert(1) <script>alert(2)</script>',
  );

  const html = renderStatic(document)
    .files.map(({ text }) => text)
    .join("\n");
  expect(html).not.toMatch(/<script|<img src=x|href="javascript:/);
});

test.each([
  "We're Apex Roofing in Leeds. We fix leaks and replace slate roofs. Prices, FAQ, team, booking.",
  "Second Wind is a bike repair co-op in Portland. Prices, FAQ, team, booking.",
  "I'm a piano tuner called Henrik Dahl working across Copenhagen. Prices, FAQ, team, booking.",
  "Zorble makes paper kites in Bath. Prices, FAQ, team, booking.",
  "Zorble makes paper kites in Bath. Colourful and fun. Prices, FAQ, booking.",
])("a business unlike its industry gets none of the industry's services: %s", async (brief) => {
  const { understood, sites } = await sitesOf(brief);
  const { services, priceList, questions } = (await loadMaterial(understood.industry)).industry;
  const foreign = [
    ...services.map(({ name }) => name),
    ...priceList.flatMap(({ entries }) => entries.map(({ name }) => name)),
    ...questions.map(({ question }) => question),
  ];

  for (const site of sites) {
    const texts = new Set(textsOf(site));
    expect(foreign.filter((text) => texts.has(text))).toEqual([]);
    expect(textOf(site)).toContain("Sample service 1");
    expect(standsFor(site, "pricing")).toBe(true);
  }
});

test("a garage gets those of a garage", async () => {
  const { sites } = await sitesOf("Hill Road Garage, Hull. MOTs and servicing.");

  for (const site of sites) expect(textOf(site)).not.toContain("Sample service 1");
});

test.each([
  [
    "We're Apex Roofing in Leeds. We fix leaks and replace slate roofs.",
    "Apex Roofing is a roofing company in Leeds. We fix leaks and replace slate roofs.",
  ],
  [
    "Dr. Amara Okafor, physiotherapist in Bristol. Clean and calm, sage green.",
    "Dr. Amara Okafor, physiotherapist in Bristol.",
  ],
  [
    "Hello! We're Flour & Fern, a bakery with a small café at the back.",
    "Flour & Fern is a bakery with a small café at the back.",
  ],
  ["A nail salon in Porto. Pastel colours.", "A nail salon in Porto."],
  [
    "Our startup Tallyo helps freelancers track time. We need pricing.",
    "Tallyo helps freelancers track time.",
  ],
  [
    "Brightside Tutors: maths tuition for GCSE in Leicester, £35 an hour.",
    "Brightside Tutors: maths tuition for GCSE in Leicester.",
  ],
  [
    "Ledgerbird is a bookkeeping app for cafés. We aren't hiring so no jobs page.",
    "Ledgerbird is a bookkeeping app for cafés.",
  ],
  [
    "Brewline is a SaaS that helps coffee roasters track inventory, $49/month, free 14 day trial",
    "Brewline is a SaaS that helps coffee roasters track inventory.",
  ],
  ['need landing page for my podcast "Night Shift" about nurses', "Night Shift is a podcast."],
  [
    "freelance UX designer portfolio, Anna Kowalska, Warsaw, 8 years",
    "Anna Kowalska is a freelance UX designer in Warsaw.",
  ],
  ["Tattoo artist Mika, fine line, guest spots in Berlin", "Mika is a tattoo artist in Berlin."],
  [
    "Sailing school on the Isle of Wight, RYA courses for all. Name: Windward",
    "Windward is a sailing school on the Isle of Wight. RYA courses for all.",
  ],
  [
    "Non profit that plants trees in Kenya. 1.2 million trees so far. Donate. RootsUp",
    "RootsUp is a non profit that plants trees in Kenya.",
  ],
  ["SHEAR DELIGHT. HAIR SALON IN OTTAWA.", "Shear Delight is a hair salon in Ottawa."],
  ["English tutor online, IELTS prep, $25 per hour, Grace Mbeki", "Grace Mbeki is an English tutor."],
  ["We rent out kayaks on Lake Bled, open May to September", "A kayak rental business on Lake Bled."],
])("%s begins with: %s", async (brief, words) => {
  const { sites } = await sitesOf(brief);

  for (const { pages } of sites) {
    const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
    expect(hero?.data.text).toBe(words);
  }
});

test("a business without a name is called by its noun", async () => {
  const { sites } = await sitesOf("A nail salon in Porto. Pastel colours.");

  for (const { meta } of sites) expect(meta.business.name).toBe("Your nail salon");
});

/** Returns all texts that a visitor reads. Texts of one list entry are joined. */
function textsOf(site: SiteDocument): string[] {
  const texts: string[] = [];
  const look = (value: unknown, key = "") => {
    if (
      typeof value === "string" &&
      !/^(?:to|id|kind|path|scene|variant|tone|look|palette|fonts|template|language|side)$/.test(key)
    )
      texts.push(value);
    else if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value))
        if (name !== "picture" && !/Picture$/.test(name)) look(one, name);
  };
  look({ meta: { ...site.meta, notice: "" }, pages: site.pages });
  return texts;
}

const textOf = (site: SiteDocument) => textsOf(site).join("\n");

/** Returns texts with figures that are neither in the brief nor marked as samples. */
function inventedFigures(site: SiteDocument, brief: string) {
  const found: string[] = [];
  const look = (value: unknown, isSample: boolean) => {
    if (typeof value === "string") {
      for (const [figure] of value.matchAll(/\d[\d.,:]*\d|\d/g))
        if (!isSample && !brief.includes(figure) && !/^[Ss]ample/.test(value)) found.push(value);
    } else if (Array.isArray(value)) for (const one of value) look(one, isSample);
    else if (typeof value === "object" && value !== null) {
      const own = Object.values(value)
        .flat()
        .filter((one) => typeof one === "string");
      const isMarked = isSample || own.some((text) => /^[Ss]ample\b/.test(text));
      for (const [key, one] of Object.entries(value))
        if (
          !/^(?:id|to|kind|scene|variant|seed|index|template|picture|label|beforePicture|afterPicture)$/.test(
            key,
          ) ||
          (key === "label" && !("scene" in value))
        )
          look(one, isMarked);
    }
  };
  for (const { blocks } of site.pages) for (const { data } of blocks) look(data, false);
  return found;
}

/** Whether the site contains the block or page of a feature. */
function standsFor({ pages }: SiteDocument, feature: string) {
  const blocks = pages.flatMap((page) => page.blocks);
  const has = (...kinds: Block["kind"][]) => blocks.some(({ kind }) => kinds.includes(kind));
  const page = (id: string) => pages.some((one) => one.id === id);
  const forms = blocks.some(({ kind, variant }) => kind === "contact" && variant !== "lines");
  switch (feature) {
    case "booking":
      return page("booking");
    case "online-ordering":
      return page("order");
    case "menu":
      return page("menu") && pages.some(({ label }) => label === "Menu");
    case "pricing":
      return blocks.some(
        (block) =>
          block.kind === "menu" &&
          block.data.sections.some(({ entries }) => entries.some(({ price }) => price)),
      );
    case "gallery":
      return has("gallery");
    case "testimonials":
      return has("testimonials");
    case "team":
      return has("team");
    case "faq":
      return has("questions");
    case "contact-form":
      return page("contact") && forms;
    case "opening-hours":
      return has("hours");
    case "map":
      return has("map");
    case "blog":
      return page("journal");
    case "newsletter":
      return has("newsletter");
    case "shop":
      return page("shop");
    case "events":
      return has("events");
    case "donations":
      return page("donate");
    case "emergency-call":
      return has("banner");
    case "before-after":
      return has("comparison");
    case "case-studies":
      return page("projects");
    case "careers":
      return page("careers");
    default:
      throw new Error(`Say what ${feature} stands for.`);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each([
  ["A gallery and prices: a cut is £48.", "Cut"],
  ["Kids' cut: from £12", "Kids' cut"],
])("“%s” is the price of “%s”", (brief, name) => {
  const { prices } = understand(brief).evidence.facts;

  expect(priceLines(brief, prices).map((line) => line.name)).toEqual([name]);
});
