import type { RunningApp } from "#src/entities/running-app.ts";

const games: Record<string, () => Promise<RunningApp>> = {
  "game-puzzle": () => import("./puzzle/puzzle.tsx").then(({ puzzle }) => puzzle),
  "game-arcade": () => import("./arcade/arcade.tsx").then(({ arcade }) => arcade),
  "game-adventure": () => import("./adventure/adventure.tsx").then(({ adventure }) => adventure),
};

/** Loads the code of a game. */
export async function loadGame(id: string): Promise<RunningApp> {
  const load = games[id];
  if (!load) throw new Error(`There is no game "${id}".`);
  return load();
}
