import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

const game = {
  id: 3,
  name: "Lantern Archipelago",
  description: "Sail between five foggy islands.",
  type: "game",
  status: "active",
  isPublic: true,
  features: [],
  createdAt: "2026-10-28T18:05:00.000Z",
  createdBy: 7,
  templateId: "game-adventure",
};

test("without a project the construction sample is run", async () => {
  open("/app-view");

  expect(await screen.findByRole("heading", { level: 1, name: "Construction sample" })).toBeVisible();
  expect(await screen.findByTitle(/, home page$/)).toHaveAttribute("sandbox", "allow-same-origin");
});

test("a game says that a website is shown in its place, and leads to where it is worked on", async () => {
  replaceTransport(async () => Response.json([game]));

  open("/app-view?project=3");

  expect(await screen.findByRole("heading", { level: 1, name: "Lantern Archipelago" })).toBeVisible();
  expect(await screen.findByText(/^Games cannot be run here yet\. In place of Adventure.Game/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit this" })).toHaveAttribute("href", "/app-preview/3");
});

test("the device that stands in the address is chosen, one that there is not is no device", async () => {
  open("/app-view?device=tablet");
  expect(await screen.findByRole("radio", { name: "Tablet" })).toBeChecked();
  expect(screen.getByRole("button", { name: "Turn the device" })).toBeEnabled();
});

test("another device takes its place in the address, beside what else is there", async () => {
  const visitor = open("/app-view?page=about&device=watch");
  expect(await screen.findByRole("radio", { name: "Full width" })).toBeChecked();

  await visitor.click(screen.getByRole("radio", { name: "Desktop" }));

  expect(location.search).toBe("?page=about&device=desktop");
});
