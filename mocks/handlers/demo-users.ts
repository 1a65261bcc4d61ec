import { listDemoUsers } from "#src/contract/demo-users.ts";
import type { Collections } from "../db/collections.ts";
import { handle } from "./handle.ts";

export function demoUsersHandlers({ demoUsers }: Collections) {
  return [handle(listDemoUsers, () => demoUsers.all())];
}
