import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./run.mjs";

const FORM_KIT = "src/ui/form.tsx";

const product = sourcesOf(["src", "mocks"]).filter(({ file }) => !/\.(?:test|spec)\./.test(file));
const tests = sourcesOf(["src", "mocks", "tests"]).filter(({ file }) => /\.(?:test|spec)\./.test(file));

test.each([
  "react",
  "react-dom",
  "wouter",
  "zustand",
  "msw",
  "@msw/data",
  "react-hook-form",
  "zod",
  "@headlessui/react",
  "framer-motion",
])("the product imports %s", (name) => {
  expect(importersOf(name, product)).not.toEqual([]);
});

test.each(["vitest", "@testing-library/user-event"])("the tests import %s", (name) => {
  expect(importersOf(name, tests)).not.toEqual([]);
});

test.each([
  ["@headlessui/react", /^src\/ui\//],
  ["react-dropzone", /^src\/ui\/file-drop\.tsx$/],
  ["react-hook-form", /^src\/ui\/form\.tsx$/],
  ["@tanstack/react-table", /^src\/ui\/|^src\/features\/admin\/.*-columns\.tsx$/],
  ["@tanstack/react-virtual", /^src\/ui\/use-virtual-rows\.ts$/],
  ["@atlaskit/pragmatic-drag-and-drop", /^src\/ui\/dragging\.ts$/],
])("%s is wrapped once, and used through its wrapper", (name, wrapper) => {
  const importers = importersOf(name, product);

  expect(importers).not.toEqual([]);
  expect(importers.filter((file) => !wrapper.test(file))).toEqual([]);
});

test("every form is in the form kit, or a decision says why not", () => {
  const decision = readFileSync(join(project, "docs/decisions/013-forms-without-the-kit.md"), "utf8");
  const [, table = ""] = decision.split("## Decision");
  const named = Array.from(table.matchAll(/`(src\/[\w./-]+\.tsx)`/g), ([, file]) => file);

  const plain = product.filter(({ file, code }) => file !== FORM_KIT && /<form[\s>]/.test(code));

  expect(plain.map(({ file }) => file).sort()).toEqual(named.sort());
});

test("a button says that it is pressed only where a second press releases it", () => {
  const toggles = product.filter(({ code }) => /aria-pressed=/.test(code)).map(({ file }) => file);

  expect(toggles.sort(), "a choice of one among many is a RadioGroup, or tabs").toEqual([
    "src/entities/apps/arcade/scoreboard.tsx", // sound
    "src/entities/apps/puzzle/puzzle.tsx", // pause; the levels begin a game at once (decision 011)
    "src/features/admin/marketplace/template-columns.tsx", // featured
    "src/features/marketplace/marketplace-bar.tsx", // only favourites
    "src/features/marketplace/template-card.tsx", // favourite, compared
    "src/features/marketplace/template-preview.tsx", // favourite
    "src/features/preview/device-choice.tsx", // turned
    "src/features/studio/blocks/blocks-panel.tsx", // chosen, until it is pressed again
    "src/features/studio/panels/panel-rail.tsx", // open, until it is pressed again
    "src/features/studio/top-bar.tsx", // fits the window
    "src/features/visit/sales/presenter.tsx", // blank screen
  ]);
});

/** @param {readonly string[]} folders */
function sourcesOf(folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path.replaceAll("\\", "/")}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(project, file), "utf8") }));
}

/**
 * The files that import a package or a part of it; or pass it on; types alone do not count.
 * @param {string} name
 * @param {readonly { file: string; code: string }[]} sources
 */
function importersOf(name, sources) {
  return sources
    .filter(({ code }) =>
      Array.from(
        code.matchAll(/^(?:import|export) (?!type )[^;]*?"([^"]+)";/gm),
        ([, from = ""]) => from,
      ).some((from) => from === name || from.startsWith(`${name}/`)),
    )
    .map(({ file }) => file);
}
