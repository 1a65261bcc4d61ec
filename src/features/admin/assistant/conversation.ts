import * as z from "zod/mini";
import { local } from "#src/lib/storage.ts";

const CONVERSATION_KEY = "assistant-conversation";
const KEPT = 40;

const changeSchema = z.object({
  of: z.string(),
  what: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

/** One sentence and its answer. What was proposed is worked out anew when it is applied. */
const turnSchema = z.object({
  id: z.int(),
  text: z.string(),
  answer: z.object({
    text: z.string(),
    changes: z.array(changeSchema),
    link: z.optional(z.object({ href: z.string().check(z.startsWith("/")), label: z.string() })),
    examples: z.optional(z.array(z.string())),
  }),
  state: z.enum(["said", "proposed", "applied", "undone", "dropped"]),
  /** In the log of changes, once it is applied. */
  changeId: z.optional(z.int()),
});
export type Turn = z.infer<typeof turnSchema>;

/** As it was left; what cannot be read is forgotten. */
export function readConversation(): Turn[] {
  try {
    const turns = z.array(turnSchema).safeParse(JSON.parse(local.read(CONVERSATION_KEY) ?? "[]"));
    return turns.data ?? [];
  } catch {
    return []; // no JSON
  }
}

export const writeConversation = (turns: readonly Turn[]) =>
  local.write(CONVERSATION_KEY, JSON.stringify(turns.slice(-KEPT)));
