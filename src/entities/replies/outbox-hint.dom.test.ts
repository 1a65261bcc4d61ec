import { afterEach, expect, test, vi } from "vitest";
import { hasOutbox, rememberOutbox } from "./outbox-hint.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "setAppBadge");
  localStorage.clear();
});

test("the icon of the app bears the number of waiting replies until none is left", () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });

  rememberOutbox(2);
  expect(hasOutbox()).toBe(true);
  rememberOutbox(0);

  expect(hasOutbox()).toBe(false);
  expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
});

test("a browser that refuses the badge, or has none, still remembers what is waiting", async () => {
  rememberOutbox(1);
  expect(hasOutbox()).toBe(true);

  Object.assign(navigator, { setAppBadge: () => Promise.reject(new DOMException("", "NotAllowedError")) });
  rememberOutbox(3);

  expect(hasOutbox()).toBe(true);
});
