import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { moduleCategories } from "#src/contract/module-categories.ts";
import { readAmount } from "../amounts.ts";

export const priceNames = [
  "full.setup",
  "full.regularSetup",
  "full.monthly",
  "installment.upfront",
  "installment.onDelivery",
  "installment.monthly",
  "template",
] as const;
export type PriceName = (typeof priceNames)[number];

export type CountedThing = "modules" | "templates" | "submissions" | "projects";
export type Period = "today" | "week" | "month" | "all";
export type TemplateAction = "hide" | "show" | "feature" | "unfeature";

/** The request found in a sentence. */
export type Intent =
  | { kind: "help" }
  | { kind: "add-modules"; count: number; category: ModuleCategory }
  | { kind: "add-module"; name: string; category: ModuleCategory | null }
  | { kind: "rename-module"; from: string; to: string }
  | { kind: "move-module"; name: string; category: ModuleCategory }
  | { kind: "describe-module"; name: string; description: string }
  | { kind: "delete-module"; name: string }
  | { kind: "templates"; action: TemplateAction; which: string }
  | { kind: "set-price"; price: PriceName | null; amount: number }
  | { kind: "count"; what: CountedThing; category: ModuleCategory | null; period: Period }
  | { kind: "draft-site"; brief: string };

/** Help texts: every supported kind of sentence, with examples that work when typed. */
export const knownSentences: readonly { does: string; examples: readonly [string, ...string[]] }[] = [
  { does: "Add ready-made modules", examples: ["Add 5 CRM modules", "Add a Security module"] },
  { does: "Add a module with a name of your own", examples: ["Add a Games module called Pinball Corner"] },
  { does: "Rename a module", examples: ["Rename module Client Portal to Customer Lounge"] },
  { does: "Put a module into another category", examples: ["Move Task Board to CRM"] },
  {
    does: "Change the description of a module",
    examples: ["Change the description of Task Board to Who does what until when"],
  },
  { does: "Delete a module", examples: ["Delete module Visitor Log"] },
  {
    does: "Hide, show or feature templates",
    examples: ["Hide restaurant templates", "Feature Law firm · Ledger", "Show all templates"],
  },
  {
    does: "Set a price",
    examples: ["Set the setup price to 1,299", "Set the monthly price of the trial to 189"],
  },
  { does: "Count", examples: ["How many submissions this week", "How many CRM modules are there"] },
  { does: "Draft a site", examples: ["Draft a site for a vegan bakery in Lisbon called Crumb"] },
];

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const NAME = /["“”'‘’«»]?(.+?)["“”'‘’«»]?/.source;
const CATEGORY = `(${moduleCategories.join("|")})`;
const COUNT = `(\\d+|an?|some|${NUMBERS.join("|")})`;

type Reader = (parts: string[], sentence: string) => Intent | null;

/** Order matters: the first match wins. */
const patterns: readonly (readonly [RegExp, Reader])[] = [
  [rule("(?:help|what can you do|what do you (?:know|understand)|commands|\\?)"), () => ({ kind: "help" })],
  [
    rule(`(?:add|create|make) (?:an? |the )?(?:new )?${CATEGORY} module (?:called|named) ${NAME}`),
    ([category = "", name = ""]) => ({ kind: "add-module", name, category: categoryOf(category) }),
  ],
  [
    rule(
      `(?:add|create|make) (?:an? |the )?(?:new )?module (?:called |named )?${NAME}(?: (?:in|to|for) ${CATEGORY})?`,
    ),
    ([name = "", category]) => ({
      kind: "add-module",
      name,
      category: category ? categoryOf(category) : null,
    }),
  ],
  [
    rule(`(?:add|create|make) ${COUNT} (?:more |new )?${CATEGORY} modules?`),
    ([count = "", category = ""]) => {
      const known = categoryOf(category);
      return known && { kind: "add-modules", count: countOf(count), category: known };
    },
  ],
  [
    rule(`(?:rename|call) (?:the )?(?:module )?${NAME} (?:to|as|into) ${NAME}`),
    ([from = "", to = ""]) => ({ kind: "rename-module", from, to }),
  ],
  [
    rule(
      `(?:change|set) the description of (?:the )?(?:module )?${NAME} to ${NAME}|describe (?:the )?(?:module )?${NAME} as ${NAME}`,
    ),
    ([name, description, other = "", as = ""]) => ({
      kind: "describe-module",
      name: name ?? other,
      description: description ?? as,
    }),
  ],
  [
    rule(`(?:move|put) (?:the )?(?:module )?${NAME} (?:to|into|in) (?:the )?${CATEGORY}(?: category)?`),
    ([name = "", category = ""]) => {
      const known = categoryOf(category);
      return known && { kind: "move-module", name, category: known };
    },
  ],
  [
    rule(`(?:delete|remove) (?:the )?module ${NAME}|(?:delete|remove) (?:the )?${NAME} module`),
    ([name, other = ""]) => ({ kind: "delete-module", name: name ?? other }),
  ],
  [
    rule(
      `(?:set|change|raise|lower) (?:the )?(.+?) to ([$€£]?\\s*[\\d.,\\s]+\\d|[$€£]?\\d)(?: ?(?:dollars|usd))?`,
    ),
    ([words = "", figures = ""]) => {
      const amount = readAmount(figures.replace(/[€£]/g, ""));
      return amount === undefined ? null : { kind: "set-price", price: priceOf(words), amount };
    },
  ],
  [
    rule(`(hide|show|publish|unhide|feature|unfeature|stop featuring) (.+)`),
    ([verb = "", which = ""]) => ({ kind: "templates", action: actionOf(verb), which: templatesIn(which) }),
  ],
  [
    rule(
      `(?:how many|count(?: the)?|number of) (?:${CATEGORY} )?(modules|templates|submissions|briefs|projects|messages)(.*)`,
    ),
    ([category, what = "", rest = ""]) => ({
      kind: "count",
      what: thingOf(what),
      category: category ? categoryOf(category) : null,
      period: periodOf(rest),
    }),
  ],
  [
    rule(`(?:draft|make|build|create|design) (?:me )?an? (?:new )?(?:web ?)?site (?:for|about) (.+)`),
    ([brief = ""]) => ({ kind: "draft-site", brief }),
  ],
];

/** Returns the request found in a sentence, or null if the sentence is not understood. */
export function intentOf(text: string): Intent | null {
  const sentence = text
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:please|can you|could you|would you|i want to|i would like to|let's)\s+/i, "")
    .replace(/(?:,? please)?[.!?\s]*$/i, (end) => (text.trim() === "?" ? end : ""));
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(sentence || text.trim());
    const intent = match && read(match.slice(1), sentence);
    if (intent) return intent;
  }
  return null;
}

function rule(source: string) {
  return new RegExp(`^(?:${source})$`, "i");
}

const categoryOf = (text: string) =>
  moduleCategories.find((category) => category.toLowerCase() === text.toLowerCase()) ?? null;

function countOf(text: string) {
  const word = text.toLowerCase();
  if (/^\d+$/.test(word)) return Number(word);
  if (word === "some") return 3;
  return word === "a" || word === "an" ? 1 : NUMBERS.indexOf(word);
}

function actionOf(verb: string): TemplateAction {
  const word = verb.toLowerCase();
  if (word === "hide" || word === "feature") return word;
  return word === "unfeature" || word === "stop featuring" ? "unfeature" : "show";
}

const templatesIn = (which: string) =>
  which
    .replace(/^(?:the|every|each) /i, "")
    .replace(/\btemplates?\b/gi, "")
    .replace(/\s+/g, " ")
    .trim();

function thingOf(word: string): CountedThing {
  const known = word.toLowerCase();
  return known === "briefs" || known === "messages" ? "submissions" : (known as CountedThing);
}

function periodOf(rest: string): Period {
  if (/today/i.test(rest)) return "today";
  if (/week|7 days|seven days/i.test(rest)) return "week";
  return /month|30 days|thirty days/i.test(rest) ? "month" : "all";
}

/** Returns the price that the words name, or null if they match several or none. */
function priceOf(words: string): PriceName | null {
  const has = (pattern: RegExp) => pattern.test(words);
  const isTrial = has(/trial|installment/i);
  if (has(/template/i)) return "template";
  if (has(/month/i)) return isTrial ? "installment.monthly" : "full.monthly";
  if (has(/up-?front|deposit/i)) return "installment.upfront";
  if (has(/delivery/i)) return "installment.onDelivery";
  if (has(/regular|list price/i)) return "full.regularSetup";
  if (has(/set-?up/i) && !isTrial) return "full.setup";
  return null;
}
