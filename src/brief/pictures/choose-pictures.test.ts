import { beforeAll, describe, expect, it } from "vitest";
import type { SubjectIndex } from "#src/art/subjects/subject.ts";
import { loadSubjectIndex } from "#src/art/subjects/subjects.ts";
import { type PictureBrief, PictureChooser } from "./choose-pictures.ts";

const subject = (word: string, more: Partial<SubjectIndex[string]> = {}): SubjectIndex[string] => ({
  words: [word],
  doing: [],
  of: [],
  mood: ["calm"],
  label: `A ${word}`,
  view: "stands",
  topic: "test",
  ...more,
});

const index: SubjectIndex = {
  bicycle: subject("bicycle", { words: ["bicycle", "bike"], doing: ["bicycle repair"] }),
  "bicycle-wheel": subject("bicycle wheel", { doing: ["wheel truing"] }),
  spanner: subject("spanner", { view: "above" }),
  car: subject("car"),
  van: subject("van"),
  dog: subject("dog"),
  cat: subject("cat"),
  parrot: subject("parrot", { mood: ["lively"] }),
  "cheese-wheel": subject("cheese wheel", { words: ["cheese wheel", "cheese"], of: ["dairy"] }),
  cow: subject("cow"),
  loaf: subject("loaf", { words: ["loaf", "bread"], of: ["wheat"] }),
  gate: subject("gate", { words: ["gate", "steel gate"] }),
  candle: subject("candle", { mood: ["calm", "grave"] }),
  rose: subject("rose", { mood: ["festive"] }),
};

const workshop = {
  subjects: ["bicycle", "bicycle wheel", "spanner"],
  notShown: ["car"],
  names: ["bike repair"],
  work: ["true wheels"],
};
const choose = (text: string, more: Partial<PictureBrief> = {}) =>
  new PictureChooser({ text, index, key: "a", ...more });
const shows = ({ picture }: ReturnType<PictureChooser["first"]>) =>
  picture.kind === "subject" ? picture.subjects : picture.kind;

describe("A first picture", () => {
  it("shows the brief's own thing, and says so", () => {
    const chosen = choose("Raw-milk cheese from forty cows.").first(0);

    expect(shows(chosen)).toEqual(["cheese-wheel"]);
    expect(chosen.reason).toEqual({ kind: "said", words: "cheese" });
    expect(chosen.picture.label).toBe("A cheese wheel");
  });

  it("shows a bicycle for a bicycle workshop, not its van", () => {
    const text = "Mobile bike repair at your door from a solar van in Portland.";

    expect(shows(choose(text, { trade: workshop }).first(0))).toEqual(["bicycle"]);
  });

  it("shows the trade's subject where the brief names none", () => {
    const chosen = choose("We fix punctures while you wait.", { trade: workshop }).first(0);

    expect(shows(chosen)).toEqual(["bicycle"]);
    expect(chosen.reason).toEqual({ kind: "trade", words: "bicycle" });
  });

  it("puts the parrots of a pet sitter before the dogs of the trade", () => {
    const trade = { subjects: ["dog", "cat"], notShown: [] };

    expect(shows(choose("Holiday boarding for parrots only.", { trade }).first(0))).toEqual(["parrot"]);
  });

  it.each([
    "Mobile dog grooming. No cats.",
    "Dog grooming, never cats.",
    "Dog grooming. We don’t groom cats or parrots.",
  ])("never shows what the brief refuses: %s", (text) => {
    const trade = { subjects: ["cat", "dog"], notShown: [] };
    const all = choose(text, { trade }).firstPictures().flatMap(shows);

    expect(all).toContain("dog");
    expect(all).not.toContain("cat");
  });

  it("shows a thing that is refused at one time only", () => {
    expect(shows(choose("We groom dogs. No dogs on Sundays.").first(0))).toEqual(["dog"]);
  });

  it.each([
    ["Everything here is gluten-free: bread and cakes.", "loaf"],
    ["A vegan deli with bread and cheese.", "cheese-wheel"],
  ])("never contradicts the business: %s", (text, id) => {
    expect(choose(text).firstPictures().flatMap(shows)).not.toContain(id);
  });

  it("shows the cakes that a vegan sells, and no wheat to who cannot eat it", () => {
    const cakes = { cake: subject("cake", { of: ["wheat", "sugar", "dairy", "egg"] }) };
    const shown = (text: string) =>
      choose(text, { index: { ...index, ...cakes } })
        .firstPictures()
        .flatMap(shows);

    expect(shown("Vegan cakes by post.")).toContain("cake");
    expect(shown("Cakes by post. Everything is gluten-free.")).not.toContain("cake");
  });

  it("takes a second word of a subject for no thing of another trade", () => {
    const caravan = { caravan: subject("caravan", { words: ["caravan", "trailer"] }) };
    const chosen = choose("We repair trailers.", { trade: workshop, index: { ...index, ...caravan } });

    expect(shows(chosen.first(0))).toEqual(["bicycle"]);
  });

  it("takes a vegan option for no rule", () => {
    expect(shows(choose("We make cheese, with vegan options.").first(0))).toEqual(["cheese-wheel"]);
  });

  it("never shows what the trade rules out", () => {
    const all = choose("A car came by. We repair bikes.", { trade: workshop }).firstPictures();

    expect(all.flatMap(shows)).not.toContain("car");
  });

  it("takes a thing in a name for no thing", () => {
    expect(shows(choose("Mobile notary in Candle Street, near Rose Cottage.").first(0))).toBe("plain");
  });

  it("is plain where no subject fits", () => {
    const chosen = choose("Evenings and weekends.").first(0);

    expect(chosen.reason).toEqual({ kind: "plain" });
    expect(chosen.picture).toMatchObject({ kind: "plain", label: "" });
  });

  it("is quiet for a grave trade", () => {
    const trade = { subjects: ["rose", "candle"], notShown: [], isGrave: true };

    expect(shows(choose("We are here at any hour.", { trade }).first(0))).toEqual(["candle"]);
  });

  it("is the same for the same brief, and another in each proposal", () => {
    const make = () => choose("Bike repair in Leeds.", { trade: workshop });
    const pictures = [0, 1, 2].map((number) => make().first(number).picture);

    expect([0, 1, 2].map((number) => make().first(number).picture)).toEqual(pictures);
    expect(new Set(pictures.map((picture) => JSON.stringify({ ...picture, seed: 0 }))).size).toBe(3);
  });

  describe("of a typical industry", () => {
    const scene = {
      id: "pet-services",
      labels: [],
      arrangements: [["cat", "towel"], ["dog", "bathtub"], ["terrier"]],
      tiles: [["dog"], ["cat"]],
    };

    it("is the arrangement that shows what the brief names", () => {
      const chosen = choose("Dogs are washed and dried.", { scene }).first(0);

      expect(chosen.picture).toMatchObject({ kind: "scene", scene: "pet-services" });
      expect(chosen.picture.kind === "scene" && chosen.picture.seed % 3).toBe(1);
    });

    it("is never an arrangement with what the brief refuses", () => {
      const all = choose("Dog grooming. No cats.", { scene }).firstPictures();
      const seeds = all.flatMap(({ picture }) => (picture.kind === "scene" ? picture.seed % 3 : []));

      expect(seeds).not.toContain(0);
      expect(seeds.length).toBeGreaterThan(0);
    });
  });
});

describe("A picture of a block", () => {
  it("shows its service", () => {
    const chooser = choose("Bike repair in Leeds.", { trade: workshop });

    expect(shows(chooser.forText("Wheel truing"))).toEqual(["bicycle-wheel"]);
    expect(chooser.forText("Bicycle repair").reason).toEqual({ kind: "block", words: "Bicycle" });
  });

  it("shows another subject than the first picture while there are others", () => {
    const chooser = choose("Bike repair in Leeds.", { trade: workshop });
    const pictures = [chooser.first(0), chooser.forText("Bike repair"), chooser.forText("Bikes")];

    expect(new Set(pictures.flatMap(shows)).size).toBe(3);
  });

  it("never shows what the brief refuses", () => {
    const chooser = choose("Dogs only. No cats.");

    expect(shows(chooser.forText("Cats"))).not.toContain("cat");
  });
});

describe("The collection", () => {
  let all: SubjectIndex;
  beforeAll(async () => {
    all = await loadSubjectIndex();
  });

  it("serves a musician's brief", () => {
    const chooser = new PictureChooser({
      text: "We hire out a microphone for singers.",
      index: all,
      key: "a",
    });

    expect(shows(chooser.first(0))).toEqual(["microphone"]);
  });
});
