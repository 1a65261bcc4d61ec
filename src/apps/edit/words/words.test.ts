import { describe, expect, test } from "vitest";
import { openExample } from "../../testing.ts";
import { performSteps } from "../perform-steps.ts";
import grammar from "./grammar.json" with { type: "json" };
import { grammarSchema, sentenceKinds } from "./grammar.ts";
import { nearTo, readers, readWords } from "./read-words.ts";
import phrasings from "./testing/phrasings.json" with { type: "json" };

interface Phrasing {
  kind: string;
  /** The page on screen; Dogs without it. */
  on?: string;
  /** What the first step does. */
  expects: string;
  say: string[];
}
const table: Phrasing[] = phrasings;

// Reading changes nothing.
const { app, columns } = openExample("groomer");

function say(text: string, on = "dogs") {
  const view = app.document.views.find(({ id }) => id === on);
  const read = readWords(columns, view, text);
  if ("problem" in read) return read.problem;
  const outcome = performSteps(columns, read.steps);
  return "problem" in outcome ? outcome.problem : outcome.sentences.join(" ");
}

test("the grammar fits its schema, and every kind of sentence has a reader", () => {
  expect(grammarSchema.safeParse(grammar).error?.issues ?? []).toEqual([]);
  expect(sentenceKinds.map(({ id }) => id).sort()).toEqual(Object.keys(readers).sort());
});

test("at least 60 kinds of sentences are tried in six phrasings each, no two of them the same", () => {
  expect(table.length).toBeGreaterThanOrEqual(60);
  const all = table.flatMap(({ say: phrases }) => phrases);
  expect(new Set(all).size).toBe(all.length);
  for (const { kind, say: phrases } of table) expect([kind, phrases.length]).toEqual([kind, 6]);
});

describe.each(table)("$kind", ({ on, expects, say: phrases }) => {
  test.each(phrases)("%s", (phrase) => {
    expect(say(phrase, on)).toBe(expects);
  });
});

test("one text can ask for several things", () => {
  expect(
    say("Hide Breed and sort by Born. Then please add a field Colour to dogs; rename the app to Wet Paws"),
  ).toBe(
    "Hide “Breed” in “Dogs”. Sort “Dogs” by “Born”. Add the field “Colour” (text) to Dogs. Rename the app to “Wet Paws”.",
  );
  expect(say("Require Breed, make Born optional and name dogs by Breed")).toBe(
    "Require “Breed” in Dogs. Keep “Born” as it is. Name the records of Dogs by “Breed”.",
  );
});

test("a name ends where another sentence begins", () => {
  expect(say("add a field Plate and lock the table Dogs")).toBe(
    "Add the field “Plate” (text) to Dogs. Lock “Dogs”.",
  );
});

test("a name in quotes is taken as it is", () => {
  expect(say('rename Breed to "kind of dog, and colour"')).toBe(
    "Rename “Breed” to “Kind of dog, and colour” in Dogs.",
  );
});

describe("a sentence that is not understood, or cannot be done, changes nothing", () => {
  test.each([
    ["paint the hallway", "I do not understand this."],
    ["asdf qwer", "I do not understand this."],
    ["what is the weather like", "I do not understand this."],
    ["hide Breed and paint the hallway", "I understand “hide Breed”, but not “paint the hallway”."],
    ["delete", "I do not understand this."],
    ["delete the field Shoe size", "I do not understand this."],
    ["delete the field Name", "“Name” names the records of Dogs. Choose another field for the names first."],
    ["add a field Breed to dogs", "Dogs have a field “Breed” already."],
    ["make Price a number of bananas", "I do not understand this."],
    ["add the choice Calm to Temperament", "“Temperament” has the choice “Calm” already."],
    ["add the choice Lazy to Breed", "“Breed” has no choices."],
    ["show the average of Breed", "“Breed” is a text, which has no average."],
    ["group by Breed", "“Dogs” is no list. Turn it into a list to group it."],
    ["calendar of customers by Name", "A calendar of Customers by “Name” needs a date field."],
    ["turn Dogs into cards", "“Dogs” is a cards already."],
    ["count the customers of each appointment", "Customers do not link to Appointments yet."],
    ["add a formula Net to appointments: Price *", "Expected expression after *."],
  ])("%s", (text, problem) => {
    expect(say(text)).toBe(problem);
  });

  test("a field of two tables is asked for", () => {
    expect(say("delete the field Notes", "figures")).toBe(
      "“Notes” is in Customers and Dogs. Say which one you mean.",
    );
  });

  test("one wrong sentence lets none of the others happen", () => {
    expect(say("hide Breed. Paint the hallway.")).toBe("I do not understand this.");
  });

  test("what is locked stays", () => {
    const opened = openExample("groomer");
    const document = {
      ...opened.app.document,
      tables: opened.app.document.tables.map((one) => (one.id === "dogs" ? { ...one, isLocked: true } : one)),
    };
    opened.app.apply({ label: "Lock", patches: [], document });
    expect(readWords(opened.columns, document.views[4], "rename Breed to Race")).toMatchObject({
      problem: "“Dogs” is locked. Open its lock to change it.",
    });
  });
});

test("sentences that are offered instead are near, and each of them is understood", () => {
  const view = app.document.views.find(({ id }) => id === "dogs");
  for (const { id, example } of sentenceKinds) {
    const [near] = nearTo(app.document, view, example);
    expect.soft(near, id).toBeDefined();
  }
  const read = readWords(columns, view, "please paint the board of dogs");
  expect("near" in read && read.near).toContain("Add a board of Dogs");
  for (const text of ["board", "field", "guests", "page", "sort", "choice", "button", "rule"])
    for (const near of nearTo(app.document, view, text)) {
      const answer = readWords(columns, view, near);
      expect.soft("problem" in answer && answer.problem === "I do not understand this.", near).toBe(false);
    }
});
