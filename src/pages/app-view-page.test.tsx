import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

const game = {
  id: 3,
  name: "Harbour Tiles",
  description: "A harbour in pieces.",
  type: "game",
  status: "active",
  isPublic: true,
  features: [],
  createdAt: "2026-10-28T18:05:00.000Z",
  createdBy: 7,
  templateId: "game-puzzle",
};

test("without a project the construction sample is run", async () => {
  open("/app-view");

  expect(await screen.findByRole("heading", { level: 1, name: "Construction sample" })).toBeVisible();
  expect(await screen.findByTitle(/, home page$/)).toHaveAttribute("sandbox", "allow-same-origin");
});

test("a gallery game runs under its project's name", { tags: "short" }, async () => {
  replaceTransport(async () => Response.json([game]));

  open("/app-view?project=3");

  expect(await screen.findByRole("heading", { level: 1, name: "Harbour Tiles" })).toBeVisible();
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour Tiles" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Edit this" })).toBeVisible();
});

test("the device in the address is selected, and an unknown one is ignored", async () => {
  open("/app-view?device=tablet");
  expect(await screen.findByRole("radio", { name: "Tablet" })).toBeChecked();
  expect(screen.getByRole("button", { name: "Turn the device" })).toBeEnabled();
});

test("another device replaces the one in the address, and other parameters stay", async () => {
  const visitor = open("/app-view?page=about&device=watch");
  expect(await screen.findByRole("radio", { name: "Full width" })).toBeChecked();

  await visitor.click(screen.getByRole("radio", { name: "Desktop" }));

  expect(location.search).toBe("?page=about&device=desktop");
});
