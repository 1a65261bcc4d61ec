import * as z from "zod/mini";

const name = z.string().check(z.minLength(1), z.maxLength(80));

/** The view of an app whose records a list shows, as they were at a time. */
export const listSourceSchema = z.object({
  /** The key of the app's project, such as `local-7`. */
  app: name,
  view: name,
  /** The field of the app for each field of an entry. */
  fields: z.record(name, name),
  /** When the records were read, in ISO 8601. */
  at: z.iso.datetime(),
});
export type ListSource = z.infer<typeof listSourceSchema>;
