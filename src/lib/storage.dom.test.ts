import { expect, test, vi } from "vitest";
import { local } from "./storage.ts";

test("a stored value is read until it is removed", () => {
  expect(local.write("visit", "value")).toBe(true);
  expect(local.read("visit")).toBe("value");

  local.remove("visit");
  expect(local.read("visit")).toBeNull();
});

test("blocked storage is empty, and writing returns false", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });

  expect(local.read("visit")).toBeNull();
  expect(local.write("visit", "value")).toBe(false);
  expect(() => local.remove("visit")).not.toThrow();
});
