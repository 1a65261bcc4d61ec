// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../run.mjs";

const FOLDER = join(project, "src/apps/templates/apps");

/** The list of the pictures of app templates, each with the hash of the template that it shows. */
export const APP_PICTURES = join(project, "scripts/templates/drawn-apps.json");

/** Returns each app template with the hash of its file. */
export const appTemplates = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const text = readFileSync(join(FOLDER, name), "utf8").replaceAll("\r\n", "\n");
      return {
        id: `app-${name.replace(/\.json$/, "")}`,
        hash: createHash("sha256").update(text).digest("hex").slice(0, 12),
      };
    });

/** @returns {Record<string, string>} by template */
export const drawnApps = () => JSON.parse(readFileSync(APP_PICTURES, "utf8"));
