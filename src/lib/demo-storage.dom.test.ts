import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.setItem("auth_token", "mine");
  localStorage.setItem("accessibility-settings", "{}");
  sessionStorage.setItem("model-key:https://api.example", "mine");
  sessionStorage.setItem("demo_copy", "1");
  vi.resetModules();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a demo sees and changes nothing that the visitor has stored", async () => {
  const { local, session, isDemo } = await import("./storage.ts");
  const before = [{ ...localStorage }, { ...sessionStorage }];
  expect(isDemo).toBe(true);
  expect([local.read("auth_token"), session.read("model-key:https://api.example")]).toEqual([null, null]);
  expect(local.read("accessibility-settings")).toBe("{}");

  for (const storage of [local, session]) {
    expect(storage.write("auth_token", "theirs")).toBe(true);
    expect(storage.read("auth_token")).toBe("theirs");
    storage.write("model-key:https://api.example", "theirs");
    storage.remove("accessibility-settings");
    storage.removeAll("model-key:");
    expect(storage.read("model-key:https://api.example")).toBeNull();
  }

  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual(before);
});

test("at a fair no demo has storage of its own", async () => {
  localStorage.setItem("fair", "{}");

  expect((await import("./storage.ts")).isDemo).toBe(false);
});
