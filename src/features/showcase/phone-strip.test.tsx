import { existsSync } from "node:fs";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AccessibilityProvider } from "#src/features/accessibility/accessibility-slice.ts";
import { PhoneStrip } from "./phone-strip.tsx";

const names = [
  "Sample site: Tally & Birch, accounting firm",
  "Sample site: Otto Fixes, handyman",
  "Sample site: Copperline, home services",
  "Sample site: Maple Street, family medicine clinic",
  "Sample site: Ashworth & Vale, law firm",
  "Sample site: Waggle & Rinse, pet services",
  "Sample site: Kessler, auto repair",
  "Sample site: Vesper, hair salon",
];

test("eight sample sites are named once each, in order", () => {
  show();

  const strip = screen.getByRole("region", { name: "Eight industries, eight faces" });
  const pictures = within(strip).getAllByRole<HTMLImageElement>("img");
  expect(pictures.map(({ alt }) => alt)).toEqual(names);
  expect(within(strip).getAllByRole("listitem")).toHaveLength(8);
});

test("the picture of each sample site exists", async () => {
  show();

  const pictures = () => [...document.images].filter(({ src }) => src);
  await waitFor(() => expect(pictures()).toHaveLength(16));
  const files = pictures().map(({ src }) => `public${new URL(src).pathname}`);
  expect(new Set(files).size).toBe(8);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the button pauses and resumes the strip", async () => {
  const visitor = show();

  await visitor.click(screen.getByRole("button", { name: "Pause the sample sites" }));
  await visitor.click(screen.getByRole("button", { name: "Play the sample sites" }));

  expect(screen.getByRole("button", { name: "Pause the sample sites" })).toBeVisible();
});

test("with reduced motion there is no pause button, and the keyboard reaches the strip", async () => {
  localStorage.setItem("accessibility-settings", JSON.stringify({ reducedMotion: true }));
  const visitor = show();

  await visitor.tab();

  expect(screen.getByRole("region", { name: "Eight industries, eight faces" })).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(document.images).toHaveLength(8);
});

test("nothing inside the pictures is focusable", async () => {
  const visitor = show();

  await visitor.tab();
  expect(screen.getByRole("button")).toHaveFocus();
  await visitor.tab();

  expect(document.body).toHaveFocus();
});

function show() {
  render(
    <AccessibilityProvider>
      <PhoneStrip />
    </AccessibilityProvider>,
  );
  return userEvent.setup();
}
