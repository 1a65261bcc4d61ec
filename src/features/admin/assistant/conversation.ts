import { guardedReload } from "#src/lib/guarded-reload.ts";
import { local } from "#src/lib/storage.ts";
import type { Turn } from "./turns.ts";

const CONVERSATION_KEY = "assistant-conversation";
const KEPT = 40;

export const hasConversation = () => local.read(CONVERSATION_KEY) !== null;

/** As it was left. */
export async function readConversation(): Promise<Turn[]> {
  const { turnsOf } = await import("./turns.ts").catch(guardedReload);
  return turnsOf(local.read(CONVERSATION_KEY) ?? "[]");
}

export const writeConversation = (turns: readonly Turn[]) =>
  local.write(CONVERSATION_KEY, JSON.stringify(turns.slice(-KEPT)));
