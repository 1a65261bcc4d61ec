import type { Drawing } from "./drawing.ts";

const files = import.meta.glob<Record<string, Drawing>>(["./*.json", "!./*.subjects.json"], {
  import: "default",
});

/** The topics of the licensed drawings: each is a file that a page loads when it shows one of its things. */
export const licensedTopics: readonly string[] = Object.keys(files).map((path) => path.slice(2, -5));

/** Loads the drawings of a topic by the ids of their subjects. */
export async function loadLicensed(topic: string): Promise<Record<string, Drawing>> {
  const load = files[`./${topic}.json`];
  if (!load) throw new Error(`There are no licensed drawings of "${topic}".`);
  return load();
}
