import { addModule, listModules } from "#src/contract/modules.ts";
import { type Collections, nextId } from "../db/collections.ts";
import { logged } from "./change-log.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function modulesHandlers(collections: Collections) {
  const { modules } = collections;
  return [
    handle(listModules, () => modules.all()),
    handle(addModule, ({ body, request }) => {
      const by = requireAdmin(collections, request);
      const summary = `Added the module “${body.name}”`;
      return logged(collections, { by, area: "modules", touches: ["modules"], summary }, () =>
        modules.create({ id: nextId(modules.all()), ...body }),
      );
    }),
  ];
}
