import { afterEach, expect, test, vi } from "vitest";
import { hasOutbox, rememberOutbox } from "./outbox-hint.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "setAppBadge");
  localStorage.clear();
});

test("the app's icon shows the number of waiting replies until none is left", () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });

  rememberOutbox(2);
  expect(hasOutbox()).toBe(true);
  rememberOutbox(0);

  expect(hasOutbox()).toBe(false);
  expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
});

test("waiting replies are remembered even if the browser has no badge or refuses it", async () => {
  rememberOutbox(1);
  expect(hasOutbox()).toBe(true);

  Object.assign(navigator, { setAppBadge: () => Promise.reject(new DOMException("", "NotAllowedError")) });
  rememberOutbox(3);

  expect(hasOutbox()).toBe(true);
});
