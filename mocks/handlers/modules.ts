import { addModule, listModules } from "#src/contract/modules.ts";
import { type Collections, nextId } from "../db/collections.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function modulesHandlers(collections: Collections) {
  const { modules } = collections;
  return [
    handle(listModules, () => modules.all()),
    handle(addModule, ({ body, request }) => {
      requireAdmin(collections, request);
      return modules.create({ id: nextId(modules.all()), ...body });
    }),
  ];
}
