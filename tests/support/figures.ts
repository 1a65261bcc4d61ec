import { test } from "@playwright/test";

/** Adds a figure to the summary of the run (scripts/survival.mjs), next to the result of the test. */
export function figure(name: string, value: string | number) {
  test.info().annotations.push({ type: "figure", description: `${name}: ${value}` });
}
