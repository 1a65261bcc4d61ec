import { changeModules } from "#src/contract/module-batch.ts";
import { type Module, moduleSchema } from "#src/contract/modules.ts";
import { type Collections, nextId } from "../db/collections.ts";
import { logged, putRecord } from "./change-log.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function moduleBatchHandlers(collections: Collections) {
  const { modules } = collections;

  function requireUnchanged(known: ReadonlyMap<number, Module>, seen: Module) {
    const now = known.get(seen.id);
    if (!now) throw new Refusal(404, `There is no module “${seen.name}” any more.`);
    if (asText(now) !== asText(seen)) {
      throw new Refusal(409, `The module “${seen.name}” was changed meanwhile. Look at it again.`);
    }
  }

  return [
    handle(changeModules, async ({ body: { area, summary, add, update, remove }, request }) => {
      const by = requireAdmin(collections, request);
      const known = new Map(modules.all().map((module) => [module.id, module]));
      for (const { before, after } of update) {
        requireUnchanged(known, before);
        if (before.id !== after.id) throw new Refusal(400, "update: The id of a module stays");
      }
      for (const module of remove) requireUnchanged(known, module);

      await logged(collections, { by, area, touches: ["modules"], summary }, async () => {
        for (const { after } of update) await putRecord(collections, "modules", after);
        for (const { id } of remove) modules.delete((query) => query.where({ id }));
        const first = nextId([...known.values()]);
        for (const [index, module] of add.entries()) await modules.create({ id: first + index, ...module });
      });
      return modules.all();
    }),
  ];
}

/** Parsing puts the fields of both into the same order. */
const asText = (module: Module) => JSON.stringify(moduleSchema.parse(module));
