import { describe, expect, test } from "vitest";
import { siteFromBrief } from "../brief.ts";
import { understand } from "../understand.ts";

describe("a list that states its currency once", () => {
  test.each([
    ["A bakery in Lisbon: sourdough 6 euros, croissant 2.50", ["Sourdough €6", "Croissant €2.50"]],
    ["A plumber in Leeds, boiler service 85 pounds, tap repair 60", ["Boiler service £85", "Tap repair £60"]],
    ["A barber: haircut £30, beard trim 15", ["Haircut £30", "Beard trim £15"]],
    ["A café in Bath: coffee 3, cake 4.50 euros", ["Coffee €3", "Cake €4.50"]],
    ["A café: coffee 3 and cake 4.50 euros", ["Coffee €3", "Cake €4.50"]],
    [
      "Barber.\nHaircut £30\nBeard trim 15\nHot towel shave 25",
      ["Haircut £30", "Beard trim £15", "Hot towel shave £25"],
    ],
    ["Boiler Service 85 Pounds, Tap Repair 60. Leeds.", ["Boiler Service £85", "Tap Repair £60"]],
    ["A bike shop in Ghent. Tune-up 80€, flat fix 15", ["Tune-up 80€", "Flat fix 15€"]],
    ["A piano tuner. Tuning 900 kr, regulation 400", ["Tuning 900 kr", "Regulation 400 kr"]],
    [
      "City walk 25 EUR per person, night walk 30 per person",
      ["City walk 25 EUR per person", "Night walk 30 EUR per person"],
    ],
    ["A tutor. One hour 40 quid, group lesson 15 each", ["One hour £40", "Group lesson £15 each"]],
    [
      "A builder. Bathroom £5,000, kitchen 8000, loft 20,000",
      ["Bathroom £5,000", "Kitchen £8000", "Loft £20,000"],
    ],
    ["A salon. Colour £60-80, highlights 70-120", ["Colour £60-80", "Highlights £70-120"]],
    ["Full groom £45, bath and brush 25, nails 10", ["Full groom £45", "Bath and brush £25", "Nails £10"]],
    ["A cinema. Adults £10, children 6", ["Adults £10", "Children £6"]],
    [
      "A garage. MOT £40, tyres from 45, wheel alignment is 60",
      ["MOT £40", "Tyres from £45", "Wheel alignment £60"],
    ],
  ])("gives it to each of its prices: %s", async (brief, lines) => {
    expect(await priceListOf(brief)).toEqual(lines);
  });

  test("keeps a price that two items share", async () => {
    const brief = "A barber. Haircut £30, beard trim £15, shave £30";

    expect(await priceListOf(brief)).toEqual(["Haircut £30", "Beard trim £15", "Shave £30"]);
    expect(understand(brief).facts.prices).toEqual(["£30", "£15"]);
  });

  test("leaves prices unchanged if each states its currency", async () => {
    expect(await priceListOf("A barber: haircut 20 quid, beard trim 10 pounds")).toEqual([
      "Haircut 20 quid",
      "Beard trim 10 pounds",
    ]);
  });

  test("offers each item with its price, and mistakes none of them for the name", async () => {
    const { document, understood } = await siteFromBrief(
      "A bakery in Lisbon. Sourdough 6 euros, croissant 2.50.",
    );
    const menu = document.pages[0]?.blocks.find(({ kind }) => kind === "menu");

    expect(understood.name).toBeUndefined();
    expect(understood.offers?.map(({ text }) => text)).toEqual(["sourdough", "croissant"]);
    expect(menu).toMatchObject({
      data: {
        sections: [
          {
            entries: [
              expect.objectContaining({ name: "Sourdough", price: "€6" }),
              expect.objectContaining({ name: "Croissant", price: "€2.50" }),
            ],
          },
        ],
      },
    });
    expect(JSON.stringify(document)).not.toContain("6 euros, croissant");
  });
});

describe("a list of prices without a currency", () => {
  test.each([
    ["A barber in Leeds. Prices: haircut 30, beard trim 15", ["Haircut £30", "Beard trim £15"]],
    ["A barber in Dublin 8. Prices: haircut 30, beard trim 15", ["Haircut €30", "Beard trim €15"]],
    ["A barber in Austin, TX. Prices: haircut 30, beard trim 15", ["Haircut $30", "Beard trim $15"]],
    ["A barber in Brooklyn. Prices: haircut 30, beard trim 15", ["Haircut $30", "Beard trim $15"]],
    ["A barber in Oslo. Prices: haircut 400, beard trim 250", ["Haircut 400 kr", "Beard trim 250 kr"]],
    ["A barber in Zurich. Prices: haircut 60, beard trim 30", ["Haircut CHF 60", "Beard trim CHF 30"]],
    ["A barber in Mumbai. Prices: haircut 300, beard trim 150", ["Haircut ₹300", "Beard trim ₹150"]],
  ])("takes the currency of the place: %s", async (brief, lines) => {
    expect(await priceListOf(brief)).toEqual(lines);
  });

  test.each([
    ["A barber. Prices: haircut 30, beard trim 15", ["Haircut £30", "Beard trim £15"]],
    ["A gym. Prices: day pass 15, monthly pass 60", ["Day pass $15", "Monthly pass $60"]],
  ])("takes the currency of its industry if the place has none: %s", async (brief, lines) => {
    expect(await priceListOf(brief)).toEqual(lines);
  });

  test.each([
    ["A barber in Leeds. Haircut 30, beard trim 15, hot shave 20.", ["30", "15", "20"]],
    ["A café in Leeds with coffee 3, cake 4.50 and soup 6", ["3", "4.50", "6"]],
    ["Our prices are: cut 48, colour 90", ["48", "90"]],
    ["We charge: kitchen 2000, bathroom 1500", ["2000", "1500"]],
  ])("is recognised by its form: %s", (brief, prices) => {
    expect(understand(brief).facts.prices).toEqual(prices);
  });
});

test.each([
  "A bakery since 1998, 12 rooms, 3 locations",
  "A hotel with 12 rooms, 3 locations, doubles £90, since 1998",
  "Haircut £30, open 9 to 5, call 0113 496 0188",
  "Coffee £3, tables 12, chairs 40, seats 60",
  "Dog walks £15, ages 5, team of 12, up to 6",
  "A gym: membership $40, deposit 50%, classes at 7",
  "Haircut £30, 15 Mill Road, Leeds",
  "Haircut £30, Mill Road 15, Leeds",
  "Haircut £30, in Dublin 8",
  "Haircut £30, Berlin 10115",
  "Haircut £30, established 1987, VAT 20",
  "Phone screens £80, iPhone 12, iPhone 13",
  "Tutoring £30, key stage 2, year 7, grade 5",
  "Cocktails £9, open Mon 9, Tue 10",
  "A cocktail bar called Fjord 61, cocktails £9",
  "Salon 22, haircut £30",
  "Highway 61, Route 66, Studio 54",
  "Psalm 23, hymn 45, a church in York",
  "Rooms 12, seats 40, staff 6",
  "Delivery in Leeds 6, Leeds 7",
  "We need pages 5, photos 20",
  "Massage £60, 90 minutes, 10% off, 30 day guarantee",
  "Opening hours 8-6, chairs 12, Rs 500 a class",
])("a figure next to a price is not a price: %s", (brief) => {
  const bare = understand(brief).facts.prices.filter((price) => /^\d+$/.test(price));

  expect(bare).toEqual([]);
});

test("a figure at the end of a business name belongs to the name", () => {
  expect(understand("Salon 22, haircut £30, colour 60").name).toBe("Salon 22");
  expect(understand("A cocktail bar. Fjord 61, cocktails £9").name).toBe("Fjord 61");
  expect(understand("A café in Bath. Coffee 3, cake 4.50 euros.").name).toBeUndefined();
});

/** Returns the prices that a site lists, each with its name. */
async function priceListOf(brief: string) {
  const { document } = await siteFromBrief(brief);
  const menu = document.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === "menu");
  return menu?.data.sections.flatMap(({ entries }) => entries.map(({ name, price }) => `${name} ${price}`));
}
