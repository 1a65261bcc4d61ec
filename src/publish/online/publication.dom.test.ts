import { afterEach, expect, test } from "vitest";
import { alone } from "./publication.ts";

const held = new Set<string>();

/** The locks that all tabs of a browser share. */
const locks = {
  async request(name: string, _: LockOptions, work: (lock: { name: string } | null) => Promise<unknown>) {
    if (held.has(name)) return work(null);
    held.add(name);
    return work({ name }).finally(() => held.delete(name));
  },
};

afterEach(() => Reflect.deleteProperty(navigator, "locks"));

test("of two tabs that publish to one place at once, one does and the other one is told so", async () => {
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  let finish = () => {};
  const first = alone(
    "github ann/crumb",
    () => new Promise<string>((resolve) => (finish = () => resolve("online"))),
  );

  await expect(alone("github ann/crumb", async () => "twice")).rejects.toMatchObject({
    failure: "elsewhere",
    message: expect.stringContaining("Another tab"),
  });
  expect(await alone("github ann/other", async () => "elsewhere")).toBe("elsewhere");

  finish();
  expect(await first).toBe("online");
  expect(await alone("github ann/crumb", async () => "again")).toBe("again");
});

test("a publication that fails leaves its place to the next", async () => {
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  await expect(alone("netlify crumb", () => Promise.reject(new Error("cut")))).rejects.toThrow("cut");

  expect(await alone("netlify crumb", async () => "again")).toBe("again");
});
