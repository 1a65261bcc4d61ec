import { expect, test } from "vitest";
import {
  begin,
  choose,
  endings,
  isEnding,
  lamps,
  openChoices,
  type Progress,
  readProgress,
  scenes,
  things,
} from "./story.ts";

const keyOf = ({ scene, marks }: Progress) => `${scene} ${marks.toSorted().join()}`;
const walked = walk();

test("there are at least 25 scenes, and each is reachable", () => {
  const reached = new Set([...walked.values()].map(({ progress }) => progress.scene));

  expect(Object.keys(scenes).length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(scenes).filter((id) => !reached.has(id))).toEqual([]);
});

test("an ending is reachable from every scene", () => {
  const leadsOut = new Set(
    [...walked].filter(([, { progress }]) => isEnding(progress.scene)).map(([key]) => key),
  );
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, { next }] of walked) {
      if (leadsOut.has(key) || !next.some((to) => leadsOut.has(to))) continue;
      leadsOut.add(key);
      grown = true;
    }
  }

  expect([...walked.keys()].filter((key) => !leadsOut.has(key))).toEqual([]);
});

test("every choice leads to a scene and is available at some time, and every thing can be found", () => {
  const taken = new Set([...walked.values()].flatMap(({ progress }) => openChoices(progress)));
  const all = Object.values(scenes).flatMap(({ choices }) => choices);

  for (const { to } of all) expect(scenes).toHaveProperty([to]);
  expect(all.filter((choice) => !taken.has(choice)).map(({ text }) => text)).toEqual([]);
  const had = new Set([...walked.values()].flatMap(({ progress }) => progress.marks));
  expect(Object.keys(things).filter((thing) => !had.has(thing as keyof typeof things))).toEqual([]);
});

test("a scene that can be entered again always has an exit", () => {
  for (const { progress } of walked.values()) {
    if (!isEnding(progress.scene)) expect(openChoices(progress).length).toBeGreaterThan(0);
  }
});

test("the story names only places and marks that the game knows", () => {
  const places = new Set(["quay", "room", "sea", ...Object.keys(lamps)]);
  const marks = new Set<string>([
    ...Object.keys(things),
    ...Object.keys(lamps).map((lamp) => `lit-${lamp}`),
    "truth",
    "told",
  ]);

  for (const { place, choices } of Object.values(scenes)) {
    expect(places).toContain(place);
    for (const { needs = [], lacks = [], gives = [], takes = [] } of choices)
      expect([...needs, ...lacks, ...gives, ...takes].filter((mark) => !marks.has(mark))).toEqual([]);
  }
});

test("there are several endings, each with its own text", () => {
  expect(endings.length).toBeGreaterThanOrEqual(5);
  expect(new Set(endings.map((id) => scenes[id]?.title)).size).toBe(endings.length);
});

test("an unavailable choice cannot be chosen", () => {
  const start = begin();

  expect(choose(start, { text: "Fly", to: "ending-five" })).toBe(start);
});

test("a saved story continues where it stopped", () => {
  const progress = choose(begin(), openChoices(begin())[0] as ReturnType<typeof openChoices>[number]);

  expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  expect(readProgress({ ...progress, marks: ["oil", "sword"] })?.marks).toEqual(["oil"]);
  for (const saved of [undefined, {}, { scene: "__proto__", marks: [], seen: [] }])
    expect(readProgress(saved)).toBeUndefined();
});

/** Returns every reachable state with its successors. */
function walk() {
  const found = new Map<string, { progress: Progress; next: string[] }>();
  const waiting = [begin()];
  for (let progress = waiting.pop(); progress; progress = waiting.pop()) {
    if (found.has(keyOf(progress))) continue;
    const from = progress;
    const after = openChoices(from).map((choice) => ({ ...choose(from, choice), seen: [] }));
    found.set(keyOf(from), { progress: from, next: after.map(keyOf) });
    waiting.push(...after);
  }
  return found;
}
