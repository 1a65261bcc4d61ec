import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { moduleBatchSchema } from "#src/contract/module-batch.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { noSetting } from "#src/contract/offered-templates.ts";
import { pricingChangeSchema } from "#src/contract/pricing-change.ts";
import { settingsUpdateSchema } from "#src/contract/template-settings.ts";
import { fc } from "#tests/support/fuzz.ts";
import type { AssistantData } from "./answer.ts";
import { answerTo } from "./answer-to.ts";
import { type Intent, intentOf, knownSentences } from "./intents.ts";

test.each<[string, Intent | null]>([
  ["add 5 CRM modules", { kind: "add-modules", count: 5, category: "CRM" }],
  ["Please add three new games modules.", { kind: "add-modules", count: 3, category: "Games" }],
  ["Could you create an AI module?", { kind: "add-modules", count: 1, category: "AI" }],
  ["add a CRM module called “Deal Desk”", { kind: "add-module", name: "Deal Desk", category: "CRM" }],
  ["create module Deal Desk in Security", { kind: "add-module", name: "Deal Desk", category: "Security" }],
  ["add module Deal Desk", { kind: "add-module", name: "Deal Desk", category: null }],
  ["rename module X to Y", { kind: "rename-module", from: "X", to: "Y" }],
  ["Rename 'Task Board' to \"Way to Go\"!", { kind: "rename-module", from: "Task Board", to: "Way to Go" }],
  ["move Task Board into the CRM category", { kind: "move-module", name: "Task Board", category: "CRM" }],
  [
    "change the description of Task Board to Who does what",
    { kind: "describe-module", name: "Task Board", description: "Who does what" },
  ],
  [
    "describe Task Board as Who does what",
    { kind: "describe-module", name: "Task Board", description: "Who does what" },
  ],
  ["delete module Visitor Log", { kind: "delete-module", name: "Visitor Log" }],
  ["remove the Visitor Log module", { kind: "delete-module", name: "Visitor Log" }],
  ["hide restaurant templates", { kind: "templates", action: "hide", which: "restaurant" }],
  ["show all templates", { kind: "templates", action: "show", which: "all" }],
  ["stop featuring the law firm templates", { kind: "templates", action: "unfeature", which: "law firm" }],
  ["set the setup price to 1,299", { kind: "set-price", price: "full.setup", amount: 129_900 }],
  [
    "set the monthly price of the trial to $189.50",
    { kind: "set-price", price: "installment.monthly", amount: 18_950 },
  ],
  ["change the price to 5", { kind: "set-price", price: null, amount: 500 }],
  ["how many submissions this week?", { kind: "count", what: "submissions", category: null, period: "week" }],
  ["How many CRM modules are there?", { kind: "count", what: "modules", category: "CRM", period: "all" }],
  ["draft a site for a bakery in Lisbon", { kind: "draft-site", brief: "a bakery in Lisbon" }],
  ["help", { kind: "help" }],
  ["?", { kind: "help" }],
  ["", null],
  ["delete everything", null],
  ["what is the weather like", null],
  ["add -3 CRM modules", null],
  ["set the setup price to a lot", null],
])("%j is understood as intended", (text, intent) => {
  expect(intentOf(text)).toEqual(intent);
});

test.each(knownSentences.flatMap(({ examples }) => [...examples]))(
  "the example %j works as written",
  (text) => {
    const { step, link, text: words } = answerTo(text, theData());

    expect(words).not.toContain("did not understand");
    expect(step || link || /There (is|are|was|were)/.test(words)).toBeTruthy();
  },
);

test("the backend accepts every proposed change", () => {
  const words = fc.constantFrom(
    ...knownSentences.flatMap(({ examples }) => examples.flatMap((example) => example.split(" "))),
  );
  const sentence = fc.oneof(
    fc.array(words, { maxLength: 9 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 80 }),
  );
  fc.assert(
    fc.property(sentence, (text) => {
      const { step } = answerTo(text, theData());
      if (step?.kind === "modules") moduleBatchSchema.parse(step.batch);
      if (step?.kind === "pricing") pricingChangeSchema.parse(step.change);
      if (step?.kind === "templates") settingsUpdateSchema.parse({ settings: step.settings });
    }),
    { numRuns: process.env.FULL ? 5_000 : 300 },
  );
});

test("new modules get unused names", () => {
  const first = answerTo("add 6 Games modules", theData());
  const names = first.changes.map(({ of }) => of);
  const modules = names.map((name, index) => ({ ...aModule(name), id: 100 + index }));

  const { changes } = answerTo("add 6 Games modules", theData({ modules }));

  expect(new Set([...names, ...changes.map(({ of }) => of)]).size).toBe(12);
});

test("a change shows the old and the new value", () => {
  expect(answerTo("set the setup price to 1,299", theData()).changes).toEqual([
    { of: "Pay in full", what: "Due now", from: "$1,349", to: "$1,299" },
  ]);
  expect(answerTo("rename Task Board to Work Board", theData()).changes).toEqual([
    { of: "Task Board", what: "Name", from: "Task Board", to: "Work Board" },
  ]);
  expect(answerTo("hide restaurant templates", theData()).changes).toEqual([
    { of: "Restaurant · Ledger", what: "", from: "shown", to: "hidden" },
    { of: "Restaurant · Studio", what: "", from: "shown", to: "hidden" },
  ]);
});

test.each([
  ["rename Task Bored to X", "There is no module “Task Bored”. Did you mean “Task Board”"],
  ["rename Task Board to Client Portal", "There is another module “Client Portal” already."],
  ["add 500 CRM modules", "I add at most 20 modules at once."],
  ["add no CRM modules", "there is nothing to do"],
  ["set the setup price to 9,999", "That cannot be: not more than the regular price."],
  ["set the setup price to 1,349", "It is $1,349 already."],
  ["set the price to 5", "Which price?"],
  ["hide dinosaur templates", "I found no template for “dinosaur”."],
  ["make me a sandwich", "I did not understand that, so nothing was changed."],
  ["add module Deal Desk", "In which category?"],
])("%j gets an honest answer and changes nothing", (text, words) => {
  const { text: said, step } = answerTo(text, theData());

  expect(said).toContain(words);
  expect(step).toBeUndefined();
});

test.each([
  ["how many submissions today", "There was 1 submission today."],
  ["how many submissions this week", "There were 2 submissions in the last seven days."],
  ["how many briefs this month", "There were 3 submissions in the last thirty days."],
  ["how many AI modules", "There are 7 AI modules."],
])("%j: %s", (text, words) => {
  expect(answerTo(text, theData()).text).toBe(words);
});

test("only admins learn the number of submissions", () => {
  expect(answerTo("how many submissions", theData({ submissions: null })).text).toContain("for admins");
});

function theData(fields: Partial<AssistantData> = {}): AssistantData {
  return {
    modules: moduleCatalogue.map((entry, index) => ({ id: index + 1, ...entry, imagePath: null })),
    pricing: builtInPricing,
    settings: [{ ...noSetting("law-firm-ledger"), isHidden: true }],
    templates: ["restaurant-ledger", "restaurant-studio", "law-firm-ledger"].map((id) => {
      const name = { "restaurant-ledger": "Restaurant · Ledger", "restaurant-studio": "Restaurant · Studio" }[
        id
      ];
      return { id, name: name ?? "Law firm · Ledger", words: id.replaceAll("-", " ") };
    }),
    submissions: [
      "2026-05-20T08:00:00Z",
      "2026-05-15T12:00:00Z",
      "2026-05-01T12:00:00Z",
      "2026-01-01T12:00:00Z",
    ],
    projects: 4,
    now: new Date("2026-05-20T12:00:00Z"),
    ...fields,
  };
}

function aModule(name: string) {
  return { id: 1, name, category: "Games" as const, description: "Words", imagePath: null };
}
