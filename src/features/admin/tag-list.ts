import { templateSettingSchema } from "#src/contract/template-settings.ts";

const SHOWN = 30;

/** Parses typed or imported tags: separated by semicolons, or by commas if there are no semicolons. */
export const splitTags = (text: string) =>
  text.split(text.includes(";") ? ";" : ",").flatMap((tag) => tag.trim() || []);

/** Joins tags so that `splitTags` reads them back. A single tag that contains a comma gets a trailing semicolon. */
export const joinTags = (tags: readonly string[]) =>
  tags.length === 1 && tags[0]?.includes(",") ? `${tags[0]};` : tags.join("; ");

/** Returns an error message, or undefined if the tags are valid. */
export function tagsProblem(tags: readonly string[]) {
  const [issue] = templateSettingSchema.shape.tags.safeParse(tags).error?.issues ?? [];
  const wrong = tags[Number(issue?.path[0])];
  return wrong ? `${issue?.message}: “${wrong.slice(0, SHOWN)}…”` : issue?.message;
}
