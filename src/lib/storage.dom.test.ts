import { expect, test, vi } from "vitest";
import { local } from "./storage.ts";

test("a stored value is read until it is removed", () => {
  expect(local.write("key", "value")).toBe(true);
  expect(local.read("key")).toBe("value");

  local.remove("key");
  expect(local.read("key")).toBeNull();
});

test("blocked storage is empty, and writing returns false", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });

  expect(local.read("key")).toBeNull();
  expect(local.write("key", "value")).toBe(false);
  expect(() => local.remove("key")).not.toThrow();
});
