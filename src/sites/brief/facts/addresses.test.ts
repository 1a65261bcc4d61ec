import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["Boilers mended.\n17 Mill Lane, Diss IP22\nMon–Fri 7.30–5.30", ["17 Mill Lane, Diss IP22"]],
  ["Ovens cleaned. 4 Mill Lane, Diss, IP22 to IP24", ["4 Mill Lane, Diss", "IP22 to IP24"]],
  [
    "Dentist\n1480 Lake Drive, Suite 210, Madison, WI\nMon–Thu 8–5",
    ["1480 Lake Drive, Suite 210, Madison, WI"],
  ],
  ["Consultants\nPeterborough Road 12, Stamford\nSince 2011", ["Peterborough Road 12, Stamford"]],
  ["Hotel, 18 rooms\n7 rue de la Gare, Beaune\nGarden", ["7 rue de la Gare, Beaune"]],
  ["Gallery\n14 Triq San Pawl, Valletta\nTue–Sat 11–19", ["14 Triq San Pawl, Valletta"]],
  ["Rings\nWorkshop 4, Craft Courtyard, Kilkenny\nRepairs", ["Workshop 4, Craft Courtyard, Kilkenny"]],
  ["Felt makers. Workshop 2, Natural Dyes, £40", []],
  ["anna, photographer\nstudio 4, the old dairy, farnham\nThanks", ["studio 4, the old dairy, farnham"]],
  [
    "Acorns Nursery\nThe Old School, Church Lane, Ashbourne DE6",
    ["The Old School, Church Lane, Ashbourne DE6"],
  ],
])("addresses of “%s”", (brief, addresses) => {
  expect(understand(brief).facts.addresses).toEqual(addresses);
});
