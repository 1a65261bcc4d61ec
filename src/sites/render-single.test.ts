import { expect, test } from "vitest";
import { singleHtmlProblems } from "#tests/support/html-problems.ts";
import { renderSingle } from "./render-single.ts";
import { composeTemplate, loadTemplates } from "./templates.ts";
import { familiesOf } from "./themes/fonts.ts";
import { pairingOf } from "./themes/theme.ts";

const templates = await loadTemplates();
const sample = templates.filter((_, index) => index % (process.env.FULL ? 1 : 90) === 0).map(composeTemplate);

test.each(sample.map((site) => [site.meta.template, site] as const))(
  "%s in one file is valid, needs no other file, and every link leads somewhere",
  async (_, site) => {
    const html = renderSingle(site);

    expect(await singleHtmlProblems(html)).toEqual([]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/<a[^>]* href="#([^"]*)"/g)].map(([, id = ""]) => id);
    expect(targets.length).toBeGreaterThan(site.pages.length);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(html).not.toMatch(/<script|<link[^>]+stylesheet|\ssrc=|\sstyle=|url\(["']?(?!#|data:)/);
    for (const { path } of site.pages) expect(ids).toContain(`page-${path}`);
  },
);

test("the file contains the fonts if they are available", () => {
  const [site] = sample;
  if (!site) throw new Error("There is no template to test.");
  const fonts = new Map(
    familiesOf(pairingOf(site.theme)).map((family) => [family, "data:font/woff2;base64,AA"]),
  );

  expect(renderSingle(site, fonts).match(/url\("data:font\/woff2;base64,AA"\)/g)).toHaveLength(fonts.size);
  expect(renderSingle(site)).not.toContain("@font-face");
});
