import { type DrawnSubject, drawingName, type SubjectDrawing, type SubjectIndex } from "./subject.ts";

const drawn = new Map<string, DrawnSubject>();
const places = new Map<string, string>();
const loading = new Map<string, Promise<void>>();
let index: SubjectIndex | undefined;
let loaders: typeof import("subjects:topics").loaders | undefined;

/** Loads the words of all subjects: for choosing a picture and for search. */
export async function loadSubjectIndex(): Promise<SubjectIndex> {
  // Cached here, since a program on the command line cannot load more after its start.
  index ??= (await import("subjects:index")).default;
  return index;
}

/** Loads the drawings of these subjects, with the others of their topics. Unknown ids are skipped. */
export async function loadSubjects(ids: Iterable<string>) {
  const wanted = [...ids];
  if (wanted.length === 0) return;
  await loadPlaces();
  const topics = new Set(wanted.flatMap((id) => places.get(id) ?? []));
  await Promise.all([...topics].map(loadTopic));
}

/** Whether the drawing is loaded, or is known not to exist. */
export const isSubjectReady = (id: string) => drawn.has(id) || (loaders !== undefined && !places.has(id));

/** Returns a subject that is loaded. */
export const subjectOf = (id: string): DrawnSubject | undefined => drawn.get(id);

/** Whether a loaded drawing comes from a licensed set (docs/decisions/022-redrawn-icons.md). */
export const isLicensed = (id: string) => drawn.has(id) && /^licensed-/.test(places.get(id) ?? "");

/** The ids of all subjects in the order of their topics. */
export async function subjectIds() {
  await loadPlaces();
  return [...places.keys()];
}

async function loadPlaces() {
  if (loaders) return;
  const topics = await import("subjects:topics");
  for (const [topic, ids] of Object.entries(topics.ids))
    for (const id of ids.split(" ")) if (id) places.set(id, topic);
  loaders = topics.loaders;
}

function loadTopic(topic: string) {
  const known = loading.get(topic);
  if (known) return known;
  const now = readTopic(topic);
  loading.set(topic, now);
  now.catch(() => loading.delete(topic));
  return now;
}

async function readTopic(topic: string) {
  const module = await loaders?.[topic]?.();
  if (!module) return;
  const drawings: Record<string, unknown> = module.drawings;
  const listed = (drawings.default ?? {}) as Record<string, SubjectDrawing>;
  for (const [id, data] of Object.entries(module.data)) {
    if (places.get(id) !== topic) continue;
    const draw = listed[id] ?? drawings[drawingName(id)];
    if (typeof draw !== "function")
      throw new Error(`The subject "${id}" has no drawing: export ${drawingName(id)} in the topic ${topic}.`);
    drawn.set(id, { id, ...data, draw: draw as SubjectDrawing });
  }
}
