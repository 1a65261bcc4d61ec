import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AccessibilityProvider } from "#src/features/accessibility/accessibility-slice.ts";
import { tellFontsShown } from "#src/lib/fonts-shown.ts";
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

test("eight trades are told once each, in their order", () => {
  show();

  const strip = screen.getByRole("region", { name: "Eight trades, eight faces" });
  const pictures = within(strip).getAllByRole("img");
  expect(pictures.map((picture) => picture.getAttribute("aria-label"))).toEqual(names);
  expect(within(strip).getAllByRole("listitem")).toHaveLength(8);
});

test("the names inside the drawings are unique, and what refers to them finds them", async () => {
  show();
  show();
  tellFontsShown();
  // One phone after the other, and each again for the next round.
  const nextRounds = () => document.querySelectorAll("svg use[href*=phone]");
  await waitFor(() => expect(nextRounds()).toHaveLength(16), { timeout: 10_000 });

  const ids = [...document.querySelectorAll("svg [id]")].map(({ id }) => id);
  const wanted = [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(wanted.map(([, paint, drawing]) => paint ?? drawing)));
});

test("the button pauses the strip and plays it again", async () => {
  const visitor = show();

  await visitor.click(screen.getByRole("button", { name: "Pause the sample sites" }));
  await visitor.click(screen.getByRole("button", { name: "Play the sample sites" }));

  expect(screen.getByRole("button", { name: "Pause the sample sites" })).toBeVisible();
});

test("without motion there is nothing to pause, and the keyboard turns the pages", async () => {
  localStorage.setItem("accessibility-settings", JSON.stringify({ reducedMotion: true }));
  const visitor = show();

  await visitor.tab();

  expect(screen.getByRole("region", { name: "Eight trades, eight faces" })).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(document.querySelectorAll("li")).toHaveLength(8);
});

test("nothing in the pictures can take the focus", async () => {
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
