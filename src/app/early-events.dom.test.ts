import { afterEach, expect, test } from "vitest";
import { keepEarlyEvents, replayEarlyEvents } from "./early-events.ts";

afterEach(() => {
  window.earlyEvents?.stop();
  delete window.earlyEvents;
});

function somePage() {
  document.body.innerHTML = `<div id="root">
    <button type="button">Menu</button>
    <form action="/web-app-builder"><input name="brief"><button>Build</button></form>
  </div>`;
  document.addEventListener("submit", (event) => event.preventDefault());
  const [menu, build] = document.querySelectorAll("button");
  const field = document.querySelector("input");
  if (!menu || !build || !field) throw new Error("The page of this test has other controls.");
  return { menu, build, field };
}

test("what was clicked and written before the page was alive is done once it is", () => {
  const { menu, field } = somePage();
  keepEarlyEvents();
  menu.click();
  field.value = "A bakery";
  field.dispatchEvent(new Event("input", { bubbles: true }));

  const done: string[] = [];
  menu.addEventListener("click", () => done.push("menu"));
  field.addEventListener("input", () => done.push(field.value));
  replayEarlyEvents();

  expect(done).toContain("menu");
  expect(done).toContain("A bakery");
});

test("a form with an address is sent by the browser, and not once more", () => {
  const { build } = somePage();
  keepEarlyEvents();
  build.click();

  let clicks = 0;
  build.addEventListener("click", () => clicks++);
  replayEarlyEvents();

  expect(clicks).toBe(0);
});
