import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewToast } from "#src/ui/toast-slice.ts";
import { deployment, startDeployment } from "./deployment.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a deployment is announced immediately, and its payment two seconds later", () => {
  const toast = vi.fn<(toast: NewToast) => void>();

  startDeployment(toast, "Crumb");

  expect(titles(toast)).toEqual(["Deployment Initiated"]);
  vi.advanceTimersByTime(1_999);
  expect(titles(toast)).toEqual(["Deployment Initiated"]);
  expect(deployment.getState().isUnderWay).toBe(true);
  vi.advanceTimersByTime(1);
  expect(titles(toast)).toEqual(["Deployment Initiated", "Payment Processed"]);
  expect(deployment.getState().isUnderWay).toBe(false);
});

test("confirming twice starts one deployment, and another one can follow", () => {
  const toast = vi.fn<(toast: NewToast) => void>();

  startDeployment(toast, "Crumb");
  startDeployment(toast, "Crumb");
  vi.advanceTimersByTime(2_000);
  expect(titles(toast)).toEqual(["Deployment Initiated", "Payment Processed"]);

  startDeployment(toast, "Crumb");
  expect(titles(toast)).toHaveLength(3);
});

const titles = ({ mock }: { mock: { calls: [NewToast][] } }) => mock.calls.map(([{ title }]) => title);
