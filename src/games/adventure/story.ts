import story from "./story.json";

/** The things that can be carried, as named in the bag. */
export const things = story.things;
export type Thing = keyof typeof things;

export const lamps = story.lamps;
export type Lamp = keyof typeof lamps;

/** Things in the bag, lit lamps, and facts the player has learnt. */
export type Mark = Thing | `lit-${Lamp}` | "truth" | "told";

export type Place = "quay" | "room" | "sea" | Lamp;

export interface Choice {
  text: string;
  to: string;
  /** The marks that the player must have. */
  needs?: readonly Mark[];
  /** The marks that the player must not have. */
  lacks?: readonly Mark[];
  gives?: readonly Mark[];
  takes?: readonly Mark[];
}

export interface Scene {
  place: Place;
  title: string;
  text: readonly string[];
  /** Empty where the story ends. */
  choices: readonly Choice[];
}

export const START = "quay";

// TypeScript types places and marks in JSON as plain strings; a test checks them.
export const scenes = story.scenes as Readonly<Record<string, Scene>>;

export interface Progress {
  scene: string;
  marks: readonly Mark[];
  /** The visited scenes, including the current one. */
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

/** Parses saved progress; returns undefined if its scene is unknown. */
export function readProgress(saved: unknown): Progress | undefined {
  const { scene, marks: held, seen } = (saved ?? {}) as Record<string, unknown>;
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
