import { isBuiltApp, programIds } from "#src/contract/app-templates.ts";

/** The templates that are programs, which run in the page, as opposed to sites. */
export const appIds = programIds;
export const gameIds = ["game-puzzle", "game-arcade", "game-adventure"] as const;

export type AppId = (typeof appIds)[number];
export type GameId = (typeof gameIds)[number];
export type AppOrGameId = AppId | GameId;

export const isAppId = (id: string): id is AppId => (appIds as readonly string[]).includes(id);
export const isAppOrGameId = (id: string): id is AppOrGameId =>
  isAppId(id) || (gameIds as readonly string[]).includes(id);

/** Whether a project runs instead of having a site: a program, or an app that its owner builds. */
export const hasNoSite = (templateId: string) => isAppOrGameId(templateId) || isBuiltApp(templateId);
