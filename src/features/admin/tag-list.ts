import { templateSettingSchema } from "#src/contract/template-settings.ts";

const SHOWN = 30;

/** Tags as they are typed and stand in files: with semicolons between them; where there is none, with commas. */
export const splitTags = (text: string) =>
  text.split(text.includes(";") ? ";" : ",").flatMap((tag) => tag.trim() || []);

/** As `splitTags` reads them again: a single one that has a comma ends with a semicolon. */
export const joinTags = (tags: readonly string[]) =>
  tags.length === 1 && tags[0]?.includes(",") ? `${tags[0]};` : tags.join("; ");

/** The problem with these tags, or undefined. */
export function tagsProblem(tags: readonly string[]) {
  const [issue] = templateSettingSchema.shape.tags.safeParse(tags).error?.issues ?? [];
  const wrong = tags[Number(issue?.path[0])];
  return wrong ? `${issue?.message}: “${wrong.slice(0, SHOWN)}…”` : issue?.message;
}
