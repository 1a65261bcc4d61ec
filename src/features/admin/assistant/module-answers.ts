import type { ModuleBatch } from "#src/contract/module-batch.ts";
import type { Module, NewModule } from "#src/contract/modules.ts";
import { slug } from "#src/lib/slug.ts";
import type { PlanChange } from "../plans/plan-difference.ts";
import { type Answer, type Answers, listed, say } from "./answer.ts";
import { moduleIdeas } from "./module-ideas.ts";

const MOST_AT_ONCE = 20;

/** The answers that propose to add, change or delete modules. */
export const moduleAnswers: Pick<
  Answers,
  "add-modules" | "add-module" | "rename-module" | "move-module" | "describe-module" | "delete-module"
> = {
  "add-modules"({ count, category }, { modules }) {
    if (count < 1) return say("That would be none, so there is nothing to do.");
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
    return proposeModules("I would change the description of this module.", {
      update: [{ before: module, after: { ...module, description } }],
    });
  },

  "delete-module"({ name }, { modules }) {
    const module = find(modules, name);
    if (!module) return notFound(name, modules);
    return proposeModules("I would delete this module.", { remove: [module] });
  },
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
  return `Changed the description of the module “${before.name}”`;
}

const find = (modules: readonly Module[], name: string) =>
  modules.find((module) => slug(module.name) === slug(name));

/** Answers that no module has this name, and suggests similar names. */
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
