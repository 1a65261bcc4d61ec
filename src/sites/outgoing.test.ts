import { expect, test } from "vitest";
import { parseDocument } from "./document.ts";
import { outgoingOf } from "./outgoing.ts";
import { templateDocument } from "./templates.ts";

const template = await templateDocument("bakery-counter");

test("every external destination is listed once, including those in hidden blocks and links in texts", () => {
  const site = withBlocks([
    { kind: "hero", variant: "heading", data: { action: { label: "Shop", to: "https://SHOP.example/a?b" } } },
    {
      kind: "about",
      variant: "letter",
      isHidden: true,
      data: {
        paragraphs: [
          "Look **[here](https://hidden.example:8443/)**, or [write](mailto:a@b.example?subject=Cake%20%26%20tea).",
          "[Not drawn](mailto:a@b.example?bcc=c%40d.example)",
        ],
        action: { label: "Shop again", to: "https://shop.example" },
      },
    },
    { kind: "hero", variant: "heading", data: { action: { label: "Ring", to: "tel:+15550123" } } },
    {
      kind: "hero",
      variant: "heading",
      data: { action: { label: "Look-alike", to: "https://аpple.example" } },
    },
    { kind: "hero", variant: "heading", data: { action: { label: "Not drawn", to: "https://localhost/" } } },
    {
      kind: "hero",
      variant: "heading",
      data: { action: { label: "Not drawn", to: "mailto:a@b.example?bcc=c%40d.example" } },
    },
  ]);

  expect(outgoingOf(site)).toEqual({
    hosts: ["hidden.example:8443", "shop.example", "xn--pple-43d.example"],
    mail: ["a@b.example?subject=Cake & tea", "orders@crumb.example"],
    phones: ["+15550123", "020123"],
  });
});

test("contact data on people's pages is included", () => {
  const people = [{ name: "Ann", about: ["Bakes."], phone: "+32 9 123", email: "ann@crumb.example" }];
  const site = withBlocks([{ kind: "team", variant: "row", data: { people } }]);

  expect(outgoingOf(site)).toMatchObject({
    mail: ["ann@crumb.example", "orders@crumb.example"],
    phones: ["+329123", "020123"],
  });
});

test("a site without external links has an empty list", () => {
  const site = withBlocks([]);
  const business = { ...site.meta.business, email: "", phone: "" };

  expect(outgoingOf({ ...site, meta: { ...site.meta, business } })).toEqual({
    hosts: [],
    mail: [],
    phones: [],
  });
});

function withBlocks(blocks: object[]) {
  const [page] = template?.pages ?? [];
  if (!template || !page) throw new Error("The template of this test is gone.");
  const business = { ...template.meta.business, email: "orders@crumb.example", phone: "020 123" };
  return parseDocument({
    ...template,
    meta: { ...template.meta, business },
    pages: [{ ...page, blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })) }],
  });
}
