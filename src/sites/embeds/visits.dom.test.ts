import { describe, expect, test } from "vitest";
import { withoutFormAddress } from "#src/share/form-address.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "../document.ts";
import { renderSingle } from "../render-single.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";
import { type Counter, readCounter } from "./counter.ts";
import { hasPrivacyPage } from "./privacy.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const goatcounter: Counter = { kind: "goatcounter", code: "crumb" };

describe.each<[Counter, script: string, reports: string]>([
  [{ kind: "plausible", domain: "crumb.example" }, "https://plausible.io", "https://plausible.io"],
  [goatcounter, "https://gc.zgo.at", "https://crumb.goatcounter.com"],
  [
    { kind: "address", address: "https://stats.crumb.example/count.js" },
    "https://stats.crumb.example",
    "https://stats.crumb.example",
  ],
])("a site with the counter %o", (counter, script, reports) => {
  const site = withMeta({ counter });

  test("loads its script on each page, and the content security policy allows only this script", () => {
    const before = new Map(renderStatic(template).files.map(({ path, text }) => [path, text]));
    for (const { path, text } of renderStatic(site).files.filter((file) => file.path.endsWith(".html"))) {
      const scripts = pageOf(text).querySelectorAll<HTMLScriptElement>("script[src]");
      expect([...scripts].map(({ src, defer }) => [new URL(src).origin, defer])).toEqual([[script, true]]);
      const plain = before.get(path);
      if (!plain) continue;
      expect(policyOf(text)).toBe(
        `${policyOf(plain).replace("connect-src 'self'", `connect-src 'self' ${reports}`)}; script-src ${script}`,
      );
    }
    expect(policyOf(renderSingle(site))).toContain(`connect-src ${reports}; `);
    expect(policyOf(renderSingle(site))).toContain(`; script-src ${script}`);
  });

  test("is described on the privacy page, to which every footer links", () => {
    const { files } = renderStatic(site);
    const privacy = files.find(({ path }) => path === "privacy.html")?.text ?? "";

    expect(pageOf(privacy).querySelector(".sw-questions")?.textContent).toMatch(
      /Counting visits.*counted by/,
    );
    for (const { text } of files.filter(({ path }) => path.endsWith(".html")))
      expect(pageOf(text).querySelector("footer a[href='privacy.html']")?.textContent).toBe("Privacy");
    expect(pageOf(renderSingle(site)).querySelector("footer a[href='#page-privacy']")).not.toBeNull();
    expect(pageOf(renderSingle(site)).querySelector("#page-privacy h1")?.textContent).toBe("Privacy");
  });

  test("is removed together with the form destination: a new owner's visits are not reported", () => {
    expect(withoutFormAddress(site).meta.counter).toBeUndefined();
    expect(JSON.stringify(withoutFormAddress(site))).not.toContain('"counter"');
  });
});

test("a site that sends no data has no privacy page, no script and no link to one", () => {
  for (const { path, text } of renderStatic(template).files) {
    expect(path).not.toBe("privacy.html");
    expect(text).not.toMatch(/script-src|<script|>Privacy</);
  }
});

test("the privacy page names the services that the site uses, and no others", () => {
  const forms = { destination: { kind: "formspree", id: "xayzbqwe" } };
  const site = withMeta({ forms, social: ["https://www.instagram.com/crumb"] });
  const text = privacyOf(site);

  expect(text).toMatch(/Formspree \(formspree\.io\).*we can answer you/);
  expect(text).toMatch(/follow a link to social networks/);
  expect(text).toContain("118 Sharrow Rise");
  expect(text).not.toMatch(/YouTube|Vimeo|Plausible|GoatCounter|OpenStreetMap|Netlify/);
});

test("an owner can omit the page, add it, or write one", () => {
  expect(hasPrivacyPage(withMeta({ counter: goatcounter, hasPrivacyPage: false }))).toBe(false);
  expect(hasPrivacyPage(withMeta({ hasPrivacyPage: true }))).toBe(true);
  const [first, second, ...rest] = withMeta({ counter: goatcounter }).pages;
  const own = {
    ...template,
    meta: { ...template.meta, counter: goatcounter },
    pages: [first, { ...second, path: "privacy-policy" }, ...rest],
  };
  expect(hasPrivacyPage(parseDocument(own))).toBe(false);
});

test("the privacy page does not take a former address of a page", () => {
  const [first, second, ...rest] = template.pages;
  const moved = parseDocument({
    ...template,
    meta: { ...template.meta, counter: goatcounter },
    pages: [first, { ...second, head: { formerPaths: ["privacy"] } }, ...rest],
  });

  expect(renderStatic(moved).files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["privacy.html", "privacy-2.html"]),
  );
});

test("the privacy page is valid HTML", async () => {
  const text =
    renderStatic(withMeta({ counter: goatcounter })).files.find(({ path }) => path === "privacy.html")
      ?.text ?? "";
  // Counter scripts change without notice, so they have no integrity hash.
  expect(await htmlProblems(text, ["require-sri"])).toEqual([]);
});

test.each([
  ["plausible", "crumb", "name at Plausible"],
  ["goatcounter", "a b", "code at GoatCounter"],
  ["address", "http://stats.example.com/count.js", "such as https://"],
  ["address", "javascript:alert(1)", "such as https://"],
] as const)("%s with “%s” is refused, and the reason is said", (kind, typed, reason) => {
  expect(readCounter(kind, typed)).toEqual({ error: expect.stringContaining(reason) });
});

test("an invalid counter counts as none, and the site stays readable", () => {
  expect(
    withMeta({ counter: { kind: "address", address: "https://a'; script-src *" } }).meta.counter,
  ).toBeUndefined();
});

function withMeta(meta: object): SiteDocument {
  return parseDocument({ ...template, meta: { ...template.meta, ...meta } });
}

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

const policyOf = (html: string) =>
  pageOf(html).querySelector<HTMLMetaElement>("meta[http-equiv]")?.content ?? "";

const privacyOf = (site: SiteDocument) =>
  pageOf(renderStatic(site).files.find(({ path }) => path === "privacy.html")?.text ?? "").querySelector(
    "main",
  )?.textContent ?? "";
