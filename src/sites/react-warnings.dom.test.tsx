import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SitePage } from "./render.tsx";
import { composeTemplate, loadTemplates, type Template } from "./templates.ts";

// Among the tests of pages, because tests in Node run with React's production build, which does not warn.
const templates = await loadTemplates();

test("React logs no warnings", { tags: "short" }, () => {
  // Every style about twice.
  expectNoWarnings(templates.filter((_, index) => index % 23 === 0));
});

test("React logs no warnings of any industry", { tags: "long" }, () => {
  // All styles, and every industry about once.
  expectNoWarnings(templates.filter((_, index) => index % 7 === 0 || index < 6));
});

function expectNoWarnings(some: readonly Template[]) {
  const complaint = vi.spyOn(console, "error");

  for (const one of some) {
    const document = composeTemplate(one);
    for (const page of document.pages) renderToStaticMarkup(<SitePage document={document} page={page} />);
  }

  expect(complaint).not.toHaveBeenCalled();
}
