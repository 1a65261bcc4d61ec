import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";

test.each(["/live-demos/none", "/%E0%A4%A/%", "/__proto__", "/constructor", "/Admin/pricing", "/Prospects"])(
  "%s is an unknown address",
  async (address) => {
    open(address);

    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  },
);

test("an unknown address says so and links to the home page", { tags: "short" }, async () => {
  const visitor = open("/nowhere/at/all");

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await visitor.click(screen.getByRole("link", { name: "Return to Home" }));

  expect(location.pathname).toBe("/");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Your business, drawn to measure.",
  );
});
