import { expect, test } from "vitest";
import type { Brief } from "#src/contract/brief.ts";
import { siteOfBrief } from "./project-from-brief.ts";

test.each([
  ["law-firm", "calm", "law-firm-studio"],
  ["law-firm", "formal", "law-firm-ledger"],
  ["restaurant", "luxurious", "restaurant-marquee"],
] as const)("a %s in a %s look starts from %s", async (industry, tone, template) => {
  const { document } = await siteOfBrief(aBrief({ industry, look: { tone, palette: null } }));

  expect(document.meta).toMatchObject({ template, business: { name: "Quill & Ink" } });
});

test("an industry without a template still gets a site", async () => {
  const { document } = await siteOfBrief(
    aBrief({ industry: "Anything", description: "We do this and that." }),
  );

  expect(document.pages.length).toBeGreaterThan(0);
});

function aBrief(fields: Partial<Brief>): Brief {
  return {
    businessName: "Quill & Ink",
    industry: "bookshop",
    description: "Paper, pens and a reading corner.",
    audience: "",
    pages: ["Home"],
    look: { tone: null, palette: null },
    features: [],
    contactName: "Nora Quill",
    email: "nora@example.com",
    phone: "",
    ...fields,
  };
}
