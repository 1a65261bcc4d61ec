import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blocks } from "./blocks/blocks.ts";
import { type Block, parseDocument, type SiteDocument } from "./document.ts";
import { SitePage, siteCss } from "./render.tsx";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import { composeTemplate, loadTemplates, templateDocument } from "./templates.ts";
import { rolesOf } from "./themes/theme.ts";

const template = await templateDocument("law-firm-ledger");
const templates = await loadTemplates();

test("hidden blocks are neither rendered nor styled", () => {
  const site = aSite();
  const visible = draw(site);
  const hidden = changed(site, (block) => (block.kind === "services" ? { ...block, isHidden: true } : block));

  expect(visible).toContain("sw-services");
  expect(draw(hidden)).not.toContain("sw-services");
  expect(siteCss({ ...hidden, pages: hidden.pages.slice(0, 1) })).not.toContain(".sw-ledger");
});

test("the style sheet has the styles of the site's blocks, and no others", () => {
  const css = siteCss(aSite());

  expect(css).toContain(".sw-hero-backdrop");
  expect(css).not.toContain(".sw-hero-bento");
});

test("below a short page the window has the colour of the site", () => {
  const site = aSite();
  const ground = rolesOf(site.theme).plain.ground;

  const css = renderStatic(site).files.find(({ path }) => path === "site.css")?.text;
  expect(css).toContain(`html{background:${ground}}body{margin:0}`);
  expect(renderSingle(site)).toContain(`html{background:${ground}}body{margin:0}`);
});

const FRAMED = ["features", "services", "booking", "gallery", "team", "about", "hero"] as const;

for (const kind of FRAMED) {
  test(`a ${kind} block without pictures leaves no empty frame, in every variant`, async () => {
    const found = firstBlock(kind);
    if (!found) throw new Error(`No template has a ${kind} block.`);

    for (const variant of Object.keys(blocks[kind].variants)) {
      const bare = { ...found, variant, data: withoutPictures(found.data) } as Block;
      const html = draw(changed(aSite(), (block) => (block.kind === "services" ? bare : block)));

      // Without pictures, no empty frames may remain around the text.
      const frames = html.matchAll(
        /<(?:div|figure) class="(sw-(?!backdrop|strip|desk|poster|editorial)[^"]*)"><\//g,
      );
      expect([...frames].map(([, name]) => `${variant}: ${name}`)).toEqual([]);
    }
  });
}

test("two pages in one document have distinct ids", () => {
  const [page] = aSite().pages;
  if (!page) throw new Error("The site of this test has no page.");
  const site = aSite();
  const html = renderToStaticMarkup(
    <>
      <SitePage document={site} page={page} prefix="one-" />
      <SitePage document={site} page={page} prefix="two-" />
    </>,
  );
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a page without a title still has a heading", () => {
  const site = changed(aSite(), (block) => block, ["navigation", "footer"]);

  expect(draw(site)).toMatch(/<main[^>]*><h1 class="sw-hidden">/);
});

test("a form is sent to the site's destination, and contact buttons replace it without one", () => {
  const site = aSite();
  const contact = site.pages.find(({ id }) => id === "contact");
  const off = draw(site, contact?.id);
  // The shape of documents of the first release.
  const on = draw({ ...site, meta: { ...site.meta, formAddress: "https://forms.example/1" } }, contact?.id);

  expect(off).not.toMatch(/<form|<input|disabled|switched off/);
  expect(off).toContain(`href="tel:`);
  expect(off).toContain(`href="mailto:${site.meta.business.email}?subject=Contact&amp;body=Name`);
  expect(off).toContain("https://www.openstreetmap.org/search?query=");
  expect(on).toContain('action="https://forms.example/1"');
  expect(on).not.toContain('class="sw-ways"');
});

test("a business that cannot be reached at all has neither a form nor an empty list", () => {
  const site = aSite();
  const business = { ...site.meta.business, phone: "", email: "", street: "" };

  expect(draw({ ...site, meta: { ...site.meta, business } }, "contact")).not.toMatch(/<form|sw-ways/);
});

test("the content security policy allows forms only to the site's destination, if it has one", () => {
  const site = aSite();
  const policyOf = (document: SiteDocument, path: string) =>
    /form-action ([^;]+);/.exec(
      renderStatic(document).files.find((file) => file.path === path)?.text ?? "",
    )?.[1];
  const sent = { ...site, meta: { ...site.meta, formAddress: "https://forms.example/1" } };

  expect(policyOf(site, "contact.html")).toBe("'none'");
  expect(policyOf(sent, "contact.html")).toBe("https://forms.example 'self'");
  expect(policyOf(sent, "index.html")).toBe("'none'");
});

test("a manipulated policy cannot break out of its attribute", () => {
  const site = aSite();
  const formAddress = 'https://a"b.example/';
  const sent = { ...site, meta: { ...site.meta, formAddress } };
  const page = renderStatic(sent).files.find(({ path }) => path === "contact.html");
  const single = renderSingle(sent);

  for (const html of [page?.text, single])
    expect(html).toContain("form-action https://a&quot;b.example 'self';");
});

test("a link to a deleted page leads to the first page", () => {
  const site = aSite();
  const [first] = site.pages;
  const alone = parseDocument({ ...site, pages: first ? [first] : [] });

  expect(draw(alone)).not.toMatch(/href="(?!index\.html|#|mailto:|tel:)/);
});

test("typed markup is shown as text", () => {
  const site = changed(aSite(), (block) =>
    block.kind === "hero"
      ? { ...block, data: { ...block.data, title: "<img src=x onerror=alert(1)>" } }
      : block,
  );

  expect(draw(site)).toContain("&lt;img src=x onerror=alert(1)&gt;");
  const titled = { ...site, meta: { ...site.meta, tagline: '"><script>' } };
  expect(renderStatic(titled).files[0]?.text).toContain("&quot;&gt;&lt;script&gt;</title>");
  expect(renderStatic(titled).files[0]?.text).not.toContain("<script");
});

test("with an origin a site has a map and canonical addresses", () => {
  const { files } = renderStatic(aSite(), { origin: "https://example.com" });

  expect(files.find(({ path }) => path === "sitemap.xml")?.text).toContain("<loc>https://example.com/</loc>");
  expect(files[0]?.text).toContain('<link rel="canonical" href="https://example.com/">');
});

function aSite(): SiteDocument {
  if (!template) throw new Error("The template of this test is gone.");
  return template;
}

function changed(site: SiteDocument, change: (block: Block) => Block, only?: string[]): SiteDocument {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ kind }) => !only || only.includes(kind)).map(change),
  }));
  return { ...site, pages };
}

function firstBlock(kind: Block["kind"]) {
  for (const one of templates) {
    const blocks = composeTemplate(one).pages.flatMap((page) => page.blocks);
    const found = blocks.find((block) => block.kind === kind);
    if (found) return found;
  }
}

function draw(document: SiteDocument, id = "home") {
  const page = document.pages.find((one) => one.id === id);
  if (!page) throw new Error(`The site of this test has no page "${id}".`);
  return renderToStaticMarkup(<SitePage document={document} page={page} />);
}

/** Only drawn pictures have a kind and a seed. */
function withoutPictures(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPictures);
  if ("kind" in value && "seed" in value) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner)]));
}

test("a site without a name is headed once: its heading is no brand to repeat in the footer", () => {
  const site = aSite();
  const unnamed = {
    ...site,
    meta: { ...site.meta, tagline: "Nail salon, Porto", business: { ...site.meta.business, name: "" } },
  };
  const footerOf = (one: SiteDocument) => /<footer[\s\S]*<\/footer>/.exec(draw(one))?.[0] ?? "";

  expect(footerOf(site)).toContain("sw-footer-name");
  expect(footerOf(unnamed)).not.toMatch(/sw-footer-(?:name|word)/);
  expect(footerOf(unnamed).match(/Nail salon, Porto/g)).toHaveLength(1);
});
