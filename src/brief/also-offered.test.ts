import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const offered = (brief: string) => understand(brief).offers?.map(({ text }) => text);

test("the owner's “also” list is read as offers, and “and” inside an offer does not divide it", () => {
  expect(
    offered(
      "I repair bicycles in Leeds. We also offer wheel building, collection and delivery, and MOT checks.",
    ),
  ).toEqual(["wheel building", "collection and delivery", "MOT checks"]);
  expect(offered("I tune pianos in Cork. I also offer key and pedal repairs, and restringing.")).toEqual([
    "key and pedal repairs",
    "restringing",
  ]);
});

test("it follows the offers that the brief names before, past their usual number", () => {
  const before =
    "Spoke Folk is a bicycle workshop in Leeds. Services: puncture repair, brake repair, gear repair, chain repair, wheel truing, bike fitting, frame repair.";

  expect(offered(before)).toHaveLength(5);
  expect(offered(`${before} We also offer wheel building, and e-bike servicing.`)).toEqual([
    ...(offered(before) ?? []),
    "wheel building",
    "e-bike servicing",
  ]);
});

test("a sentence that says more than a list is none", () => {
  expect(
    offered("I repair bicycles in Leeds. We also offer a van that is fitted out as a workshop."),
  ).toBeUndefined();
});
