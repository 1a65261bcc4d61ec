import { expect, test } from "vitest";
import {
  answerSentence,
  contactSentence,
  nameSentence,
  offersToTick,
  placeSentence,
  withOffer,
  withSentence,
  yesOrNo,
} from "./answers.ts";
import { loadTrade } from "./trades/load-trade.ts";
import { understand } from "./understand.ts";

test("a telephone number and an email address are told apart, and read from the brief", () => {
  expect(contactSentence(" 01632 960001 ")).toBe("Call 01632 960001.");
  expect(contactSentence("hello@crumb.example")).toBe("Email hello@crumb.example.");
  expect(contactSentence("soon")).toBeUndefined();
  expect(contactSentence("12")).toBeUndefined();

  const { facts } = understand(withSentence("bakery in Leeds", "Call 01632 960001."));
  expect(facts.phones).toEqual(["01632 960001"]);
});

test.each(["Crumb & Co.", "The Bike Shed", "A1 Bikes Ltd", "crumb"])(
  "the name %s is read from its sentence",
  (name) => {
    for (const brief of ["I fix bikes in Leeds", "We tune pianos.", "bakery"])
      expect(understand(withSentence(brief, nameSentence(name))).name?.toLowerCase()).toBe(
        name.toLowerCase().replace(/\.$/, ""),
      );
  },
);

test("a place is read from its sentence, in the person of the owner", () => {
  expect(placeSentence("Leeds", "I fix bikes.")).toBe("I am in Leeds.");
  expect(placeSentence("Leeds", "We fix bikes.")).toBe("We are in Leeds.");
  expect(understand("I fix bikes. I am in Leeds.").place).toBe("Leeds");
});

test("yes and no become sentences only where the question can be turned", () => {
  expect(yesOrNo("Do you repair while customers wait?", "We fix bikes.")).toEqual({
    yes: "We repair while customers wait.",
    no: "We don’t repair while customers wait.",
  });
  expect(yesOrNo("Do you work on e-bikes, and which systems?", "I fix bikes.")?.yes).toBe(
    "I work on e-bikes.",
  );
  expect(yesOrNo("Do you sell parts or second-hand bicycles?", "We fix bikes.")).toBeUndefined();
  expect(yesOrNo("How soon is a bicycle ready?", "We fix bikes.")).toBeUndefined();
});

test("an answer is the owner's sentence; one that says nothing by itself is none", () => {
  const ask = (answer: string) => answerSentence("How soon is a bicycle ready?", answer, "We fix bikes.");

  expect(ask("most bikes are ready  the same day")).toBe("Most bikes are ready the same day.");
  expect(ask("same day")).toBeUndefined();
  expect(ask("Yes!")).toBeUndefined();
  expect(answerSentence("Do you repair while customers wait?", "no", "We fix bikes.")).toBe(
    "We don’t repair while customers wait.",
  );
});

test("ticked offers stand in one sentence, can be unticked, and leave the rest of the brief alone", async () => {
  const trade = await loadTrade("bicycle-workshop");
  if (!trade) throw new Error("There is no such trade.");
  const brief = "I repair bicycles in Leeds";

  const one = withOffer(brief, trade, "Wheel building", true);
  const two = withOffer(`${one} Call 01632 960001.`, trade, "Collection and delivery", true);

  expect(one).toBe("I repair bicycles in Leeds. I also offer wheel building.");
  expect(two).toBe(
    "I repair bicycles in Leeds. I also offer wheel building, and collection and delivery. Call 01632 960001.",
  );
  expect(understand(two).offers?.map(({ text }) => text)).toEqual([
    "wheel building",
    "collection and delivery",
  ]);
  expect(offersToTick(two, trade).filter(({ isTicked }) => isTicked)).toEqual([
    { name: "Wheel building", isTicked: true },
    { name: "Collection and delivery", isTicked: true },
  ]);
  const none = ["Wheel building", "Collection and delivery"].reduce(
    (text, offer) => withOffer(text, trade, offer, false),
    two,
  );
  expect(none).toBe("I repair bicycles in Leeds. Call 01632 960001.");
});

test("a list that the owner wrote is not taken for ticks", async () => {
  const trade = await loadTrade("bicycle-workshop");
  const brief = "We repair bicycles. We also offer wheel building, and tea.";

  expect(offersToTick(brief, trade).some(({ isTicked }) => isTicked)).toBe(false);
  expect(offersToTick(brief, trade).map(({ name }) => name)).not.toContain("Wheel building");
});
