import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { quickBackend } from "#mocks/testing.ts";
import { builds } from "../../scripts/builds.mjs";
import { demoAccounts } from "../../src/contract/demo.ts";

const { folder } = builds.root;
const read = (file: string) => readFileSync(join(folder, file), "utf8");
// jsdom has no types here. As the test environment it would replace Node's URL.
const { JSDOM }: { JSDOM: new () => { window: typeof globalThis } } = await import("jsdom" as string);
const parser = new new JSDOM().window.DOMParser();
const documentOf = (file: string) => parser.parseFromString(read(file), "text/html");

const pages = [
  {
    path: "/",
    title: "Sitewright · Web app builder and template marketplace",
    text: "Your business, drawn to measure.",
  },
  { path: "/live-demos", title: "Live demos · Sitewright", text: "AI Chatbot Builder" },
  { path: "/pricing", title: "Pricing · Sitewright", text: "Buy Now $1,349 (Save 10%)" },
  { path: "/view-projects", title: "Projects · Sitewright", text: "Loading projects..." },
  { path: "/cart", title: "Cart · Sitewright", text: "Your cart is empty", isPersonal: true },
  { path: "/beta-payment", title: "Beta payment · Sitewright", text: "$1,349due today", isPersonal: true },
  { path: "/demo-accounts", title: "Demo accounts · Sitewright", text: demoAccounts.admin.email },
  { path: "/landing/tech", title: "For technology teams · Sitewright", text: "Say what the product does." },
  { path: "/landing/business", title: "For established businesses · Sitewright", text: "books in order" },
  { path: "/landing/creative", title: "For creative studios · Sitewright", text: "Make a scene" },
  {
    path: "/module-preview/client-portal",
    title: "Client Portal · Sitewright",
    text: "Loading module preview...",
  },
  { path: "/module/client-portal", title: "Client Portal demo · Sitewright", text: "Log in to the demo" },
];

describe("without JavaScript", () => {
  test.each(pages)("$path can be read, and has a title and a description", ({ path, title, text }) => {
    const page = documentOf(path === "/" ? "index.html" : `${path}.html`);
    const meta = (selector: string, attribute = "content") =>
      page.querySelector(`head ${selector}`)?.getAttribute(attribute);

    expect(page.title).toBe(title);
    expect(page.querySelector("main")?.textContent).toContain(text);
    expect(page.querySelector("dialog#splash")?.hasAttribute("open")).toBe(false);
    expect(meta("meta[name=description]")?.length).toBeGreaterThan(50);
    expect(meta("link[rel=canonical]", "href")).toBe(path);
    expect(meta('meta[property="og:title"]')).toBe(title);
    expect(meta('meta[property="og:description"]')).toBe(meta("meta[name=description]"));
    expect(meta('meta[property="og:url"]')).toBe(path);
    expect(meta('meta[property="og:image"]')).toBe("/images/social.png");
    expect(page.querySelectorAll("head style")).toHaveLength(1);
    expect(page.querySelector("link[rel=stylesheet]")).toBeNull();
  });

  test("any other address says that its page needs JavaScript, and contains nothing of the home page", () => {
    const html = read("200.html");

    expect(html).toMatch(/<noscript><p class="page[^>]*>This page needs JavaScript/);
    expect(html).not.toContain("drawn to measure");
  });
});

test("the picture of the first screen is chosen by theme and width, and preloaded", () => {
  const picture = documentOf("index.html").querySelector('picture:has(img[src="/images/hero.svg"])');
  const sources = [...(picture?.querySelectorAll("source") ?? [])].map((source) => [
    source.getAttribute("srcset"),
    source.getAttribute("media"),
  ]);

  expect(sources).toEqual([
    ["/images/hero-dark-phone.svg", "(prefers-color-scheme: dark) and (width < 40rem)"],
    ["/images/hero-dark.svg", "(prefers-color-scheme: dark)"],
    ["/images/hero-phone.svg", "(width < 40rem)"],
  ]);
  expect(picture?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
});

test("the stored first responses equal those of the backend", async () => {
  const backend = quickBackend({ readSeed: async () => JSON.parse(read("seeds.json")) });
  const first = new Map<string, string>();
  for (const page of ["live-demos.html", "view-projects.html", "pricing.html"]) {
    const answers = documentOf(page).querySelector<HTMLElement>("#root")?.dataset.firstAnswers ?? "{}";
    for (const [path, [address]] of Object.entries<[string]>(JSON.parse(answers))) {
      first.set(path, read(address));
    }
  }

  expect([...first.keys()]).toEqual([
    "/api/modules",
    "/api/demo-users",
    "/api/projects/public",
    "/api/pricing",
  ]);
  for (const [path, answer] of first) {
    const response = await backend(new Request(`http://localhost${path}`));
    expect(await response.text(), path).toBe(answer);
  }
});

test("can be installed, with icons of the stated sizes", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));

  expect(manifest).toMatchObject({ name: "Sitewright", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) {
    const file = readFileSync(join(folder, src));
    expect(file.toString("latin1", 1, 4), src).toBe("PNG");
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("has screenshots of the stated sizes for installation, for both screen formats", () => {
  const { screenshots } = JSON.parse(read("manifest.webmanifest"));
  const sizesOf = new Map<string, Set<string>>();

  for (const { src, sizes, form_factor, label } of screenshots) {
    const file = readFileSync(join(folder, src));
    expect(file.toString("latin1", 8, 16), src).toBe("WEBPVP8X");
    expect(`${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`, src).toBe(sizes);
    expect(file.length, src).toBeLessThan(80_000);
    expect(label, src).toMatch(/\w/);
    sizesOf.set(form_factor, (sizesOf.get(form_factor) ?? new Set()).add(sizes));
  }

  // Chromium ignores screenshots of a different size.
  expect([...sizesOf].map(([form, sizes]) => [form, sizes.size])).toEqual([
    ["wide", 1],
    ["narrow", 1],
  ]);
});

test("the sitemap lists every page except personal ones", () => {
  const robots = read("robots.txt");
  const sitemap = read("sitemap.xml");

  expect(robots).toContain("Allow: /");
  // A sitemap needs an absolute address, which these builds do not know.
  expect(robots).not.toContain("Sitemap:");
  for (const { path, isPersonal = false } of pages)
    expect(sitemap.includes(`<loc>${path}</loc>`), path).toBe(!isPersonal);
});
