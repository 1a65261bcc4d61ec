import { expect, test } from "vitest";
import { inLayoutSteps } from "./layout-steps.ts";

const STEP = /<script>.*?<\/script>/g;

test("a page is laid out first where its main part begins", () => {
  const [header, main, ...others] = inLayoutSteps("<header><p>A</p></header><main><p>B</p></main>").split(
    STEP,
  );
  expect([header, main]).toEqual(["<header><p>A</p></header>", "<main><p>B</p></main>"]);
  expect(others).toEqual([]);
});

test("of a long page it is every hundred elements or so, in front of a block", () => {
  const item = "<li><a href='#'><b>x</b></a></li>";
  const html = `<main><ul>${item.repeat(100)}</ul></main>`;
  const parts = inLayoutSteps(html).split(STEP);
  expect(parts.join("")).toBe(html);
  expect(parts.length).toBe(5);
  for (const part of parts.slice(2)) expect(part).toMatch(/^<li>/);
  for (const part of parts) expect(part.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(100);
});

test("what draws a picture is not taken apart", () => {
  const html = `<main><svg>${"<path d='M0 0'/>".repeat(300)}</svg></main>`;
  expect(inLayoutSteps(html).split(STEP)).toEqual(["", html]);
});
