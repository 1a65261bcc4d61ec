import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { AccessibilityProvider } from "#src/features/accessibility/accessibility-slice.ts";
import { HeroPicture } from "./hero-picture.tsx";

test.each([
  ["system", "(prefers-color-scheme: dark)"],
  ["dark", "all"],
  ["light", "not all"],
])("with the theme %s the dark picture is for %s", (theme, media) => {
  localStorage.setItem("accessibility-settings", JSON.stringify({ theme }));

  const { container } = render(
    <AccessibilityProvider>
      <HeroPicture />
    </AccessibilityProvider>,
  );

  expect(container.querySelector("source")).toHaveAttribute("media", media);
});
