import { Blob } from "node:buffer";
import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { encodeShare } from "#src/sites/share/share-token.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { open } from "../../tests/render-page.tsx";

const bakery = await aSite();

// That of jsdom cannot be read as a stream.
beforeAll(() => void vi.stubGlobal("Blob", Blob));
afterAll(() => void vi.unstubAllGlobals());

test("a link of the first release, with the token in its path, opens and puts it behind the #", async () => {
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

async function aSite() {
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  return document;
}
