import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { everyNth } from "#tests/support/sample.ts";
import { blocks } from "./blocks/blocks.ts";
import { parseDocument, type SiteDocument } from "./document.ts";
import { renderStatic } from "./render-static.ts";
import { axesOf, composeTemplate, hasTintedGround, loadTemplates, templateDocument } from "./templates.ts";

const MAX_COMPRESSED = 60_000;
const templates = await loadTemplates();
/** Writing and checking the files of one site takes a second. The step covers every style. */
const WRITTEN = everyNth(templates, 23);
const WHOLE = templates.map((template) => [template.id, composeTemplate(template)] as const);

describe("the templates", () => {
  test("exist for every industry and style", async () => {
    expect(templates.length).toBeGreaterThanOrEqual(30);
    expect(templates.length % 6).toBe(0);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    await expect(templateDocument("no-such-template")).resolves.toBeUndefined();
  });

  test.each(WHOLE)("%s: can be read again, has three to five pages, all different", (_, document) => {
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    expect(document.pages.length).toBeGreaterThanOrEqual(3);
    expect(document.pages.length).toBeLessThanOrEqual(5);
    expect(new Set(document.pages.map(({ title }) => title)).size).toBe(document.pages.length);
  });

  test("are deterministic", async () => {
    const before = new Map(WHOLE);
    for (const template of everyNth(templates, 5)) {
      expect(composeTemplate(template)).toEqual(before.get(template.id));
      // Composing page by page gives the same result as at once.
      await expect(templateDocument(template.id)).resolves.toEqual(before.get(template.id));
    }
  });

  test("cannot be changed for everybody who has the shared document", async () => {
    const document = await templateDocument("bakery-counter");
    expect(() => document?.pages[0]?.blocks.pop()).toThrow(TypeError);
    expect(Object.isFrozen(document?.meta.business)).toBe(true);
  });

  test("share neither headline nor opening nor name", () => {
    for (const read of [headlineOf, openingOf, (site: SiteDocument) => site.meta.business.name]) {
      const texts = WHOLE.map(([, document]) => read(document));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).not.toContain("");
    }
  });

  test("of one industry share two of the six axes at most", () => {
    for (const one of templates) {
      for (const other of templates.filter(({ id, industry }) => industry === one.industry && id > one.id)) {
        const [first, second] = [axesOf(one), axesOf(other)];
        const shared = (Object.keys(first) as (keyof typeof first)[]).filter(
          (axis) => first[axis] === second[axis],
        );
        expect(shared.length, `${one.id} and ${other.id} share ${shared}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test("mostly have grounds other than white", () => {
    expect(WHOLE.filter(([, document]) => hasTintedGround(document)).length).toBeGreaterThanOrEqual(
      WHOLE.length / 2,
    );
  });

  test("show every kind of block except those that need an address of the owner’s", () => {
    const shown = new Set(
      WHOLE.flatMap(([, { pages }]) => pages.flatMap((page) => page.blocks.map(({ kind }) => kind))),
    );

    expect(Object.keys(blocks).filter((kind) => !shown.has(kind as never))).toEqual([
      "shop",
      "video",
      "downloads",
    ]);
  });
});

describe("the files of a template", () => {
  test.each(WRITTEN.map((template) => [template.id, composeTemplate(template)] as const))(
    "%s",
    (_, document) => {
      const { files, fonts } = renderStatic(document);
      const pages = files.filter(({ path }) => path.endsWith(".html"));
      const paths = new Set(files.map(({ path }) => path));

      expect(fonts.length).toBeLessThanOrEqual(2);
      for (const { path, text } of pages) expect(faultsOf(text, paths), path).toEqual([]);
      expect(pages.map(({ text }) => text).join()).not.toMatch(
        /<script|\sstyle=|javascript:|undefined|\[object/,
      );
      expect(sizeOf(files)).toBeLessThanOrEqual(MAX_COMPRESSED);
    },
  );

  test.each(WRITTEN.map((template) => [template.id, composeTemplate(template)] as const))(
    "%s: valid HTML",
    async (_, document) => {
      for (const { path, text } of renderStatic(document).files.filter((file) =>
        file.path.endsWith(".html"),
      )) {
        expect(await htmlProblems(text), path).toEqual([]);
      }
    },
  );
});

/** Finds faults of a page in headings, ids, links and class names. */
function faultsOf(html: string, paths: Set<string>) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const faults: string[] = [];
  const levels = [...document.querySelectorAll("h1,h2,h3,h4")].map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push("not exactly one h1");
  if (levels[0] !== 1) faults.push("the first heading is no h1");
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? level) + 1) faults.push(`heading ${index + 1} leaves out a level`);
  });
  if (document.querySelectorAll("main").length !== 1) faults.push("not exactly one main");

  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`the id ${id} twice`);
  for (const link of document.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    const [path = "", anchor] = href.split("#");
    if (/^(https|mailto|tel):/.test(href)) continue;
    if (path && !paths.has(path)) faults.push(`a link to ${href}`);
    if (!path && anchor && !ids.includes(anchor)) faults.push(`an anchor ${href}`);
  }
  for (const element of document.querySelectorAll("[aria-labelledby],[popovertarget]")) {
    const target = element.getAttribute("aria-labelledby") ?? element.getAttribute("popovertarget") ?? "";
    if (!ids.includes(target)) faults.push(`a reference to ${target}`);
  }
  const names = [...document.querySelectorAll("section")].map(
    (section) =>
      section.getAttribute("aria-label") ??
      document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
  for (const name of names)
    if (names.indexOf(name) !== names.lastIndexOf(name)) faults.push(`two parts called ${name}`);

  // Class names belong to one kind of block, or its style would affect others.
  for (const kind of Object.keys(blocks) as (keyof typeof blocks)[]) {
    const names = [
      `sw-${kind}`,
      ...Object.keys(blocks[kind].variants).map((variant) => `sw-${kind}-${variant}`),
    ];
    for (const name of names) {
      const strangers = document.querySelectorAll(`.${name}:not(.sw-block)`);
      if (strangers.length > 0) faults.push(`the class ${name} inside a block`);
    }
  }
  return faults;
}

function sizeOf(files: { text: string }[]) {
  return files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}

function headlineOf({ pages }: SiteDocument) {
  return openingBlock(pages)?.data.title ?? "";
}

function openingOf({ pages }: SiteDocument) {
  return openingBlock(pages)?.data.text ?? "";
}

function openingBlock([first]: SiteDocument["pages"]) {
  return first?.blocks.find((block) => block.kind === "hero");
}
