import { expect, test } from "vitest";
import { rowStatusTone } from "./row-status.tsx";

test.each([
  ["Active", "green"],
  ["Completed", "green"],
  ["Secure", "green"],
  // The specification's yellow is this palette's amber.
  ["Inactive", "amber"],
  ["Pending", "amber"],
  ["Testing", "amber"],
  ["Beta", "amber"],
  ["Warning", "blue"],
  ["In Progress", "blue"],
  ["Training", "blue"],
  ["Maintenance", "blue"],
  ["Critical", "red"],
  ["Archived", "grey"],
  ["constructor", "grey"],
])("the status %s is %s", (status, tone) => {
  expect(rowStatusTone(status)).toBe(tone);
});
