import webIcon from "icon:browser";
import gameIcon from "icon:game-controller";
import appIcon from "icon:squares-four";
import type { Project } from "#src/contract/projects.ts";

/** The name and icon of each type of project. */
export const projectTypeLooks: Record<Project["type"], { name: string; icon: string; purpose: string }> = {
  web: { name: "Website", icon: webIcon, purpose: "Pages that people find and read" },
  app: { name: "Application", icon: appIcon, purpose: "A tool that people work with" },
  game: { name: "Game", icon: gameIcon, purpose: "Something that people play" },
};
