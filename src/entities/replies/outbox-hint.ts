import { local } from "#src/lib/storage.ts";

const KEY = "outbox_waiting";

/** Whether something is waiting to be sent, without opening the database. */
export const hasOutbox = () => local.read(KEY) !== null;

export function rememberOutbox(isWaiting: boolean) {
  if (isWaiting) local.write(KEY, "1");
  else local.remove(KEY);
}
