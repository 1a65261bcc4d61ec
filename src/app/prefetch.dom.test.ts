import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchNextPage } from "./prefetch.ts";

let stop: () => void;
const preload = vi.fn<(path: string) => void>();

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/live-demos?sort=new"><b>Demos</b></a>
    <a href="/pricing" target="_blank">Pricing</a>
    <a href="/files/plan.csv" download>Plan</a>
    <a href="https://other.example/cart">Elsewhere</a>
    <a href="${location.pathname}#main">Here</a>
    <a href="mailto:a@b.example">Mail</a>
    <form action="/web-app-builder"><input name="brief"></form>
    <button data-prefetch="/studio/"><i>Use</i></button>
    <p>Nothing</p>`;
  stop = watchNextPage(preload);
});

afterEach(() => {
  stop();
  preload.mockReset();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const point = (selector: string) => find(selector).dispatchEvent(new Event("pointerover", { bubbles: true }));

test("pointing at a link prefetches its page once", () => {
  point("b");
  point("a");

  expect(preload.mock.calls).toEqual([["/live-demos"]]);
});

test("pointing at a button with a destination prefetches that page", () => {
  point("i");

  expect(preload.mock.calls).toEqual([["/studio/"]]);
});

test("focusing a form prefetches its destination", () => {
  find("input").focus();

  expect(preload.mock.calls).toEqual([["/web-app-builder"]]);
});

test("a form that already has focus is noticed", () => {
  stop();
  find("input").focus();

  stop = watchNextPage(preload);

  expect(preload.mock.calls).toEqual([["/web-app-builder"]]);
});

test.each([
  ["a new tab", "[target]"],
  ["a download", "[download]"],
  ["another site", '[href^="https:"]'],
  ["this page", '[href$="#main"]'],
  ["a mail", '[href^="mailto:"]'],
  ["nothing at all", "p"],
])("nothing is prefetched for %s", (_, selector) => {
  point(selector);

  expect(preload).not.toHaveBeenCalled();
});

test("nothing is prefetched after it is stopped", () => {
  stop();
  point("a");

  expect(preload).not.toHaveBeenCalled();
});
