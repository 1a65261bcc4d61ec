import { afterEach, expect, test, vi } from "vitest";
import { prefersReducedMotion } from "./reduced-motion.ts";

const { classList } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = "";
});

test("before the settings are read the system decides", () => {
  systemWants(true);
  expect(prefersReducedMotion()).toBe(true);

  systemWants(false);
  expect(prefersReducedMotion()).toBe(false);
});

test("then the setting decides, whatever the system wants", () => {
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
