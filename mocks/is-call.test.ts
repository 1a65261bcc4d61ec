import { expect, test } from "vitest";
import { isCall } from "./is-call.ts";

test.each([
  ["a call of the page", "GET", "cors", "/api/modules"],
  ["a call that nobody knows", "DELETE", "cors", "/api/nothing"],
  ["a call that changes something", "POST", "cors", "/api/modules"],
  ["the address where one signs in", "GET", "navigate", "/api/login"],
] as const)("%s is for the backend", (_, method, mode, path) => {
  expect(isCall({ method, mode, url: `https://our.site${path}` }, "/")).toBe(true);
  expect(isCall({ method, mode, url: `https://our.site/demo${path}?a=1` }, "/demo/")).toBe(true);
});

test.each([
  ["a page", "/pricing"],
  ["a page of a like name", "/apiary"],
  ["an address below api/", "/api/nothing"],
  ["the address of a call", "/api/modules"],
] as const)("%s that is opened is a page", (_, path) => {
  expect(isCall({ method: "GET", mode: "navigate", url: `https://our.site${path}` }, "/")).toBe(false);
});

test.each(["/api/demo/reset", "/api/auth/login", "/api/login"])(
  "a form that is sent to %s, as any website can do, is not for the backend",
  (path) => {
    expect(isCall({ method: "POST", mode: "navigate", url: `https://our.site${path}` }, "/")).toBe(false);
  },
);
