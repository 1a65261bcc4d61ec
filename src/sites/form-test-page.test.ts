import { expect, test } from "vitest";
import { sendForms } from "./edit/edit-forms.ts";
import { formTestPage } from "./form-test-page.ts";
import { templateDocument } from "./templates.ts";

test("the page of a test is one form with sample answers, sent to the site's destination", async () => {
  const site = await templateDocument("law-firm-ledger");
  if (!site) throw new Error("The template of this test is gone.");
  const html = formTestPage(sendForms(site, { kind: "formspree", id: "xayzbqwe" }));

  expect(html.match(/<form/g)).toHaveLength(1);
  expect(html).toContain('action="https://formspree.io/f/xayzbqwe"');
  expect(html).toMatch(/<input value="A test" [^>]*name="name"/);
  expect(html).toMatch(/<input value="test@example.com" [^>]*name="email"/);
  // The honeypot stays empty, otherwise the service drops the test.
  expect(html).not.toMatch(/<input value="[^"]*" [^>]*name="_gotcha"/);
});

test("a site without a form has no such page", async () => {
  const site = await templateDocument("law-firm-ledger");
  if (!site) throw new Error("The template of this test is gone.");
  const pages = site.pages.map((page) => ({ ...page, blocks: [] }));

  expect(formTestPage({ ...site, pages })).toBe("");
});
