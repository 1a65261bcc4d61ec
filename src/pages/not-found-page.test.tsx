import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";

test("an address that is not there says so and leads home", async () => {
  open("/nowhere/at/all");

  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});
