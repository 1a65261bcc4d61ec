import { expect, test } from "vitest";
import { composeBrief } from "../compose-brief.ts";
import { loadMaterial } from "../material.ts";
import { industryShown } from "../own-kind.ts";
import { firstProposals } from "../proposals.ts";
import { understand } from "../understand.ts";

test.each([
  ["addresses", "Newborns in a garden studio in Godalming, GU7. Gallery, price.", ["GU7"]],
  ["addresses", "Ovens cleaned in Cheltenham, GL50 to GL54, and GL5, GL6", ["GL50 to GL54", "GL5", "GL6"]],
  ["addresses", "Pints in Glasgow G3, off the M4, with CO2 and WD40 and IP67 lamps", ["G3"]],
  ["addresses", "Mediators in Boise, 83702; call us", ["83702"]],
  ["codes", "We let flats (LARN1808002). Kind. SC048803", ["LARN1808002", "SC048803"]],
  [
    "codes",
    "Sweeps, CSIA #55501. NM Lic. 355501; RBQ 5550-1234-01",
    ["CSIA #55501", "NM Lic. 355501", "RBQ 5550-1234-01"],
  ],
  ["codes", "Attorney, Bar No. 0555018. Heat, Gas reg 112233", ["Bar No. 0555018", "Gas reg 112233"]],
  ["codes", "Electrics, Part P, HIES, on Grade II* farmhouses", ["Part P", "HIES", "Grade II*"]],
  [
    "codes",
    "Maths, GCSE and A level, Ofsted Outstanding 2023 too",
    ["GCSE and A level", "Ofsted Outstanding 2023"],
  ],
  [
    "codes",
    "Wills, no sale no fee. Tooting, landlords only. Website only.",
    ["no sale no fee", "landlords only"],
  ],
  [
    "codes",
    "Hammam, women only Tue & Thu, licensed until midnight",
    ["women only Tue & Thu", "licensed until midnight"],
  ],
  [
    "codes",
    "News here. © 2016 Drover's Books. Copyright 2005–2022 Greenacre",
    ["© 2016", "Copyright 2005–2022"],
  ],
  [
    "codes",
    "Advocate. Enrol. No. KL/204/1999. Kiln, GMA member 30417; Practice code Z00417",
    ["Enrol. No. KL/204/1999", "GMA member 30417", "Practice code Z00417"],
  ],
  [
    "codes",
    "Movers in Boise. Bonded. Caterers, veg only. All staff insured, always",
    ["Bonded", "veg only", "insured"],
  ],
  ["codes", "DRAINS IN GRIMSBY. CHAS ACCREDITED. WE ARE TRAINED", ["CHAS ACCREDITED"]],
  [
    "codes",
    "Choir, free for schools, unlimited coffee, no booking fees. Emergency number 07700 900123",
    ["free for schools", "unlimited coffee", "no booking fees"],
  ],
  [
    "phones",
    "Plumber, Corgi registered, Cork, 01 555 0199. Warm regards, 01632 960111",
    ["01 555 0199", "01632 960111"],
  ],
  ["addresses", "Barber. Open 8 till 8, Alma Road, Bootle", ["Alma Road, Bootle"]],
  [
    "addresses",
    "Forge at Unit 6 Weir Yard, Selby; also 20 Hope St E, Selby",
    ["Unit 6 Weir Yard, Selby", "20 Hope St E, Selby"],
  ],
  ["addresses", "Dentist\n160 N. 4th Street\nmore than 12 years", ["160 N. 4th Street"]],
  ["addresses", "Sarees at Shop No. 9, Temple Road, Pune", ["Shop No. 9, Temple Road, Pune"]],
  ["years", "His since 2003-ish (check). Any mini 1959 to 2000.", ["since 2003-ish", "1959 to 2000"]],
] as const)("%s of “%s”", (kind, brief, facts) => {
  expect(understand(brief).facts[kind]).toEqual(facts);
});

test("districts, numbers and seals stand on every site in the owner's spelling", async () => {
  const text =
    "Thistle Lettings, a letting agent in Godalming, GU7. LARN1808002, Part P, no sale no fee. © 2016 Thistle.";
  const understood = understand(text);
  const material = await loadMaterial(industryShown(text, understood));
  for (const proposal of firstProposals(understood)) {
    // A fact may begin a line.
    const said = JSON.stringify(composeBrief({ text, understood, material }, proposal)).replace(
      "No sale",
      "no sale",
    );
    for (const fact of ["GU7", "LARN1808002", "Part P", "no sale no fee", "© 2016"])
      expect(said).toContain(fact);
    expect(said).not.toContain("Find us at GU7");
    expect(said).not.toContain("2016 is when it began");
  }
});
