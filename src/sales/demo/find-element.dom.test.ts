import { beforeEach, expect, test } from "vitest";
import { findElement } from "./find-element.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <label for="a">What you do</label><input id="a">
    <label>Search <input type="search"></label>
    <button disabled>Save</button>
    <button id="first">Use this one: ledger</button>
    <button aria-label="Add
      deal">+</button>
    <section aria-label="Talking"></section>
    <div inert><button>Behind</button></div>
    <div data-demo-player><button>Pause</button></div>`;
});

test.each([
  ["textbox", "What you do", "INPUT"],
  ["searchbox", "Search", "INPUT"],
  ["button", "Add deal", "BUTTON"],
  ["button", "Use this one…", "BUTTON"],
  ["region", "Talking", "SECTION"],
  ["button", "Save", undefined],
  ["button", "Behind", undefined],
  ["button", "Pause", undefined],
  ["button", "Use", undefined],
  ["link", "Add deal", undefined],
])("the %s “%s” is found by its role and name: %s", (role, name, tag) => {
  expect(findElement(role, name)?.tagName).toBe(tag);
});
