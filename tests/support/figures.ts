import { test } from "@playwright/test";

/** A figure for the summary of the run (scripts/survival.mjs), beside the result of the test. */
export function figure(name: string, value: string | number) {
  test.info().annotations.push({ type: "figure", description: `${name}: ${value}` });
}
