// @ts-check
import { afterEach, expect, test, vi } from "vitest";
import { formReceiver } from "../docs/examples/form-receiver.mjs";

const SITE = "https://crumb.example/shop/";
/** @type {import("node:http").Server | undefined} */
let server;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

test("a submission is stored, and the visitor is redirected to the thank-you page", async () => {
  const { send, stored } = await start();

  const response = await send(
    "form-name=Contact&_subject=Contact%3A+Crumb&_next=thanks.html&name=Ann&day=Mo&day=Tu",
  );

  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("https://crumb.example/shop/thanks.html");
  expect(stored).toEqual([
    {
      receivedAt: expect.stringMatching(/^\d{4}-/),
      subject: "Contact: Crumb",
      values: { "form-name": "Contact", name: "Ann", day: "Mo, Tu" },
    },
  ]);
});

test("submissions of bots are not stored, and get the same response", async () => {
  const { send, stored } = await start();

  const response = await send("_gotcha=spam&_next=thanks.html&name=Bot");

  expect(response.headers.get("location")).toBe("https://crumb.example/shop/thanks.html");
  expect(stored).toEqual([]);
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "https://", "\\\\evil.example"])(
  "a form that wants to lead to %s leads home",
  async (next) => {
    const { send } = await start();

    const response = await send(`_next=${encodeURIComponent(next)}&name=Ann`);

    expect(response.headers.get("location")).toBe(SITE);
  },
);

test("submissions that are too large are refused, and a storage failure is reported", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { send, stored } = await start(() => Promise.reject(new Error("The disk is full")));

  expect((await send(`name=${"x".repeat(100_000)}`)).status).toBe(413);
  const failed = await send("name=Ann");
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain("could not be stored");
  expect((await send("", "GET")).status).toBe(405);
  expect(stored).toEqual([]);
});

/** @param {() => Promise<void>} [fail] */
async function start(fail) {
  /** @type {import("../docs/examples/form-receiver.mjs").Answer[]} */
  const stored = [];
  const made = formReceiver({
    site: SITE,
    store: async (answer) => {
      await fail?.();
      stored.push(answer);
    },
  });
  server = made;
  await new Promise((resolve) => made.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (made.address());
  /** @param {string} body */
  const send = (body, method = "POST") =>
    fetch(`http://127.0.0.1:${port}/`, {
      method,
      redirect: "manual",
      ...(method === "POST" && {
        body,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    });
  return { send, stored };
}
