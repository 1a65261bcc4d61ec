import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Block, parseDocument, type SiteDocument } from "./document.ts";
import { SitePage, siteCss } from "./render.tsx";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import { composeTemplate, loadTemplates, templateDocument } from "./templates.ts";

const template = await templateDocument("law-firm-ledger");

test("hidden blocks are neither drawn nor styled", () => {
  const site = aSite();
  const visible = draw(site);
  const hidden = changed(site, (block) => (block.kind === "services" ? { ...block, isHidden: true } : block));

  expect(visible).toContain("sw-services");
  expect(draw(hidden)).not.toContain("sw-services");
  expect(siteCss({ ...hidden, pages: hidden.pages.slice(0, 1) })).not.toContain(".sw-ledger");
});

test("the style sheet holds what the site's blocks need, and no other", () => {
  const css = siteCss(aSite());

  expect(css).toContain(".sw-hero-backdrop");
  expect(css).not.toContain(".sw-hero-bento");
});

test("React has nothing to complain about", async () => {
  const complaint = vi.spyOn(console, "error");

  // All families, and every industry once or so.
  const templates = await loadTemplates();
  for (const one of templates.filter((_, index) => index % 7 === 0 || index < 6)) {
    const document = composeTemplate(one);
    for (const page of document.pages) renderToStaticMarkup(<SitePage document={document} page={page} />);
  }

  expect(complaint).not.toHaveBeenCalled();
});

test("two pages in one document keep their ids apart", () => {
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

test("a form is sent to the site's address, and is switched off without one", () => {
  const site = aSite();
  const contact = site.pages.find(({ id }) => id === "contact");
  const off = draw(site, contact?.id);
  const on = draw({ ...site, meta: { ...site.meta, formAddress: "https://forms.example/1" } }, contact?.id);

  expect(off).toContain("This form is switched off");
  expect(off).toContain('<fieldset class="sw-form-fields" disabled="">');
  expect(on).toContain('action="https://forms.example/1"');
  expect(on).not.toContain("switched off");
});

test("the policy of a page lets forms go to the site's own address alone", () => {
  const site = aSite();
  const policyOf = (document: SiteDocument) =>
    /Content-Security-Policy" content="([^"]+)"/.exec(renderStatic(document).files[0]?.text ?? "")?.[1];

  expect(policyOf(site)).toContain("form-action 'none'");
  expect(policyOf({ ...site, meta: { ...site.meta, formAddress: "https://forms.example/1" } })).toContain(
    "form-action https://forms.example;",
  );
});

test("a policy that was tampered with stays inside of its attribute", () => {
  const site = aSite();
  const formAddress = 'https://a"b.example/';
  const [page] = renderStatic({ ...site, meta: { ...site.meta, formAddress } }).files;
  const single = renderSingle({ ...site, meta: { ...site.meta, formAddress } });

  for (const html of [page?.text, single]) expect(html).toContain("form-action https://a&quot;b.example;");
});

test("a link to a page that is gone leads to the first one", () => {
  const site = aSite();
  const [first] = site.pages;
  const alone = parseDocument({ ...site, pages: first ? [first] : [] });

  expect(draw(alone)).not.toMatch(/href="(?!index\.html|#|mailto:|tel:)/);
});

test("what a person types is shown as text", () => {
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

function draw(document: SiteDocument, id = "home") {
  const page = document.pages.find((one) => one.id === id);
  if (!page) throw new Error(`The site of this test has no page "${id}".`);
  return renderToStaticMarkup(<SitePage document={document} page={page} />);
}
