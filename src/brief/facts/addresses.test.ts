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
  ["anna, photographer\nstudio 4, the old dairy, farnham\nThanks", ["studio 4, the old dairy, farnham"]],
  ["Acorns Nursery\nThe Old School, Church Lane, Ashbourne DE6", ["Church Lane, Ashbourne DE6"]],
])("addresses of “%s”", (brief, addresses) => {
  expect(understand(brief).facts.addresses).toEqual(addresses);
});
