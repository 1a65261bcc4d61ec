import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { appTemplates, drawnApps } from "./app-pictures.mjs";
import { firstScreens } from "./first-screens.ts";

const HELP = "run node scripts/draw-thumbnails.mjs";
const APP_HELP = "run node scripts/draw-app-thumbnails.mjs";
const screens = firstScreens();
const apps = appTemplates();
const fileOf = (/** @type {string} */ id) => `public/images/templates/${id}.webp`;

test(`each template has its picture; else ${HELP}`, () => {
  expect(screens.filter(({ id }) => !existsSync(fileOf(id))).map(({ id }) => id)).toEqual([]);
});

test(`no picture shows an older first screen; else ${HELP}`, () => {
  const drawn = JSON.parse(readFileSync("scripts/templates/drawn.json", "utf8"));

  expect(screens.filter(({ id, hash }) => drawn[id] !== hash).map(({ id }) => id)).toEqual([]);
  expect(Object.keys(drawn)).toHaveLength(screens.length);
});

test(`each app template has its picture; else ${APP_HELP}`, () => {
  expect(apps.filter(({ id }) => !existsSync(fileOf(id))).map(({ id }) => id)).toEqual([]);
});

test(`no picture shows an older app template; else ${APP_HELP}`, () => {
  const drawn = drawnApps();

  expect(apps.filter(({ id, hash }) => drawn[id] !== hash).map(({ id }) => id)).toEqual([]);
  expect(Object.keys(drawn)).toHaveLength(apps.length);
});

test.each([
  ["sites", screens],
  ["apps", apps],
])("24 pictures of %s weigh at most 200 kB", (_, shown) => {
  const sizes = shown.map(({ id }) => statSync(fileOf(id)).size);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

  expect(mean * 24).toBeLessThanOrEqual(200_000);
});
