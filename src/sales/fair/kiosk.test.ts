import { expect, test } from "vitest";
import { IDLE_MS, idleness } from "./idle.ts";
import { judgeAddress } from "./kiosk.ts";

const HERE = "https://fair.example/pricing";

test.each([
  ["/template-demos?industry=bakery", undefined],
  ["#plans", undefined],
  ["https://fair.example/studio/local-1", undefined],
  ["https://elsewhere.example/", "outside"],
  ["//elsewhere.example/", "outside"],
  ["mailto:ann@example.com", "outside"],
  ["tel:123", "outside"],
  ["javascript:alert(1)", "outside"],
  ["blob:https://fair.example/1", "outside"],
  ["/admin/modules", "seller"],
  ["/admin", "seller"],
  ["/demo-preview?prospect=", "seller"],
  ["/help#work", "seller"],
  ["/prospects?who=for+ana", "seller"],
  ["/prospect%73", "seller"],
  ["https://fair.example/%61%64min/pricing/", "seller"],
  ["/helpful", undefined],
])("at a fair a link to %s is %s", (address, refusal) => {
  expect(judgeAddress(address, HERE)).toBe(refusal);
});

test("it warns after 70 seconds without a touch, and shows the attract screen after 90", () => {
  expect(idleness(0, 69_000)).toBe("busy");
  expect(idleness(0, 70_000)).toBe("warned");
  expect(idleness(0, IDLE_MS)).toBe("idle");
});

test("setting the clock back does not delay the reset for hours", () => {
  expect(idleness(3_600_000, 0)).toBe("idle");
});
