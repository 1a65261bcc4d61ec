import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { enterAsDemoAdmin, open } from "../../../tests/render-page.tsx";

const ADDRESS = "/admin/pricing";

test("typing updates the preview immediately and the public page when saved, and can be undone", {
  tags: "short",
}, async () => {
  const { backend, send } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  const setUp = async () => (await (await send(readPricing)).json()).full.setup;
  await openAsAdmin();

  type("Set-up, paid in full", "1,199.50");
  expect(preview()).toHaveTextContent("Pay in full (20% discount)");
  expect(preview()).toHaveTextContent("Buy Now $1,199.50 (Save 20%)");
  expect(await setUp()).toBe(134_900);

  fireEvent.click(screen.getByRole("button", { name: "Save prices" }));
  expect(await screen.findByText("Prices saved")).toBeVisible();
  cleanup();
  open("/pricing");
  const offer = await screen.findByRole("button", { name: /^Buy Now/ });
  await waitFor(() => expect(offer).toHaveTextContent("Buy Now $1,199.50 (Save 20%)"));
  cleanup();

  open(ADDRESS);
  await waitFor(() => expect(field("Set-up, paid in full")).toHaveValue("1199.50"));
  fireEvent.click(await screen.findByRole("button", { name: "Undo: Changed the set-up paid in full" }));
  await waitFor(() => expect(field("Set-up, paid in full")).toHaveValue("1349"));
  expect(preview()).toHaveTextContent("Buy Now $1,349 (Save 10%)");
  expect(await setUp()).toBe(134_900);
});

test("invalid amounts are marked, and nothing is saved", async () => {
  const visitor = await openAsAdmin();

  type("Set-up, paid in full", "1500");
  expect(screen.getByText("Not more than the regular price")).toBeVisible();
  type("A template", "free");
  expect(screen.getByText("Enter an amount such as 1,349 or 1349.50")).toBeVisible();
  // By keyboard, because the button is disabled.
  await visitor.type(field("Set-up, paid in full"), "{Enter}");
  expect(screen.getByRole("button", { name: "Save prices" })).toHaveAttribute("aria-disabled", "true");
  expect(await screen.findByText(/^Nothing was changed yet\./)).toBeVisible();

  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(field("Set-up, paid in full")).toHaveValue("1349");
  expect(screen.getByText("Nothing is changed.")).toBeVisible();
});

async function openAsAdmin() {
  const visitor = open(ADDRESS);
  await enterAsDemoAdmin(visitor);
  await screen.findByRole("textbox", { name: "Set-up, paid in full" });
  return visitor;
}

const field = (name: string) => screen.getByRole("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const preview = () => screen.getByRole("region", { name: "Preview" });
