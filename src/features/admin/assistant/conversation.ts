import { local } from "#src/lib/storage.ts";
import { type Turn, turnsOf } from "./turns.ts";

const CONVERSATION_KEY = "assistant-conversation";
const KEPT = 40;

export const readConversation = () => turnsOf(local.read(CONVERSATION_KEY) ?? "[]");

export const writeConversation = (turns: readonly Turn[]) =>
  local.write(CONVERSATION_KEY, JSON.stringify(turns.slice(-KEPT)));
