import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { AccessibilityProvider } from "#src/features/accessibility/accessibility-slice.ts";
import { HeroPicture } from "./hero-picture.tsx";

const phone = "(width < 40rem)";
const dark = "(prefers-color-scheme: dark)";

test.each([
  ["system", [`hero-dark-phone ${dark} and ${phone}`, `hero-dark ${dark}`, `hero-phone ${phone}`]],
  ["dark", [`hero-dark-phone (width > 0) and ${phone}`, "hero-dark (width > 0)", `hero-phone ${phone}`]],
  ["light", [`hero-phone ${phone}`]],
])("with the theme %s a browser chooses among the pictures of that theme by width", (theme, pictures) => {
  localStorage.setItem("accessibility-settings", JSON.stringify({ theme }));

  const { container } = render(
    <AccessibilityProvider>
      <HeroPicture />
    </AccessibilityProvider>,
  );

  const sources = [...container.querySelectorAll("source")].map(
    ({ srcset, media }) => `${srcset.replace(/^\/images\/|\.svg$/g, "")} ${media}`,
  );
  expect(sources).toEqual(pictures);
});
