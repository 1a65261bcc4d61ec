import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { Paint } from "../paint.ts";
import { moods } from "./kinds.ts";

/** The way a subject is drawn: its foot, its middle or its upper end is at 0, 0. */
export const views = ["stands", "above", "hangs"] as const;

const noun = z
  .string()
  .check(
    z.minLength(1, "is empty"),
    z.maxLength(48, "is longer than 48 characters"),
    z.regex(/^\S(?:.*\S)?$/, "has a space at an end"),
  );

const subjectSchema = z.strictObject({
  /** Nouns in the singular by which a text names it, the most usual first: British and American. */
  words: z.array(noun).check(z.minLength(1, "has no words")),
  /** Activities that it stands for: "cycling", "bicycle repair". */
  doing: z.array(noun),
  /** Substances that a business may refuse: wheat, meat, fish, dairy, egg, nuts, leather, fur, alcohol, plastic, gold. */
  of: z.array(noun),
  mood: z.array(z.enum(moods)).check(z.minLength(1, "has no mood")),
  /** The alternative text: a noun phrase with its article. */
  label: noun,
  view: z.enum(views),
  /** Left, top, width and height of the drawing, measured by scripts/measure-subjects.mjs. */
  box: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});

export const subjectId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,47}$/, "has to be kebab case"));

/** The content of `src/art/subjects/<topic>.json`. */
export const topicSchema = z.record(subjectId, subjectSchema);

export type SubjectData = z.infer<typeof subjectSchema>;
export type Topic = z.infer<typeof topicSchema>;

/** One entry of the index of all subjects, by which pictures are chosen and searched. */
export interface ListedSubject extends Omit<SubjectData, "box"> {
  topic: string;
}
export type SubjectIndex = Record<string, ListedSubject>;

export type SubjectDrawing = (paint: Paint) => ReactNode;

/** A subject that can be drawn at once. */
export interface DrawnSubject extends SubjectData {
  id: string;
  draw: SubjectDrawing;
}

/** The name of the function that draws a subject: `bee-hive` gives `beeHive`. */
export const drawingName = (id: string) =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Throws an error that names the file and the entry. */
export function parseTopic(file: string, content: unknown): Topic {
  const result = topicSchema.safeParse(content);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`);
  throw new Error(issues.join("\n"));
}
