import { afterEach, expect, test, vi } from "vitest";
import { prefersReducedMotion } from "./reduced-motion.ts";

const { classList } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = "";
});

test("before the settings are read the system preference decides", () => {
  systemWants(true);
  expect(prefersReducedMotion()).toBe(true);

  systemWants(false);
  expect(prefersReducedMotion()).toBe(false);
});

test("the setting overrides the system preference", () => {
  classList.add("settings-read");
  systemWants(true);
  expect(prefersReducedMotion()).toBe(false);

  classList.add("reduced-motion");
  systemWants(false);
  expect(prefersReducedMotion()).toBe(true);
});

function systemWants(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}
