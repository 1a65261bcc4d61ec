import { expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { blocks } from "./blocks/blocks.ts";
import { checkSite } from "./check/check-site.ts";
import { parseDocument } from "./document.ts";
import {
  anna,
  flour,
  pageOf,
  rendered,
  SAMPLES,
  withBlock,
  withOrigin,
  withPosts,
} from "./testing/site-with-entries.ts";

test("a paragraph that begins with ## is a subheading: on the page, in place, in the feed, and not in summaries", async () => {
  const body = ["## How *we* <mill>\nSlowly.", "On Mondays.", "##no heading", "## Where"];
  const told = { ...flour, title: "Flour", body };
  const site = withPosts(told, { ...told, title: "In place", hasPage: undefined });
  const page = pageOf(site, "flour.html");
  const drawn = [...(page.querySelector(".sw-entry-text")?.children ?? [])];

  expect(drawn.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    "H2 How we <mill>",
    "P Slowly.",
    "P On Mondays.",
    "P ##no heading",
    "H2 Where",
  ]);
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Slowly.");
  expect(pageOf(site, "index.html").querySelector("#news details h4")?.textContent).toBe("How we <mill>");
  const { files } = rendered(site);
  const feed = new DOMParser().parseFromString(files.get("feed.xml") ?? "", "application/xml");
  expect(feed.querySelector("entry > summary")?.textContent).toBe("Slowly.");
  expect(feed.querySelector("entry > content")?.textContent).toBe(
    "<h2>How <em>we</em> &lt;mill&gt;</h2><p>Slowly.</p><p>On Mondays.</p><p>##no heading</p><h2>Where</h2>",
  );
  for (const path of ["index.html", "flour.html"])
    expect(await htmlProblems(files.get(path) ?? ""), path).toEqual([]);
  const rules = checkSite(withOrigin(site), { samples: SAMPLES }).map(({ rule }) => rule);
  expect(rules).not.toContain("heading");
});

test("other long texts have no subheadings", () => {
  const site = withBlock("team", "row", { people: [{ ...anna, about: ["## At sea", "She sails."] }] });
  expect(pageOf(site, "ann-baker.html").querySelector("h2")?.textContent).toBe("At sea");

  const about = { title: "About us", paragraphs: ["## Not one"] };
  const other = parseDocument({
    ...site,
    pages: site.pages.map((page, index) =>
      index > 0
        ? page
        : {
            ...page,
            blocks: [
              ...page.blocks.slice(0, -1),
              { id: "told", kind: "about", variant: "letter", data: blocks.about.schema.parse(about) },
              ...page.blocks.slice(-1),
            ],
          },
    ),
  });
  expect(pageOf(other, "index.html").querySelector("#told p")?.textContent).toBe("## Not one");
});
