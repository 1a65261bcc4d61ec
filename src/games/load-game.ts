import type { RunningApp } from "#src/entities/running-app.ts";

const games: Record<string, () => Promise<RunningApp>> = {
  "game-puzzle": () => import("./puzzle/puzzle.tsx").then(({ Puzzle }) => Puzzle),
  "game-arcade": () => import("./arcade/arcade.tsx").then(({ Arcade }) => Arcade),
  "game-adventure": () => import("./adventure/adventure.tsx").then(({ Adventure }) => Adventure),
};

/** Loads the code of a game. */
export async function loadGame(id: string): Promise<RunningApp> {
  const load = games[id];
  if (!load) throw new Error(`There is no game "${id}".`);
  return load();
}
