import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BlockKind, blocks } from "./blocks/blocks.ts";
import { type Page, parseDocument } from "./document.ts";
import type { FormSettings } from "./form-settings.ts";
import { formsOf, hasForm } from "./forms.ts";
import { fieldNames } from "./questions.ts";
import { SitePage } from "./render.tsx";
import { templateDocument } from "./templates.ts";

const template = await templateDocument("law-firm-ledger");
const kinds = Object.keys(blocks) as BlockKind[];
const all = kinds.flatMap((kind) =>
  Object.keys(blocks[kind].variants).map((variant) => [kind, variant] as const),
);

test.each(all)("whether %s, %s has a form is known without drawing it", (kind, variant) => {
  const site = siteOf([{ id: "one", kind, variant, data: {} }]);
  const draw = (forms: FormSettings) =>
    renderToStaticMarkup(
      <SitePage document={{ ...site, meta: { ...site.meta, forms } }} page={site.pages[0] as Page} />,
    );
  const isForm = hasForm({ kind, variant } as Parameters<typeof hasForm>[0]);

  expect(draw({ destination: { kind: "netlify" } }).includes("<form")).toBe(isForm);
  // Without a destination there is no form that leads nowhere, only the switch between prices.
  expect(draw({})).not.toMatch(/<form|disabled|<input(?! [^>]*name="[^"]*-(?:price|plan|period))/);
});

test("without a destination, a contact form offers to call, write and come; a newsletter to write", () => {
  const site = siteOf([
    { id: "one", kind: "contact", variant: "split", data: {} },
    { id: "two", kind: "newsletter", variant: "band", data: {} },
  ]);
  const html = renderToStaticMarkup(<SitePage document={site} page={site.pages[0] as Page} />);
  const [contact = "", newsletter = ""] = html.split('id="two"');

  for (const way of ["Call us", "Write an e-mail", "See the map"]) expect(contact).toContain(way);
  expect(newsletter).toContain("Write an e-mail");
  expect(newsletter).not.toMatch(/Call us|See the map/);
});

test("the forms of a site are listed with their blocks and pages, except hidden ones", () => {
  const site = siteOf([
    { id: "one", kind: "contact", variant: "split", data: {} },
    { id: "two", kind: "contact", variant: "lines", data: {} },
    { id: "three", kind: "newsletter", variant: "band", isHidden: true, data: {} },
  ]);

  expect(formsOf(site)).toMatchObject([
    { id: "home/one", name: "Contact", ownName: "Contact", block: "Contact", page: "Here" },
  ]);
  expect(formsOf(site)).toHaveLength(1);
});

test("contact, order, application, booking and newsletter ask their own questions under their own names", () => {
  const site = siteOf([
    { id: "one", kind: "contact", variant: "split", data: {} },
    { id: "two", kind: "contact", variant: "split", data: { purpose: "order" } },
    { id: "three", kind: "contact", variant: "card", data: { purpose: "application" } },
    { id: "four", kind: "booking", variant: "split", data: { slots: ["18:00"] } },
    { id: "five", kind: "newsletter", variant: "band", data: {} },
  ]);
  const forms = formsOf(site);

  expect(forms.map(({ name }) => name)).toEqual(["Contact", "Order", "Application", "Booking", "Newsletter"]);
  const asked = forms.map(({ questions }) => fieldNames(questions).join(" "));
  expect(new Set(asked).size).toBe(forms.length);
  expect(asked[1]).toContain("your-order-with-quantities wanted-on");
  expect(asked[2]).toContain("position you-could-start-on");
  expect(asked[3]).toBe("day time name email");
  expect(asked[4]).toBe("email");
});

test("no two forms have one name, whatever their owner calls them", () => {
  const block = { kind: "contact", variant: "split", data: {} };
  const site = siteOf(["one", "two", "three"].map((id) => ({ ...block, id })));
  const named = (names: Record<string, string>) =>
    formsOf({ ...site, meta: { ...site.meta, forms: { names } } }).map(({ name }) => name);

  expect(named({})).toEqual(["Contact", "Contact 2", "Contact 3"]);
  expect(named({ "home/three": "Contact" })).toEqual(["Contact 2", "Contact 3", "Contact"]);
  expect(named({ "home/one": "Ask us", "home/two": "Ask us", "home/three": "  " })).toEqual([
    "Ask us",
    "Ask us 2",
    "Contact",
  ]);
});

function siteOf(content: object[]) {
  const [page] = template?.pages ?? [];
  return parseDocument({ ...template, pages: [{ ...page, id: "home", label: "Here", blocks: content }] });
}
