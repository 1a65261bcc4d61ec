import { expect, test } from "vitest";
import type { Brief } from "#src/contract/form-submissions.ts";
import { projectFromBrief } from "./project-from-brief.ts";

test.each([
  ["law-firm", "calm", "law-firm-studio"],
  ["law-firm", "formal", "law-firm-ledger"],
  ["restaurant", "luxurious", "restaurant-marquee"],
] as const)("a %s that wants to look %s begins with %s", (industry, tone, templateId) => {
  expect(projectFromBrief(aBrief({ industry, look: { tone, palette: null } }))).toMatchObject({
    name: "Quill & Ink",
    type: "web",
    templateId,
  });
});

test("a trade that no template is made for begins with a site all the same", () => {
  const { templateId } = projectFromBrief(
    aBrief({ industry: "Anything", look: { tone: null, palette: null } }),
  );

  expect(templateId).toMatch(/^[a-z-]+$/);
});

test("a long description is cut to what a project may have", () => {
  expect(projectFromBrief(aBrief({ description: "a".repeat(4_000) })).description).toHaveLength(2_000);
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
