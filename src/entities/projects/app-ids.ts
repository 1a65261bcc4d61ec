import { isBuiltApp } from "#src/contract/app-templates.ts";

export const gameIds = ["game-puzzle", "game-arcade", "game-adventure"] as const;
export type GameId = (typeof gameIds)[number];

export const isGame = (id: string): id is GameId => (gameIds as readonly string[]).includes(id);

/** Whether a project runs instead of having a site: a game, or an app that its owner builds. */
export const hasNoSite = (templateId: string) => isGame(templateId) || isBuiltApp(templateId);
