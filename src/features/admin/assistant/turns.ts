import * as z from "zod/mini";

const changeSchema = z.object({
  of: z.string(),
  what: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

/** One sentence and its answer. A proposed change is computed again when it is applied. */
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
  /**
   * The change log entry, once the step is applied. Ids restart when the demo data is reset, so the time is stored too.
   */
  logged: z.optional(z.object({ id: z.int(), at: z.string() })),
});
export type LoggedStep = NonNullable<z.infer<typeof turnSchema>["logged"]>;
export type Turn = z.infer<typeof turnSchema>;

/** Parses a stored conversation; entries that fail validation are dropped. */
export function turnsOf(text: string): Turn[] {
  try {
    return z.array(turnSchema).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return []; // not JSON
  }
}
