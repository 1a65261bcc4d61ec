import { listOwnProjects, listPublicProjects } from "#src/contract/projects.ts";
import type { Collections } from "../db/collections.ts";
import { handle } from "./handle.ts";
import { requireAccount } from "./session.ts";

export function projectsHandlers(collections: Collections) {
  const { projects } = collections;
  return [
    handle(listPublicProjects, () => projects.findMany((query) => query.where({ isPublic: true }))),
    handle(listOwnProjects, ({ request }) => {
      const { id } = requireAccount(collections, request);
      return projects.findMany((query) => query.where({ createdBy: id }));
    }),
  ];
}
