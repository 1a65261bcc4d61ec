import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BlockKind, blocks } from "./blocks/blocks.ts";
import { type Page, parseDocument } from "./document.ts";
import { formsOf, hasForm } from "./forms.ts";
import { SitePage } from "./render.tsx";
import { templateDocument } from "./templates.ts";

const template = await templateDocument("law-firm-ledger");
const kinds = Object.keys(blocks) as BlockKind[];
const all = kinds.flatMap((kind) =>
  Object.keys(blocks[kind].variants).map((variant) => [kind, variant] as const),
);

test.each(all)("whether %s, %s has a form is known without drawing it", (kind, variant) => {
  const site = siteOf([{ id: "one", kind, variant, data: {} }]);
  const html = renderToStaticMarkup(<SitePage document={site} page={site.pages[0] as Page} />);

  expect(hasForm({ kind, variant } as Parameters<typeof hasForm>[0])).toBe(html.includes("<form"));
});

test("the forms of a site are named by their blocks and pages, but for hidden ones", () => {
  const site = siteOf([
    { id: "one", kind: "contact", variant: "split", data: {} },
    { id: "two", kind: "contact", variant: "lines", data: {} },
    { id: "three", kind: "newsletter", variant: "band", isHidden: true, data: {} },
  ]);

  expect(formsOf(site)).toEqual([{ id: "home/one", block: "Contact", page: "Here" }]);
});

function siteOf(content: object[]) {
  const [page] = template?.pages ?? [];
  return parseDocument({ ...template, pages: [{ ...page, id: "home", label: "Here", blocks: content }] });
}
