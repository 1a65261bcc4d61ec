import { expect, test, vi } from "vitest";
import { seedOfDelivery } from "../../testing.ts";
import { fetchSeed } from "./fetch-seed.ts";
import { asOfToday } from "./form-submissions.ts";

test.each(["/seeds.json", "/demo/assets/seeds-1a2b3c4.json"])(
  "from %s the seed is what was delivered, as if it had been written today",
  async (address) => {
    const delivered = await seedOfDelivery();
    const fetch = vi.fn(async () => Response.json(delivered));

    const seed = await fetchSeed(fetch, address);

    expect(fetch).toHaveBeenCalledWith(address, expect.anything());
    expect(seed).toEqual(asOfToday(delivered));
  },
);

test.each([
  ["a missing file", () => new Response("Not found", { status: 404 })],
  ["a page instead of the file", () => new Response("<!doctype html>", { status: 200 })],
  ["an empty answer", () => new Response("")],
  ["null", () => Response.json(null)],
  ["an empty object", () => Response.json({})],
  ["an error with the status of success", () => Response.json({ error: "Sign in to the network" })],
  [
    "records of another shape",
    () =>
      Response.json({
        users: [],
        modules: [7],
        demoUsers: [],
        projects: [],
        pricing: [],
        formSubmissions: [],
      }),
  ],
])("%s is not accepted as a seed", async (_, answer) => {
  await expect(fetchSeed(async () => answer(), "/")).rejects.toThrow();
});

test("a seed request times out, so that the next call can try again", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new Error("Too late")));

  const seed = fetchSeed(async (_, { signal }) => {
    signal?.throwIfAborted();
    return Response.json({});
  }, "/");

  await expect(seed).rejects.toThrow("Too late");
});
