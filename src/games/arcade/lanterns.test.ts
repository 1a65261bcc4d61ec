import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import {
  atRest,
  HEIGHT,
  type Input,
  LEVELS,
  type Night,
  nextLevel,
  readArcade,
  startNight,
  step,
  WIDTH,
  withScore,
} from "./lanterns.ts";

/** A player who keeps the boat below the light. */
const follow = ({ light }: Night): Input => ({ push: 0, target: light.x + 14, launch: true });

function play(night: Night, steps: number, player: (night: Night) => Input) {
  let now = night;
  for (let left = steps; left > 0 && now.phase === "playing"; left--) now = step(now, player(now));
  return now;
}

test("the same seed and the same input lead to the same night", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 1, maxLength: 30 }),
      (seed, pushes) => {
        const player = ({ steps }: Night) => ({
          push: pushes[Math.floor(steps / 20) % pushes.length] ?? 0,
          target: null,
          launch: true,
        });
        expect(play(startNight(seed), 1_500, player)).toEqual(play(startNight(seed), 1_500, player));
      },
    ),
    { numRuns: 15 },
  );
});

test("different seeds give different nights", () => {
  expect(play(startNight(1), 300, follow)).not.toEqual(play(startNight(2), 300, follow));
});

test("the light and the boat stay inside the field", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (seed) => {
      let night = startNight(seed);
      const within = ({ boat, light }: Night) =>
        boat.x >= boat.width / 2 &&
        boat.x <= WIDTH - boat.width / 2 &&
        Math.abs(light.x - WIDTH / 2) < WIDTH / 2 + 10 &&
        light.y <= HEIGHT + 9;
      for (let at = 0; at < 2_000 && within(night); at++)
        night = step(night, { push: at % 90 < 45 ? 1 : -1, target: null, launch: true });
      expect(night).toSatisfy(within);
    }),
    { numRuns: 10 },
  );
});

test("every level can be finished, and the last one wins", () => {
  let night = startNight(7);
  for (let level = 1; level <= LEVELS; level++) {
    expect(night.level).toBe(level);
    let turn = 0;
    night = play({ ...night, lives: 99 }, 400_000, ({ light, steps }) => {
      if (steps % 200 === 0) turn = ((steps / 200) * 37) % 90;
      return { push: 0, target: light.x + turn - 45, launch: true };
    });
    expect(night.phase).toBe(level === LEVELS ? "won" : "levelled");
    night = nextLevel(night);
  }
});

test("three lights lost in the water end the night", () => {
  const night = play(startNight(3), 100_000, ({ light, boat }) => ({
    push: 0,
    target: light.isHeld ? boat.x : light.x < WIDTH / 2 ? WIDTH : 0,
    launch: true,
  }));

  expect([night.phase, night.lives]).toEqual(["over", 0]);
  expect(step(night, atRest)).toBe(night);
});

test("the light stays on the boat until it is launched", () => {
  const night = play(startNight(5), 100, () => ({ push: 1, target: null, launch: false }));

  expect(night.light.isHeld).toBe(true);
  expect(night.light.x).toBe(night.boat.x);
});

test("the best eight scores are kept, without invalid ones", () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ score: at * 10, level: 1, on: "2026-11-21" }));

  const scores = many.reduce(withScore, []);

  expect(scores.map(({ score }) => score)).toEqual([110, 100, 90, 80, 70, 60, 50, 40]);
  expect(readArcade({ scores: [...scores, { score: "x" }, null], hasSound: 1 })).toEqual({
    scores,
    hasSound: false,
  });
  expect(readArcade(undefined)).toEqual({ scores: [], hasSound: false });
});

test("a restored game continues identically", () => {
  const left = play(startNight(9), 700, follow);

  const { night } = readArcade(JSON.parse(JSON.stringify({ night: left })));

  expect(play(night as Night, 700, follow)).toEqual(play(left, 700, follow));
});

test("an invalid saved game is not restored", () => {
  const night = startNight(9);
  for (const saved of [
    { ...night, level: 7 },
    { ...night, lives: 0 },
    { ...night, phase: "over" },
    { ...night, light: { ...night.light, x: null } },
    { ...night, lanterns: [{}] },
    "night",
  ]) {
    expect(readArcade({ night: saved }).night).toBeUndefined();
  }
});
