import { expect, test } from "vitest";
import { htmlProblems, singleHtmlProblems } from "#tests/support/html-problems.ts";
import { checkSite } from "./check/check-site.ts";
import type { SiteDocument } from "./document.ts";
import { entriesOf } from "./entries.ts";
import { withEntryPages } from "./entry-pages.tsx";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import {
  addresses,
  anna,
  flour,
  ORIGIN,
  pageOf,
  rendered,
  SAMPLES,
  template,
  withBlock,
  withOrigin,
  withPosts,
} from "./testing/site-with-entries.ts";

const summer = {
  title: "We open at six in summer",
  summary: "From June on the first loaves are on the shelf an hour earlier.",
  date: "2026-05-28",
  author: "Ann Baker",
  body: [
    "The sun is up **early**, and so are we.",
    'Read [the list](https://crumb.be/list?a=1&b=2) & "more" <soon>.',
  ],
  picture: { kind: "scene", scene: "bakery", seed: 3, label: "The oven" },
  hasPage: true,
};
test("an article has a page with its text, its own head, and ways to the others and back to the list", () => {
  const page = pageOf(withPosts(summer, flour), "we-open-at-six-in-summer.html");

  expect(page.title).toBe("We open at six in summer · Crumb & Co");
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  expect(page.querySelector("h1")?.textContent).toBe(summer.title);
  expect(page.querySelector(".sw-entry-text strong")?.textContent).toBe("early");
  expect(page.querySelector("time")?.getAttribute("datetime")).toBe("2026-05-28");
  expect(page.querySelector(".sw-entry-signed")?.textContent).toContain("By Ann Baker");
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(summer.summary);
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    `${ORIGIN}/we-open-at-six-in-summer.html`,
  );
  expect(page.querySelector("meta[property='og:image']")?.getAttribute("content")).toBe(
    `${ORIGIN}/social/we-open-at-six-in-summer.png`,
  );
  expect(addresses(page, ".sw-entry-back a, .sw-entry-beside a")).toEqual([
    "index.html#news",
    "flour-from-the-next-village.html",
  ]);
  for (const element of ["nav.sw-navigation, header.sw-navigation", "footer"])
    expect(page.querySelector(element)).not.toBeNull();
});

test("the list leads to the pages of its articles, and shows the text of others in place", () => {
  const site = withPosts(summer, { ...flour, hasPage: undefined });
  const home = pageOf(site, "index.html");

  expect(addresses(home, "#news h3 a")).toEqual(["we-open-at-six-in-summer.html"]);
  expect([...home.querySelectorAll("#news details")].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("It is milled on Mondays."),
  ]);
});

test("search engines read who wrote an article and when", () => {
  const [data] = dataOf(withPosts(summer), "we-open-at-six-in-summer.html");

  expect(data).toEqual({
    "@type": "BlogPosting",
    headline: summer.title,
    datePublished: "2026-05-28",
    author: { "@type": "Person", name: "Ann Baker" },
    description: summer.summary,
    image: `${ORIGIN}/social/we-open-at-six-in-summer.png`,
    url: `${ORIGIN}/we-open-at-six-in-summer.html`,
    mainEntityOfPage: `${ORIGIN}/we-open-at-six-in-summer.html`,
    publisher: { "@type": "Organization", name: "Crumb & Co", url: `${ORIGIN}/` },
  });
  // Without an author, the business is the author; search engines reject an article without a date.
  expect(dataOf(withPosts(flour), "flour-from-the-next-village.html")[0]).toMatchObject({
    author: { "@type": "Organization", name: "Crumb & Co" },
  });
  expect(dataOf(withPosts({ ...flour, date: "in May" }), "flour-from-the-next-village.html")).toEqual([]);
});

test("the feed is Atom with an entry for each dated article, the newest first", () => {
  const { files } = rendered(withPosts(flour, summer));
  const text = files.get("feed.xml") ?? "";
  const feed = new DOMParser().parseFromString(text, "application/xml");
  const entry = feed.querySelector("entry");

  expect(feed.querySelector("parsererror")).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(feed.querySelector("feed > id")?.textContent).toBe(`${ORIGIN}/feed.xml`);
  expect(feed.querySelector("feed > title")?.textContent).toBe("Crumb & Co");
  expect(feed.querySelector("feed > updated")?.textContent).toBe("2026-05-28T00:00:00Z");
  expect(feed.querySelector("feed > author > name")?.textContent).toBe("Crumb & Co");
  expect(feed.querySelector("feed > link[rel=self]")?.getAttribute("href")).toBe(`${ORIGIN}/feed.xml`);
  expect(feed.querySelector("feed > link[rel=alternate]")?.getAttribute("href")).toBe(`${ORIGIN}/`);
  expect([...feed.querySelectorAll("entry > id")].map(({ textContent }) => textContent)).toEqual([
    `${ORIGIN}/we-open-at-six-in-summer.html`,
    `${ORIGIN}/flour-from-the-next-village.html`,
  ]);
  expect(entry?.querySelector("summary")?.textContent).toBe(summer.summary);
  expect(entry?.querySelector("content")?.getAttribute("type")).toBe("html");
  expect(entry?.querySelector("content")?.textContent).toBe(
    `<p>The sun is up <strong>early</strong>, and so are we.</p><p>Read <a href="https://crumb.be/list?a=1&amp;b=2">the list</a> &amp; &quot;more&quot; &lt;soon&gt;.</p>`,
  );
  for (const path of ["index.html", "we-open-at-six-in-summer.html"])
    expect(files.get(path)).toContain(`type="application/atom+xml"`);
  expect(files.get("sitemap.xml")).toContain(`<loc>${ORIGIN}/we-open-at-six-in-summer.html</loc>`);
});

test("without the address of the site there is no feed, and the site check says where to give it", () => {
  const site = withPosts(summer);
  const paths = renderStatic(site, { samples: SAMPLES }).files.map(({ path }) => path);

  expect(paths).toContain("we-open-at-six-in-summer.html");
  expect(paths).not.toContain("feed.xml");
  expect(checkSite(site, { samples: SAMPLES }).map(({ id }) => id)).toContain("article feed");
  expect(checkSite(withOrigin(site), { samples: SAMPLES }).map(({ id }) => id)).not.toContain("article feed");
});

test("articles of a page that is not to be found are in no site map and in no feed", () => {
  const site = withPosts(summer);
  const unlisted = {
    ...site,
    pages: site.pages.map((page, index) => (index === 0 ? { ...page, head: { isUnlisted: true } } : page)),
  };
  const { files } = rendered(unlisted);

  expect(files.get("we-open-at-six-in-summer.html")).toContain(`<meta name="robots" content="noindex">`);
  expect(files.get("sitemap.xml")).not.toContain("summer");
  expect(files.has("feed.xml")).toBe(false);
});

test("a person of whom more is said has a page, with the words for search engines", () => {
  const site = withBlock("team", "row", {
    title: "The bakers",
    people: [anna, { name: "Ben", text: "Sells." }],
  });
  const page = pageOf(site, "ann-baker.html");

  expect(addresses(pageOf(site, "index.html"), "#news h3 a")).toEqual(["ann-baker.html"]);
  expect(page.querySelector("h1")?.textContent).toBe("Ann Baker");
  expect(page.querySelector("article")?.textContent).toContain("On Sundays she sails.");
  expect(addresses(page, ".sw-entry-ways a")).toEqual(["tel:+3291234567", "mailto:ann@crumb.be"]);
  expect(dataOf(site, "ann-baker.html")).toEqual([
    {
      "@type": "Person",
      name: "Ann Baker",
      jobTitle: "Master baker",
      description: "Bakes since 1998.",
      image: `${ORIGIN}/social/ann-baker.png`,
      url: `${ORIGIN}/ann-baker.html`,
      telephone: "+3291234567",
      email: "ann@crumb.be",
      worksFor: { "@type": "Organization", name: "Crumb & Co", url: `${ORIGIN}/` },
    },
  ]);
  expect(rendered(site).files.has("feed.xml")).toBe(false);
});

test("no two pages have one address, and a chosen one stays whatever comes before it", () => {
  const post = (title: string, path?: string) => ({ ...flour, title, ...(path && { path }) });
  const menu = template.pages[1]?.path ?? "";
  const paths = entriesOf(
    withPosts(
      post("Thanks"),
      post(menu),
      post("2026: 5 Tips"),
      post("Чудо"),
      post("News"),
      post("News"),
      post("Something", "news"),
    ),
  ).map(({ path }) => path);

  expect(paths).toEqual(["thanks-2", `${menu}-2`, "tips", "Чудо".toLowerCase(), "news-2", "news-3", "news"]);
});

test("long titles are cut for search results and not on the page", () => {
  const title = `A very long story ${"about bread ".repeat(9)}`.trim();
  const page = pageOf(
    withPosts({ ...flour, title }),
    `${entriesOf(withPosts({ ...flour, title }))[0]?.path}.html`,
  );

  expect(page.title.length).toBeLessThanOrEqual(60);
  expect(page.querySelector("h1")?.textContent).toBe(title);
});

test("a site without such entries is drawn as before, and one with them as itself", () => {
  expect(withEntryPages(template)).toBe(template);
  const whole = withEntryPages(withPosts(summer));
  expect(withEntryPages(whole)).toBe(whole);
  expect(withEntryPages({ ...whole }).pages.map(({ path }) => path)).toEqual(
    whole.pages.map(({ path }) => path),
  );
});

test("hidden lists and articles without words have no page", () => {
  const site = withPosts(summer);
  const hidden = {
    ...site,
    pages: site.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => (block.id === "news" ? { ...block, isHidden: true } : block)),
    })),
  } as SiteDocument;

  expect(entriesOf(hidden)).toEqual([]);
  expect(entriesOf(withPosts({ ...flour, body: ["  "] }))).toEqual([]);
});

test("every page and the single file are valid, and ids differ", async () => {
  const site = withPosts(summer, flour);
  const { files } = rendered(site);
  const pages = [...files].filter(([path]) => path.endsWith(".html"));
  const single = renderSingle(site);

  for (const [path, text] of [...pages, ["single.html", single] as const]) {
    const problems = path === "single.html" ? singleHtmlProblems(text) : htmlProblems(text);
    expect(await problems, path).toEqual([]);
  }
  expect(single).toContain(`href="#page-we-open-at-six-in-summer"`);
});

test("an article without a day is found, and dated by the fix", () => {
  const site = withOrigin(withPosts({ ...flour, date: "" }));
  const [finding] = checkSite(site, { samples: SAMPLES, day: "2026-07-01" }).filter(({ id }) =>
    id.startsWith("article"),
  );

  expect(finding?.words).toContain("The article “Flour from the next village” has no date");
  const mended = finding?.fix && "apply" in finding.fix && finding.fix.apply(site, []);
  expect(mended && entriesOf(mended)[0]?.date).toBe("2026-07-01");
});

function dataOf(site: SiteDocument, path: string): unknown[] {
  const script = pageOf(site, path).querySelector("script[type='application/ld+json']");
  return script ? JSON.parse(script.textContent ?? "")["@graph"] : [];
}
