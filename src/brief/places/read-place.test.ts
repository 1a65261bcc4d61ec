import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["Physio in Glenelg South Australia", "Glenelg South Australia"],
  ["The Old Forge, Lower Slaughter, Gloucestershire", "Lower Slaughter, Gloucestershire"],
  ["Chelsea Brown Photography, weddings in Kent", "Kent"],
  ["Ludlow's newest bakery: Crumb. People travel from Norwich to see us.", "Ludlow"],
  ["Name: Crumb\nType: bakery\nLocation: Deal, Kent\nMobile 07700 900123", "Deal, Kent"],
  ["The bakery is at 4-44 Trafalgar Street, Nelson 7010. Open daily.", "Nelson"],
  ["No. 61 – gym\nBury St Edmunds\nAddress: 47B Church Walk", "Bury St Edmunds"],
  ["garage in king's lynn, mot and repairs", "King's Lynn"],
  ["A travel agency in Hove. We plan rail holidays across Europe.", "Hove"],
  ["A florist in Matlock.\n\nKind regards,\nWendell", "Matlock"],
  ["Mobile hairdresser covering Leeds", "Leeds"],
  ["We sell normal bread at a fair price. No deal is too small.", undefined],
])("the place of “%s” is %s", (brief, place) => {
  expect(understand(brief).place).toBe(place);
});
