import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PageErrorBoundary } from "./page-error-boundary.tsx";

test("a page that fails while it is drawn says so, with a way home, and can be tried again", {
  tags: "short",
}, async () => {
  // React logs the caught error.
  vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error("Cannot read properties of undefined");
    return <h1>Live demos</h1>;
  };

  render(
    <PageErrorBoundary>
      <Page />
    </PageErrorBoundary>,
  );

  expect(screen.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByRole("heading", { name: "Live demos" })).toBeVisible();
});
