import type { Scene } from "#src/art/scene.ts";
import type { PlainMood } from "#src/art/subjects/kinds.ts";
import {
  isLicensed,
  isSubjectReady,
  loadSubjectIndex,
  loadSubjects,
  subjectIds,
  subjectOf,
} from "#src/art/subjects/subjects.ts";
import { industryIds, isIndustryId, loadGroup } from "../industries/industries.ts";

/** Every industry has pictures, so scene ids are industry ids. */
export const sceneIds: readonly string[] = industryIds;

const loaded = new Map<string, Scene>();
let faces: typeof import("#src/art/faces.ts") | undefined;
let plainFor: typeof import("#src/art/plain/plain.ts").plainFor | undefined;

/** The key of a subject among the drawings that a site shows. Industries have keys without a colon. */
export const subjectKey = (id: string) => `${SUBJECT}${id}`;
const SUBJECT = "subject:";
const PLAIN = "plain:";

/** Loads the drawings of these keys (see `scenesIn`), and the parts of portraits. Unknown ids are skipped. */
export async function loadScenes(keys: Iterable<string>) {
  const wanted = [...new Set(keys)];
  const missing = wanted.filter(isIndustryId).filter((id) => !loaded.has(id));
  const [groups] = await Promise.all([
    Promise.all(missing.map(loadGroup)),
    loadFaces(),
    loadSubjectsAndPlain(wanted),
  ]);
  for (const { scenes } of groups) for (const [id, scene] of Object.entries(scenes)) loaded.set(id, scene);
  for (const listener of listeners) listener();
}

/** Loads every drawing that a site made from a brief may show, for programs on the command line. */
export async function loadAllSubjects() {
  const [ids] = await Promise.all([subjectIds(), loadSubjectIndex()]);
  await loadScenes([...ids.map(subjectKey), PLAIN]);
}

async function loadSubjectsAndPlain(keys: readonly string[]) {
  const subjects = subjectsOf(keys);
  await loadSubjects(subjects);
  // An unknown subject is drawn as a plain picture.
  if (keys.includes(PLAIN) || subjects.some((id) => !subjectOf(id)))
    plainFor ??= (await import("#src/art/plain/plain.ts")).plainFor;
}

/** Whether a site shows a drawing from a licensed set. */
export const hasLicensedDrawings = (site: object) => subjectsOf([...scenesIn(site)]).some(isLicensed);

const subjectsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => (key.startsWith(SUBJECT) ? key.slice(SUBJECT.length) : []));

export const hasPlainArts = () => plainFor !== undefined;

/** Returns a picture without a subject. Throws if they are not loaded yet. */
export function plainPictureOf(mood: PlainMood, seed: number) {
  if (!plainFor) throw new Error("No plain picture can be drawn yet: call loadScenes first.");
  return plainFor(mood, seed);
}

/** Whether a picture of these subjects can be drawn: at once, or as a plain picture. */
export const canDrawSubjects = (ids: readonly string[]) =>
  ids.every(isSubjectReady) && (hasPlainArts() || ids.some((id) => subjectOf(id)));

const listeners = new Set<() => void>();

/** Calls the listener whenever further pictures become available. Returns a function that unsubscribes. */
export function onScenesLoaded(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function loadFaces() {
  faces ??= await import("#src/art/faces.ts");
}

export const hasFaces = () => faces !== undefined;

/** Returns the parts of people's portraits. Throws if they are not loaded yet. */
export function facesLoaded() {
  if (!faces) throw new Error("No face can be drawn yet: call loadScenes first.");
  return faces;
}

export const hasScene = (id: string) => loaded.has(id);

/** Returns the pictures of an industry. Throws if they are not loaded yet: the caller loads them first. */
export function sceneOf(id: string): Scene {
  const scene = loaded.get(id);
  if (!scene)
    throw new Error(`There is no scene "${id}": add it to a group in industries/groups, and load it first.`);
  return scene;
}

/** How many different pictures an industry has of each kind. */
export function countsOf(id: string) {
  const { arrangements, tiles } = sceneOf(id);
  return { arrangements: arrangements.length, tiles: tiles.length, comparisons: 1 };
}

/**
 * The keys of the drawings that a site, or a part of one, shows: an industry's id, `subject:` with a subject's id, or
 * `plain:`.
 */
export function scenesIn(site: object): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("scene" in value && typeof value.scene === "string") found.add(value.scene);
    if ("kind" in value && value.kind === "plain") found.add(PLAIN);
    if ("kind" in value && value.kind === "subject" && "subjects" in value && Array.isArray(value.subjects))
      for (const id of value.subjects) found.add(subjectKey(String(id)));
    for (const part of Object.values(value)) look(part);
  };
  look(site);
  return found;
}

/** Whether all pictures of a site can be drawn at once. */
export function hasScenesOf(site: object) {
  const keys = [...scenesIn(site)];
  const subjects = subjectsOf(keys);
  const needsPlain = keys.includes(PLAIN) || subjects.some((id) => !subjectOf(id));
  return (
    hasFaces() &&
    subjects.every(isSubjectReady) &&
    (!needsPlain || hasPlainArts()) &&
    keys.every((key) => hasScene(key) || !isIndustryId(key))
  );
}
