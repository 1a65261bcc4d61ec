import story from "./story.json";

/** Things that can be carried, as they are called in the bag. */
export const things = story.things;
export type Thing = keyof typeof things;

export const lamps = story.lamps;
export type Lamp = keyof typeof lamps;

/** Things in the bag, lamps that burn, and what was learnt. */
export type Mark = Thing | `lit-${Lamp}` | "truth" | "told";

export type Place = "quay" | "room" | "sea" | Lamp;

export interface Choice {
  text: string;
  to: string;
  /** Only whoever has all of these may. */
  needs?: readonly Mark[];
  /** Only whoever has none of these may. */
  lacks?: readonly Mark[];
  gives?: readonly Mark[];
  takes?: readonly Mark[];
}

export interface Scene {
  place: Place;
  title: string;
  text: readonly string[];
  /** None where the story ends. */
  choices: readonly Choice[];
}

export const START = "quay";

// TypeScript reads places and marks in JSON as plain strings; a test checks them.
export const scenes = story.scenes as Readonly<Record<string, Scene>>;

export interface Progress {
  scene: string;
  marks: readonly Mark[];
  /** Scenes that were seen, this one included. */
  seen: readonly string[];
}

export const begin = (): Progress => ({ scene: START, marks: [], seen: [START] });

export const isOpen = ({ marks }: Pick<Progress, "marks">, { needs = [], lacks = [] }: Choice) =>
  needs.every((mark) => marks.includes(mark)) && !lacks.some((mark) => marks.includes(mark));

export const openChoices = (progress: Progress) =>
  (scenes[progress.scene]?.choices ?? []).filter((choice) => isOpen(progress, choice));

export function choose(progress: Progress, choice: Choice): Progress {
  if (!openChoices(progress).includes(choice)) return progress;
  const { to, gives = [], takes = [] } = choice;
  const marks = new Set(progress.marks.filter((mark) => !takes.includes(mark)));
  for (const mark of gives) marks.add(mark);
  return { scene: to, marks: [...marks], seen: [...new Set([...progress.seen, to])] };
}

export const isEnding = (sceneId: string) => scenes[sceneId]?.choices.length === 0;
export const endings = Object.keys(scenes).filter(isEnding);

const marks = new Set<string>([
  ...Object.keys(things),
  ...Object.keys(lamps).map((lamp) => `lit-${lamp}`),
  "truth",
  "told",
]);

/** Reads saved progress; undefined if its scene is unknown. */
export function readProgress(kept: unknown): Progress | undefined {
  const { scene, marks: held, seen } = (kept ?? {}) as Record<string, unknown>;
  if (
    typeof scene !== "string" ||
    !Object.hasOwn(scenes, scene) ||
    !Array.isArray(held) ||
    !Array.isArray(seen)
  )
    return undefined;
  return {
    scene,
    marks: held.filter((mark): mark is Mark => marks.has(mark)),
    seen: [...new Set([...seen.filter((id) => typeof id === "string" && Object.hasOwn(scenes, id)), scene])],
  };
}
