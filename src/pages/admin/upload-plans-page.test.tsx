import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../../tests/render-page.tsx";

test("the pricing page is a link away", async () => {
  open("/admin/upload-plans");
  expect(await screen.findByRole("link", { name: "See the pricing page" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("a beta visitor sees no link to the pricing page", async () => {
  open("/admin/upload-plans?token=abc");

  expect(await screen.findByRole("button", { name: "Download CSV" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "See the pricing page" })).not.toBeInTheDocument();
});
