import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";

test.each([
  "/live-demos",
  "/module/client-portal",
  "/module-preview/client-portal",
  "/beta-payment",
  "/pricing",
  "/start-building",
])("%s names the prospect of its link", async (path) => {
  open(`${path}?prospect=Acme`);

  expect(await screen.findByTitle("Acme")).toHaveTextContent("Prepared for Acme");
});
