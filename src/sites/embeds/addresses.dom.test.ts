import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "../document.ts";
import { structuredData } from "../head/structured-data.ts";
import { outgoingOf } from "../outgoing.ts";
import { SitePage } from "../render.tsx";
import { renderSingle } from "../render-single.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";
import { fileProblem, fileType, payeeOf, paymentProblem } from "./addresses.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const items = [
  { name: "Loaf", price: "£4", to: "https://buy.stripe.com/loaf" },
  { name: "Cake", price: "£30", to: "https://paypal.me/crumb/30", isSoldOut: true },
  { name: "Bun", price: "£1", to: "" },
  { name: "Tart", price: "£9", to: "https://pay.crumb.example/tart" },
];
const files = [
  { name: "Price list", to: "files/prices.pdf", size: "1.2 MB" },
  { name: "Order form", to: "https://files.crumb.example/order.docx?v=2" },
  { name: "To come", to: "" },
];

test.each([
  ["https://buy.stripe.com/loaf", "Stripe"],
  ["https://www.paypal.com/ncp/payment/ABC", "PayPal"],
  ["https://paypal.me/crumb", "PayPal"],
  ["https://stripe.com.evil.example/loaf", "stripe.com.evil.example"],
  ["https://notpaypal.me/crumb", "notpaypal.me"],
])("%s is paid at %s", (address, payee) => {
  expect(paymentProblem(address)).toBeUndefined();
  expect(payeeOf(address)).toBe(payee);
});

test.each(["http://buy.stripe.com/loaf", "javascript:alert(1)", "buy.stripe.com", "https://localhost/pay"])(
  "%s is no payment link, which is said",
  (address) => {
    expect(paymentProblem(address)).toMatch(/https:/);
    const [item] = shopIn(
      withBlock({ kind: "shop", variant: "cards", data: { items: [{ name: "Loaf", to: address }] } }),
    );
    expect(item?.to).toBe("");
  },
);

test.each(["cards", "rows"])(
  "items as %s lead to their own payment pages, and to nothing else",
  (variant) => {
    const site = withBlock({ kind: "shop", variant, data: { title: "Take home", items } });
    const page = pageOf(site);
    const links = [...page.querySelectorAll<HTMLAnchorElement>(".sw-shop a")];

    expect(links.map(({ href, textContent }) => [textContent, href])).toEqual([
      ["Buy: Loaf, at Stripe", "https://buy.stripe.com/loaf"],
      ["Buy: Tart, at pay.crumb.example", "https://pay.crumb.example/tart"],
    ]);
    expect(page.querySelector(".sw-sold-out")?.textContent).toBe("Sold out");
    expect(page.querySelector(".sw-shop-note")?.textContent).toBe(
      "You pay on a page of Stripe or pay.crumb.example.",
    );
    expect(outgoingOf(site).hosts).toEqual(
      expect.arrayContaining(["buy.stripe.com", "paypal.me", "pay.crumb.example"]),
    );
  },
);

test("an item with a price is a product to search engines, whatever the business is", () => {
  const site = withBlock({ kind: "shop", variant: "rows", data: { title: "Take home", items } });
  const [page] = site.pages;
  const data = page && structuredData(site, page, { samples: new Set(), origin: "https://crumb.example" });

  expect(data?.["@graph"]).toContainEqual({
    "@type": "Product",
    name: "Loaf",
    offers: { "@type": "Offer", price: "4", priceCurrency: "GBP", url: "https://crumb.example/" },
  });
});

test.each([
  ["files/menu.pdf", "PDF"],
  ["https://crumb.example/a.ZIP?x=1", "ZIP"],
  ["https://crumb.example/download/7", ""],
])("%s can be downloaded", (address, type) => {
  expect(fileProblem(address)).toBeUndefined();
  expect(fileType(address)).toBe(type);
});

test.each([
  "http://crumb.example/a.pdf",
  "../a.pdf",
  "/a.pdf",
  "//crumb.example/a.pdf",
  "data:text/html,x",
  "index.html",
  "a b.pdf",
])("%s cannot be downloaded, which is said", (address) => {
  expect(fileProblem(address)).toMatch(/such as https:/);
});

test.each(["rows", "cards"])("files as %s have their type and size in the name of their link", (variant) => {
  const site = withBlock({ kind: "downloads", variant, data: { title: "To print", files } });
  const links = [...pageOf(site).querySelectorAll<HTMLAnchorElement>(".sw-downloads a")];

  expect(
    links.map((link) => [
      link.getAttribute("aria-label"),
      link.getAttribute("href"),
      link.hasAttribute("download"),
    ]),
  ).toEqual([
    ["Price list (PDF, 1.2 MB)", "files/prices.pdf", true],
    ["Order form (DOCX)", "https://files.crumb.example/order.docx?v=2", false],
  ]);
  expect(renderSingle(site)).toContain('href="files/prices.pdf"');
});

test("a file beside the pages is a link only in an export", () => {
  const site = withBlock({ kind: "downloads", variant: "rows", data: { files } });
  const [page] = site.pages;
  const html = page ? renderToStaticMarkup(createElement(SitePage, { document: site, page })) : "";

  expect(html).toContain("Price list");
  expect(html).not.toContain("files/prices.pdf");
});

test.each([
  { kind: "shop", variant: "cards", data: { title: "Take home", items } },
  { kind: "shop", variant: "rows", data: { title: "Take home", items } },
  { kind: "downloads", variant: "cards", data: { title: "To print", files } },
  { kind: "downloads", variant: "rows", data: { title: "To print", files } },
])("the page with $kind as $variant is valid HTML", async (block) => {
  expect(await htmlProblems(renderStatic(withBlock(block)).files[0]?.text ?? "")).toEqual([]);
});

/** Returns the home page with one more block, above the footer. */
function withBlock(block: object): SiteDocument {
  const [first, ...rest] = template.pages;
  const blocks = (first?.blocks ?? []).toSpliced(-1, 0, { id: "added", ...block } as never);
  return parseDocument({ ...template, pages: [{ ...first, blocks }, ...rest] });
}

const shopIn = (site: SiteDocument) =>
  site.pages[0]?.blocks.flatMap((block) => (block.kind === "shop" ? block.data.items : [])) ?? [];

const pageOf = (site: SiteDocument) =>
  new DOMParser().parseFromString(renderStatic(site).files[0]?.text ?? "", "text/html");
