import type { ModuleBatch } from "#src/contract/module-batch.ts";
import type { Module, NewModule } from "#src/contract/modules.ts";
import { noSetting } from "#src/contract/offered-templates.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { PricingChange } from "#src/contract/pricing-change.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { formatMoney } from "#src/lib/money.ts";
import { paths } from "#src/lib/paths.ts";
import { slug } from "#src/lib/slug.ts";
import { differenceOf, type PlanChange } from "../plans/plan-difference.ts";
import { problemOf } from "../plans/problem-of.ts";
import { type Intent, knownSentences, type Period, type PriceName, understand } from "./intents.ts";
import { moduleIdeas } from "./module-ideas.ts";

/** What there is, as the answer needs it. */
export interface AssistantData {
  modules: readonly Module[];
  pricing: Pricing;
  settings: readonly TemplateSetting[];
  templates: readonly { id: string; name: string; words: string }[];
  /** When briefs have come; null for those who may not see them. */
  submissions: readonly string[] | null;
  projects: number;
  now: Date;
}

/** One step that can be applied, and undone as one. */
export type Step =
  | { kind: "modules"; batch: ModuleBatch }
  | { kind: "pricing"; change: PricingChange }
  | { kind: "templates"; settings: TemplateSetting[] };

export interface Answer {
  text: string;
  /** What would become different. */
  changes: PlanChange[];
  step?: Step;
  link?: { href: string; label: string };
  /** Sentences to go on with. */
  examples?: readonly string[];
}

const MOST_AT_ONCE = 20;

/** The same sentence and the same data always get the same answer; nothing is changed by it. */
export function answerTo(text: string, data: AssistantData): Answer {
  const intent = understand(text);
  if (!intent) {
    return {
      text: "I did not understand that, so nothing was changed. I know a fixed set of sentences; these are some of them:",
      changes: [],
      examples: knownSentences.map(({ examples: [first] }) => first),
    };
  }
  return answers[intent.kind](intent as never, data);
}

type Answers = {
  [Kind in Intent["kind"]]: (intent: Extract<Intent, { kind: Kind }>, data: AssistantData) => Answer;
};

const say = (text: string, more: Partial<Answer> = {}): Answer => ({ text, changes: [], ...more });

const answers: Answers = {
  help: () =>
    say("This is what I understand. Capitals and politeness do not matter.", {
      examples: knownSentences.flatMap(({ examples }) => [...examples]),
    }),

  "add-modules"({ count, category }, { modules }) {
    if (count < 1) return say("That would be none, so nothing is to be done.");
    if (count > MOST_AT_ONCE) return say(`I add at most ${MOST_AT_ONCE} modules at once. Ask for fewer.`);
    const taken = new Set(modules.map(({ name }) => slug(name)));
    const add: NewModule[] = [];
    for (let round = 1; add.length < count; round += 1) {
      for (const [idea, description] of moduleIdeas[category]) {
        const name = round === 1 ? idea : `${idea} ${round}`;
        if (add.length === count || taken.has(slug(name))) continue;
        add.push({ name, category, description, imagePath: null });
      }
    }
    return proposeModules(`I would add ${count === 1 ? "this module" : `these ${count} modules`}.`, { add });
  },

  "add-module"({ name, category }, { modules }) {
    if (!category) {
      return say(`In which category? Say for example “Add a CRM module called ${name}”.`);
    }
    if (find(modules, name)) return say(`There is a module “${name}” already.`);
    if (name.length > 120) return say("A name has at most 120 characters.");
    const description = `${name}, a module of the category ${category}. Its description is still to be written.`;
    return proposeModules("I would add this module.", {
      add: [{ name, category, description, imagePath: null }],
    });
  },

  "rename-module"({ from, to }, { modules }) {
    const module = find(modules, from);
    if (!module) return notFound(from, modules);
    if (to.length > 120) return say("A name has at most 120 characters.");
    if (module.name === to) return say(`It is called “${to}” already.`);
    const other = find(modules, to);
    if (other && other.id !== module.id) return say(`There is another module “${other.name}” already.`);
    return proposeModules("I would rename this module. Links to its pages change with its name.", {
      update: [{ before: module, after: { ...module, name: to } }],
    });
  },

  "move-module"({ name, category }, { modules }) {
    const module = find(modules, name);
    if (!module) return notFound(name, modules);
    if (module.category === category) return say(`“${module.name}” is in ${category} already.`);
    return proposeModules("I would move this module.", {
      update: [{ before: module, after: { ...module, category } }],
    });
  },

  "describe-module"({ name, description }, { modules }) {
    const module = find(modules, name);
    if (!module) return notFound(name, modules);
    if (description.length > 2_000) return say("A description has at most 2000 characters.");
    return proposeModules("I would describe this module anew.", {
      update: [{ before: module, after: { ...module, description } }],
    });
  },

  "delete-module"({ name }, { modules }) {
    const module = find(modules, name);
    if (!module) return notFound(name, modules);
    return proposeModules("I would delete this module.", { remove: [module] });
  },

  templates({ action, which }, { templates, settings }) {
    const wanted = templatesOf(which, templates);
    if (wanted.length === 0) {
      return say(
        `I found no template for “${which}”. Name an industry, a style, or a template such as “Law firm · Ledger”.`,
      );
    }
    const known = new Map(settings.map((setting) => [setting.id, setting]));
    const changed = wanted.flatMap(({ id, name }) => {
      const before = known.get(id) ?? noSetting(id);
      const after = {
        ...before,
        ...(action === "hide" || action === "show"
          ? { isHidden: action === "hide" }
          : { isFeatured: action === "feature" }),
      };
      const isSame = before.isHidden === after.isHidden && before.isFeatured === after.isFeatured;
      return isSame ? [] : [{ name, after }];
    });
    const [past, from, to] = templateWords[action];
    if (changed.length === 0)
      return say(`All of them are ${past} already: ${listed(wanted.map(({ name }) => name))}.`);
    return {
      text: `I would ${action} ${changed.length === 1 ? "this template" : `these ${changed.length} templates`}.`,
      changes: changed.map(({ name }) => ({ of: name, what: "", from, to })),
      step: { kind: "templates", settings: changed.map(({ after }) => after) },
    };
  },

  "set-price"({ price, amount }, { pricing }) {
    if (!price) {
      return say(
        "Which price? I know the setup price, the regular setup price, the monthly price, the upfront amount, the amount on delivery, the monthly price of the trial, and the template price.",
      );
    }
    const { templatePrices: _, ...before } = pricing;
    const after = withPrice(before, price, amount);
    const changes = differenceOf(before, after);
    if (changes.length === 0) return say(`It is ${formatMoney(amount)} already.`);
    const problem = problemOf(after);
    if (problem) return say(`That cannot be: ${problem.toLowerCase()}.`);
    const [change] = changes;
    return {
      text: "I would change this price. The pricing page, the cart and the deploy dialog follow.",
      changes,
      step: {
        kind: "pricing",
        change: {
          area: "assistant",
          summary: `Set ${change?.of}, ${change?.what.toLowerCase()}, to ${change?.to}`,
          before,
          pricing: after,
        },
      },
    };
  },

  count({ what, category, period }, { modules, templates, settings, submissions, projects, now }) {
    if (what === "modules") {
      const count = modules.filter((module) => !category || module.category === category).length;
      return say(
        `There ${isAre(count)} ${count} ${category ? `${category} ` : ""}${plural(count, "module")}.`,
      );
    }
    if (what === "templates") {
      const hidden = settings.filter(({ isHidden }) => isHidden).length;
      const featured = settings.filter(({ isFeatured }) => isFeatured).length;
      return say(`There are ${templates.length} templates; ${hidden} hidden, ${featured} featured.`);
    }
    if (what === "projects") {
      return say(
        `There ${isAre(projects)} ${projects} ${plural(projects, "project")} in the public gallery.`,
      );
    }
    if (!submissions) return say("The inbox is for admins: sign in as one, and ask again.");
    const since = startOf(period, now);
    const count = submissions.filter((at) => new Date(at) >= since).length;
    return say(
      `There ${count === 1 ? "was" : "were"} ${count} ${plural(count, "submission")}${periodWords[period]}.`,
      {
        link: { href: paths.admin.formSubmissions, label: "Open the inbox" },
      },
    );
  },

  "draft-site": ({ brief }) =>
    say(
      `A draft is made in the marketplace, from your own words: “${brief}”. Nothing is changed until you choose one.`,
      {
        link: { href: paths.brief(brief), label: "See three drafts" },
      },
    ),
};

const fieldNames = { name: "Name", category: "Category", description: "Description" };

type Batch = Partial<Pick<ModuleBatch, "add" | "update" | "remove">>;

function proposeModules(text: string, { add = [], update = [], remove = [] }: Batch): Answer {
  const changes: PlanChange[] = [
    ...add.map(({ name, category, description }) => ({
      of: name,
      what: "New module",
      to: `${category}: ${description}`,
    })),
    ...update.flatMap(({ before, after }) =>
      (["name", "category", "description"] as const).flatMap((field) =>
        before[field] === after[field]
          ? []
          : [{ of: before.name, what: fieldNames[field], from: before[field], to: after[field] }],
      ),
    ),
    ...remove.map(({ name, category }) => ({ of: name, what: "Module", from: category })),
  ];
  return {
    text,
    changes,
    step: {
      kind: "modules",
      batch: { area: "assistant", summary: summaryOf({ add, update, remove }), add, update, remove },
    },
  };
}

function summaryOf({ add = [], update = [], remove = [] }: Batch) {
  if (add.length > 1)
    return `Added ${add.length} modules: ${listed(add.map(({ name }) => name))}`.slice(0, 300);
  const [added, updated, removed] = [add[0], update[0], remove[0]];
  if (added) return `Added the module “${added.name}”`;
  if (removed) return `Deleted the module “${removed.name}”`;
  if (!updated) return "Nothing";
  const { before, after } = updated;
  if (before.name !== after.name) return `Renamed the module “${before.name}” to “${after.name}”`;
  if (before.category !== after.category) return `Moved the module “${before.name}” to ${after.category}`;
  return `Described the module “${before.name}” anew`;
}

const find = (modules: readonly Module[], name: string) =>
  modules.find((module) => slug(module.name) === slug(name));

/** Says so, and names those that it may have meant. */
function notFound(name: string, modules: readonly Module[]) {
  const words = slug(name)
    .split("-")
    .filter((word) => word.length > 2);
  const near = modules.filter((module) => words.some((word) => slug(module.name).includes(word))).slice(0, 4);
  const hint =
    near.length > 0
      ? ` Did you mean ${listed(
          near.map((module) => `“${module.name}”`),
          "or",
        )}?`
      : "";
  return say(`There is no module “${name}”.${hint}`);
}

/** A single template by its name or id, else all that the words fit: an industry, a style, or all. */
function templatesOf(which: string, templates: AssistantData["templates"]) {
  const wanted = slug(which);
  if (wanted === "all" || wanted === "") return templates;
  const exact = templates.filter(({ id, name }) => id === wanted || slug(name) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split("-").map((word) => word.replace(/(?<=.{3})s$/, ""));
  return templates.filter(({ words: known }) =>
    words.every((word) => known.split(" ").some((one) => one === word || one === `${word}s`)),
  );
}

const templateWords = {
  hide: ["hidden", "shown", "hidden"],
  show: ["shown", "hidden", "shown"],
  feature: ["featured", "not featured", "featured"],
  unfeature: ["not featured", "featured", "not featured"],
} as const;

function withPrice(pricing: Omit<Pricing, "templatePrices">, price: PriceName, amount: number) {
  if (price === "template") return { ...pricing, template: amount };
  const [plan, field] = price.split(".") as ["full" | "installment", string];
  return { ...pricing, [plan]: { ...pricing[plan], [field]: amount } };
}

const periodWords: Record<Period, string> = {
  today: " today",
  week: " in the last seven days",
  month: " in the last thirty days",
  all: " in all",
};

function startOf(period: Period, now: Date) {
  const start = new Date(now);
  if (period === "today") start.setHours(0, 0, 0, 0);
  if (period === "week") start.setDate(start.getDate() - 7);
  if (period === "month") start.setDate(start.getDate() - 30);
  return period === "all" ? new Date(0) : start;
}

const isAre = (count: number) => (count === 1 ? "is" : "are");
const plural = (count: number, word: string) => (count === 1 ? word : `${word}s`);

function listed(names: readonly string[], last = "and") {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} others`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} ${last} ${shown.at(-1)}`;
}
