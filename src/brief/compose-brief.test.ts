import { describe, expect, test, vi } from "vitest";
import { contrast } from "#src/art/colour.ts";
import { industries } from "#src/contract/industries.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { industryIds, loadIndustry } from "#src/sites/industries/industries.ts";
import { pageTitle } from "#src/sites/page-title.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { composeTones, tones } from "#src/sites/themes/compose.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import { everyNth } from "#tests/support/sample.ts";
import { siteFromBrief } from "./brief.ts";
import { composeBrief } from "./compose-brief.ts";
import { composeUnderstood } from "./compose-understood.ts";
import { loadMaterial, nearestWithMaterial } from "./material.ts";
import { features } from "./parsed-brief.ts";
import { priceLines } from "./price-lines.ts";
import { firstProposals, moreLike } from "./proposals.ts";
import { escaped } from "./short-text.ts";
import { inventedFigures, sitesOf, suggests, textsOf } from "./testing/composed.ts";
import { loadTrade } from "./trades/load-trade.ts";
import type { Trade } from "./trades/trade.ts";
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
        expect(renderStatic(site).files.length).toBeGreaterThan(1);
      }
    },
  );
});

test.each([
  [
    "Spark & Sons, award-winning electricians since 1978, Cork. Rewires, EV chargers.",
    ["Rewires", "EV chargers"],
  ],
  ["Bakery Lane is a hair salon. Balayage and braids.", ["Balayage", "Braids"]],
  ["Low Light. Natural wine bar in Berlin.", []],
  ["Tidewater Kayaks in Tofino: guided sea kayak trips from $95.", []],
])("the services of “%s” are those that it names", async (brief, offered) => {
  for (const site of (await sitesOf(brief)).sites) {
    const services = site.pages[0]?.blocks.find((block) => block.kind === "services");
    expect(services?.data.services.map(({ name }) => name) ?? []).toEqual(offered);
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
    expect(suggests(site, "pricing")).toBe(true);
  }
});

test.each([
  [
    "We're Apex Roofing in Leeds. We fix leaks and replace slate roofs.",
    "We fix leaks and replace slate roofs.",
    "",
  ],
  [
    "Dr. Amara Okafor, physiotherapist in Bristol. Clean and calm, sage green.",
    "Physiotherapist in Bristol.",
    "",
  ],
  [
    "Hello! We're Flour & Fern, a bakery with a small café at the back.",
    "Bakery with a small café at the back.",
    "",
  ],
  ["A nail salon in Porto. Pastel colours.", "Nail salon in Porto.", ""],
  [
    "Our startup Tallyo helps freelancers track time. We need pricing.",
    "Our startup Tallyo helps freelancers track time.",
    "",
  ],
  [
    "Brightside Tutors: maths tuition for GCSE in Leicester, £35 an hour.",
    "Maths tuition for GCSE in Leicester.",
    "£35 an hour.",
  ],
  [
    "Ledgerbird is a bookkeeping app for cafés. We aren't hiring so no jobs page.",
    "Bookkeeping app for cafés.",
    "",
  ],
  ['need landing page for my podcast "Night Shift" about nurses', "Night Shift.", ""],
  [
    "freelance UX designer portfolio, Anna Kowalska, Warsaw, 8 years",
    "Freelance UX designer, 8 years of experience.",
    "",
  ],
  [
    "Tattoo artist Mika, fine line, guest spots in Berlin",
    "Tattoo artist Mika, fine line, guest spots in Berlin.",
    "",
  ],
  [
    "Sailing school on the Isle of Wight, RYA courses for all. Name: Windward",
    "Sailing school on the Isle of Wight, RYA courses for all.",
    "",
  ],
  [
    "Non profit that plants trees in Kenya. 1.2 million trees so far. Donate. RootsUp",
    "Non profit that plants trees in Kenya.",
    "1.2 million trees so far.",
  ],
  ["SHEAR DELIGHT. HAIR SALON IN OTTAWA.", "Hair salon in Ottawa.", ""],
  [
    "English tutor online, IELTS prep, $25 per hour, Grace Mbeki",
    "English tutor online, IELTS prep.",
    "$25 per hour.",
  ],
])("%s begins with: %s", async (brief, headline, words) => {
  const { sites } = await sitesOf(brief);

  for (const { pages } of sites) {
    const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
    expect(hero?.data.title).toBe(headline);
    expect(hero?.data.text).toBe(words);
  }
});

test.each([
  ["A nail salon in Porto. Pastel colours.", "Nail salon, Porto"],
  ["Piano tuning and restoration in Cork. Third generation.", "Piano tuning and restoration, Cork"],
  ["Dave, plumber, Norwich. No call-out charge.", "Plumber, Norwich"],
])("a business without a name is headed by what it is and where: %s", async (brief, heading) => {
  for (const site of (await sitesOf(brief)).sites) {
    const [first] = site.pages;
    expect(site.meta.business.name).toBe("");
    expect(first && pageTitle(site, first)).toBe(heading);
    const page = renderStatic(site).files.find(({ path }) => path === "index.html")?.text;
    expect(page).toContain(`© ${heading}`);
    expect(page).not.toMatch(/Your \p{Ll}/u);
  }
});

test.each([
  ["Call or text 915-555-0142.", "Call or text 915-555-0142"],
  ["Text Jo on 07700 900123.", "Text Jo on 07700 900123"],
  ["Ring 0113 496 0188.", "Call 0113 496 0188"],
])("the button says how to reach the business: %s", async (contact, label) => {
  for (const site of (await sitesOf(`A dog groomer in Leeds called Muddy Paws. ${contact}`)).sites)
    expect(heroOf(site).action.label).toBe(label);
});

test("without a telephone or an address the button leads to what there is", async () => {
  const { sites } = await sitesOf(
    "A barber in Leeds called Petal. Cut £20, shave £15. Open Monday to Friday 9-5.",
  );

  for (const site of sites) {
    expect(heroOf(site).action).toEqual({ label: "See prices", to: "page:home#menu" });
    expect(site.pages.map(({ id }) => id)).toEqual(["home"]);
    expect(site.pages[0]?.blocks.map(({ kind }) => kind)).not.toContain("call-to-action");
  }
});

test("a second business has a section of its own, and what is refused is said once", async () => {
  const { sites } = await sitesOf(
    "Old Byre Dairy makes raw-milk cheese near Dumfries. We also rent out a holiday cottage, sleeps 4, from £95 a night. No dogs in the cottage. No shipping.",
  );

  for (const { pages } of sites) {
    const about = pages[0]?.blocks.filter((block) => block.kind === "about") ?? [];
    expect(about.map(({ data }) => [data.title, data.paragraphs.join(" ")])).toEqual([
      ["Holiday cottage", "We also rent out a holiday cottage, sleeps 4, from £95 a night."],
    ]);
    const shown = JSON.stringify(pages[0]?.blocks.filter(({ isHidden }) => !isHidden));
    expect(shown.split("No dogs in the cottage. No shipping.")).toHaveLength(2);
  }
});

test("several people are named with what they do", async () => {
  const { sites } = await sitesOf(
    "Maple & Moss is a studio in Burlington. Ines makes the ceramics and Ruth weaves the rugs.",
  );

  for (const { pages } of sites) {
    const team = pages[0]?.blocks.find((block) => block.kind === "team");
    expect(team?.data.people.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      "Ines: Makes the ceramics",
      "Ruth: Weaves the rugs",
    ]);
  }
});

test("a trade gives the words of the button, the order of the parts and the kind of business", async () => {
  const brief =
    "A place in Bath called Rye. Rye loaf £4, croissant £2.60. Open Tuesday to Friday 8-4, Saturday 8-1.";
  const understood = understand(brief);
  const material = await loadMaterial("bakery");
  const [first] = firstProposals(understood);
  if (!first) throw new Error("There is no proposal.");
  const trade = await loadTrade("bakery");
  if (!trade) throw new Error("There is no bakery.");
  const sections: Trade["sections"] = ["hours", "prices", "about", "offers", "visit"];

  const site = composeBrief(
    { text: brief, understood, material: { ...material, trade: { ...trade, sections } } },
    first,
  );

  expect(heroOf(site).action).toEqual({ label: "See opening hours", to: "page:home#hours" });
  expect(heroOf(site).second).toEqual({ label: "See what we bake", to: "page:home#menu" });
  expect(site.head?.businessType).toBe("Bakery");
  const kinds = site.pages[0]?.blocks.map(({ kind }) => kind) ?? [];
  expect(kinds.indexOf("hours")).toBeLessThan(kinds.indexOf("menu"));
});

function heroOf({ pages }: SiteDocument) {
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("There is no opening.");
  return hero.data;
}

test.each([
  ["A gallery and prices: a cut is £48.", "Cut"],
  ["Kids' cut: from £12", "Kids' cut"],
])("“%s” is the price of “%s”", (brief, name) => {
  const { prices } = understand(brief).evidence.facts;

  expect(priceLines(brief, prices).map((line) => line.name)).toEqual([name]);
});

test.each([
  { brief: "Dave, plumber in Norwich. Call 01603 496012.", ends: [] },
  {
    brief:
      "Pawel and Sons, roofers in Dundee for 22 years. Any roof. Old slates matched. Scaffolding included. Free estimates. Call 01632 960214.",
    ends: ["Free estimates."],
  },
  {
    brief:
      "Crumb is a bakery in Leeds. We make bread, buns, pies and cakes. Sourdough £4, rye £5, bun £2. Open Monday to Friday 8 to 4, Saturday 9 to 1. Everything is mixed by hand and baked in an oven that my grandfather built in 1931, and it still needs two people to open its door. On Sundays we teach children to plait bread. Call 0113 496 0000.",
    ends: ["Call 0113\u00a0496\u00a00000."],
  },
])(
  "the page ends with its button, and what it guarantees or how to reach it: $ends",
  async ({ brief, ends }) => {
    const { document } = await composeUnderstood(brief, understand(brief));

    const shown = document.pages[0]?.blocks.filter(({ isHidden }) => !isHidden) ?? [];
    expect(shown.map((one) => (one.kind === "call-to-action" ? one.data.title : "")).filter(Boolean)).toEqual(
      ends,
    );
  },
);
