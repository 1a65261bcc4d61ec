import { describe, expect, test, vi } from "vitest";
import { contrast } from "#src/art/colour.ts";
import { industries } from "#src/contract/industries.ts";
import { industryIds, loadIndustry } from "#src/sites/industries/industries.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { composeTones, tones } from "#src/sites/themes/compose.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import { everyNth } from "#tests/support/sample.ts";
import { siteFromBrief } from "./brief.ts";
import { composeBrief } from "./compose-brief.ts";
import { loadMaterial, nearestWithMaterial } from "./material.ts";
import { features } from "./parsed-brief.ts";
import { priceLines } from "./price-lines.ts";
import { firstProposals, moreLike } from "./proposals.ts";
import { inventedFigures, sitesOf, standsFor, textOf, textsOf } from "./testing/composed.ts";
import { understand } from "./understand.ts";

// Whole sites by the hundred take long where others work beside.
vi.setConfig({ testTimeout: 120_000 });

describe("every trade that there are words for", () => {
  test.each(everyNth(industryIds, 5))(
    "%s: no person, place, praise or price of the sample is presented as the owner's",
    async (id) => {
      const industry = await loadIndustry(id);
      const name = industries.find((trade) => trade.id === id)?.name ?? id;
      const brief = `${name}. We want everything.`;
      const understood = { ...understand(brief), industry: id, features: [...features], name: "Quill" };
      const material = await loadMaterial(id);

      for (const proposal of [
        ...firstProposals(understood),
        ...moreLike({ style: "ledger", seed: 0, turn: 0 }),
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
])("%s says of itself what the brief does", async (brief, introduction, offered) => {
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

test("a trade without words of its own takes those of the nearest that has some", () => {
  for (const { id } of industries) expect(industryIds).toContain(nearestWithMaterial(id));
  expect(nearestWithMaterial("bakery", ["law-firm", "restaurant"])).toBe("restaurant");
  expect(nearestWithMaterial("dentist", ["law-firm", "hair-salon"])).toBe("hair-salon");
});

test("colours that were named are there, and everything can be read on them", async () => {
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

test("more like one are three others of its style, the same each time", async () => {
  const { understood, proposals, compose, sites } = await sitesOf("A law firm called Baker & Sons, formal");
  const [first] = proposals;
  if (!first) throw new Error("There is no proposal.");

  const more = moreLike(first);

  expect(more.map(({ style }) => style)).toEqual([first.style, first.style, first.style]);
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
])("a business that does otherwise than its trade is given none of its services: %s", async (brief) => {
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

test("a garage is given those of a garage", async () => {
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

test("who has no name is called what the brief says", async () => {
  const { sites } = await sitesOf("A nail salon in Porto. Pastel colours.");

  for (const { meta } of sites) expect(meta.business.name).toBe("Your nail salon");
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each([
  ["A gallery and prices: a cut is £48.", "Cut"],
  ["Kids' cut: from £12", "Kids' cut"],
])("“%s” is the price of “%s”", (brief, name) => {
  const { prices } = understand(brief).evidence.facts;

  expect(priceLines(brief, prices).map((line) => line.name)).toEqual([name]);
});
