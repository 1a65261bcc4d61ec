import { Blob } from "node:buffer";
import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { documents } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { encodeShare } from "#src/share/share-token.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { open } from "../../tests/render-page.tsx";
import { tokenOf } from "../../tests/support/token.ts";
import "./full-preview-page.tsx"; // before the test installs fake timers

const bakery = await aSite();

// jsdom's blobs cannot be read as streams.
beforeAll(() => void vi.stubGlobal("Blob", Blob));
afterAll(() => void vi.unstubAllGlobals());

test("a first-release link, with its token in the path, opens and moves it to the hash", async () => {
  const token = await encodeShare(bakery);

  open(`/full-preview/${token}?page=visit`);

  expect(await screen.findByRole("heading", { level: 1, name: bakery.meta.business.name })).toBeVisible();
  expect(location.pathname + location.search).toBe("/full-preview/v1?page=visit");
  expect(location.hash).toBe(`#${token}`);
});

test.each(["garbage", "v1", "AAAA", "%E2%98%83", "v2"])("/full-preview/%s is not valid", async (token) => {
  open(`/full-preview/${token}`);

  expect(
    await screen.findByRole("heading", { level: 1, name: "This preview link is not valid" }),
  ).toBeVisible();
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument();
});

test("adopting a site first lists its destinations, and its forms are switched off", {
  tags: "short",
}, async () => {
  const visitor = open(
    `/full-preview/v1#${await tokenOf({
      t: "bakery-counter",
      d: [
        1,
        {
          meta: [
            1,
            {
              formAddress: [0, "https://forms.evil.example/1"],
              business: [1, { email: [0, "orders@evil.example"], phone: [0, "+44 20 7946 0000"] }],
            },
          ],
        },
      ],
    })}`,
  );

  await visitor.click(await screen.findByRole("button", { name: "Make it mine" }));
  const question = await screen.findByRole("dialog", { name: "Make it mine" });
  expect(question).toHaveTextContent("orders@evil.example");
  expect(question).toHaveTextContent("+442079460000");
  expect(question).toHaveTextContent("Its sender had them sent to forms.evil.example, which is left out.");
  expect(await work.all(documents)).toEqual([]);

  await visitor.click(within(question).getByRole("button", { name: "Make it mine" }));

  await waitFor(() => expect(location.pathname).toMatch(/^\/app-preview\/local-/));
  expect(await work.all(documents)).toMatchObject([
    { document: { meta: { formAddress: "", business: { email: "orders@evil.example" } } } },
  ]);
});

async function aSite() {
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  return document;
}
