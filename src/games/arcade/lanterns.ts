import { createRandom, nextRandom } from "#src/lib/random.ts";

/** The size of the field in its own units; the boat floats at `WATER`. */
export const WIDTH = 960;
export const HEIGHT = 600;
export const WATER = 520;
export const STEP_MS = 1_000 / 120;
const LIVES = 3;
const RADIUS = 9;
const LANTERN = { width: 44, height: 52 };
const BOAT_SPEED = 7;
export const LEVELS = 6;

export interface Lantern {
  x: number;
  y: number;
  /** The number of hits until it is lit. */
  wick: number;
  /** 0 until it is lit, then the distance it has risen. */
  risen: number;
}

export interface Night {
  level: number;
  score: number;
  lives: number;
  /** The number of lanterns lit since the light last touched the boat. */
  chain: number;
  boat: { x: number; width: number };
  light: { x: number; y: number; dx: number; dy: number; isHeld: boolean };
  lanterns: readonly Lantern[];
  phase: "playing" | "levelled" | "over" | "won";
  steps: number;
  /** The state of the random number generator. */
  random: number;
}

export interface Input {
  /** The direction of the arrow keys: -1, 0 or 1. */
  push: number;
  /** The position that a finger or mouse steers the boat to, if any. */
  target: number | null;
  /** Whether to launch the light. */
  launch: boolean;
}

export const atRest: Input = { push: 0, target: null, launch: false };

export const startNight = (seed: number): Night =>
  startLevel({ level: 1, score: 0, lives: LIVES, random: seed >>> 0 });

function startLevel({
  level,
  score,
  lives,
  random,
}: Pick<Night, "level" | "score" | "lives" | "random">): Night {
  const width = Math.max(96, 156 - level * 8);
  return {
    level,
    score,
    lives,
    chain: 0,
    boat: { x: WIDTH / 2, width },
    light: { x: WIDTH / 2, y: WATER - 30, dx: 0, dy: 0, isHeld: true },
    lanterns: hang(level, random),
    phase: "playing",
    steps: 0,
    random,
  };
}

/** Lays out strings of lanterns that sag between their ends, with one more string on every second level. */
function hang(level: number, seed: number): Lantern[] {
  const random = createRandom(seed + level * 977);
  const rows = 2 + Math.ceil(level / 2);
  const lanterns: Lantern[] = [];
  for (let row = 0; row < rows; row++) {
    const count = 8 + ((row + level) % 3);
    const sag = 22 + random() * 26;
    for (let at = 0; at < count; at++) {
      const part = (at + 0.5) / count;
      lanterns.push({
        x: 60 + part * (WIDTH - 120),
        y: 62 + row * 68 + sag * (1 - (2 * part - 1) ** 2),
        wick: level > 2 && random() < 0.12 * (level - 2) ? 2 : 1,
        risen: 0,
      });
    }
  }
  return lanterns;
}

export const nextLevel = (night: Night): Night =>
  night.phase === "levelled" ? startLevel({ ...night, level: night.level + 1 }) : night;

export const speedOf = (level: number) => 3.1 + level * 0.32;

/** Advances the game by one step. It is deterministic: the same steps and input give the same night. */
export function step(night: Night, { push, target, launch }: Input): Night {
  if (night.phase !== "playing") return night;
  const { boat, light } = night;
  const wanted = target === null ? boat.x + push * BOAT_SPEED : target;
  const half = boat.width / 2;
  const x = Math.min(WIDTH - half, Math.max(half, wanted));
  const moved: Night = {
    ...night,
    steps: night.steps + 1,
    boat: { ...boat, x },
    lanterns: night.lanterns.some(({ risen }) => risen > 0 && risen < 200)
      ? night.lanterns.map((lantern) =>
          lantern.risen > 0 ? { ...lantern, risen: Math.min(200, lantern.risen + 0.8) } : lantern,
        )
      : night.lanterns,
  };
  if (!light.isHeld) return fly(moved);
  if (!launch) return { ...moved, light: { ...light, x } };
  const [value, random] = nextRandom(night.random);
  const angle = (value - 0.5) * 0.9;
  const speed = speedOf(night.level);
  return {
    ...moved,
    random,
    light: { x, y: light.y, dx: Math.sin(angle) * speed, dy: -Math.cos(angle) * speed, isHeld: false },
  };
}

function fly(night: Night): Night {
  const { boat, lanterns } = night;
  let { x, y, dx, dy } = night.light;
  x += dx;
  y += dy;
  if (x < RADIUS || x > WIDTH - RADIUS) dx = x < RADIUS ? Math.abs(dx) : -Math.abs(dx);
  if (y < RADIUS) dy = Math.abs(dy);
  let { chain, score } = night;

  if (dy > 0 && y > WATER - 24 && y < WATER + 6 && Math.abs(x - boat.x) < boat.width / 2 + RADIUS) {
    // The point of contact sets the angle. It is never flat, so the light always comes back up.
    const angle = Math.max(-1, Math.min(1, (x - boat.x) / (boat.width / 2))) * 1.05;
    const speed = speedOf(night.level);
    dx = Math.sin(angle) * speed;
    dy = -Math.cos(angle) * speed;
    chain = 0;
  }
  if (y > HEIGHT + RADIUS) return drown(night);

  const hit = lanterns.findIndex(
    (lantern) =>
      lantern.risen === 0 &&
      Math.abs(x - lantern.x) < LANTERN.width / 2 + RADIUS &&
      Math.abs(y - lantern.y) < LANTERN.height / 2 + RADIUS,
  );
  const lantern = lanterns[hit];
  if (!lantern) return { ...night, chain, light: { x, y, dx, dy, isHeld: false } };

  const aside = Math.abs(x - lantern.x) / LANTERN.width > Math.abs(y - lantern.y) / LANTERN.height;
  if (aside) dx = Math.abs(dx) * Math.sign(x - lantern.x);
  else dy = Math.abs(dy) * (y < lantern.y ? -1 : 1);
  const wick = lantern.wick - 1;
  chain += 1;
  score += 10 * night.level * Math.min(chain, 8);
  const next = lanterns.with(hit, { ...lantern, wick, risen: wick === 0 ? 1 : 0 });
  const isLit = next.every(({ risen }) => risen > 0);
  return {
    ...night,
    chain,
    score: isLit ? score + 250 * night.level : score,
    lanterns: next,
    light: { x, y, dx, dy, isHeld: false },
    phase: isLit ? (night.level === LEVELS ? "won" : "levelled") : "playing",
  };
}

function drown(night: Night): Night {
  const lives = night.lives - 1;
  return {
    ...night,
    lives,
    chain: 0,
    light: { x: night.boat.x, y: WATER - 30, dx: 0, dy: 0, isHeld: true },
    phase: lives === 0 ? "over" : "playing",
  };
}

export interface Score {
  score: number;
  level: number;
  on: string;
}

export const MOST_SCORES = 8;

/** Adds a score and returns the best ones, highest first. */
export const withScore = (scores: readonly Score[], score: Score) =>
  [...scores, score].sort((one, other) => other.score - one.score).slice(0, MOST_SCORES);

export interface StoredArcade {
  scores: readonly Score[];
  hasSound: boolean;
  /** An unfinished game. */
  night?: Night | undefined;
}

/** Parses stored data and drops what is invalid. */
export function readArcade(saved: unknown): StoredArcade {
  const { scores, hasSound, night } = (saved ?? {}) as Record<string, unknown>;
  const isScore = (score: unknown): score is Score => {
    const { score: points, level, on } = (score ?? {}) as Partial<Score>;
    return Number.isFinite(points) && Number.isInteger(level) && typeof on === "string";
  };
  return {
    scores: Array.isArray(scores) ? scores.filter(isScore).slice(0, MOST_SCORES) : [],
    hasSound: hasSound === true,
    night: readNight(night),
  };
}

function readNight(saved: unknown): Night | undefined {
  if (!isLike(saved, startNight(0))) return undefined;
  const night = saved as Night; // checked by `isLike`
  const isPlayable = isUnfinished(night) && night.lives > 0 && night.lives <= LIVES;
  return isPlayable && Number.isInteger(night.level) && night.level > 0 && night.level <= LEVELS
    ? night
    : undefined;
}

export const isUnfinished = ({ phase }: Pick<Night, "phase">) => phase === "playing" || phase === "levelled";

/** Whether a value has every property of the model, with the same types. */
function isLike(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && value.length < 100 && value.every((entry) => isLike(entry, model[0]));
  if (typeof model !== "object" || model === null)
    return typeof model === "number" ? Number.isFinite(value) : typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(model).every(([key, entry]) =>
    isLike((value as Record<string, unknown>)[key], entry),
  );
}
