import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-slice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the newest notification is shown", () => {
  const { toasts } = setUp();
  toasts().add({ title: "First" });

  toasts().add({ title: "Second" });

  expect(toasts().toasts.map(({ title }) => title)).toEqual(["Second"]);
});

test("a notification can be changed while it is shown", () => {
  const { toasts } = setUp();
  const id = toasts().add({ title: "Saving" });

  toasts().update(id, { title: "Saved" });

  expect(toasts().toasts).toMatchObject([{ id, title: "Saved", isOpen: true }]);
});

test("a dismissed notification closes immediately, and is removed after 1,000,000 ms", () => {
  const { toasts } = setUp();
  const id = toasts().add({ title: "Saved" });

  toasts().dismiss(id);
  vi.advanceTimersByTime(999_999);
  expect(toasts().toasts).toMatchObject([{ id, isOpen: false }]);

  vi.advanceTimersByTime(1);
  expect(toasts().toasts).toEqual([]);
});

test("without an id all are dismissed, or removed", () => {
  const { toasts } = setUp();
  toasts().add({ title: "Saved" });

  toasts().dismiss();
  expect(toasts().toasts).toMatchObject([{ isOpen: false }]);

  toasts().remove();
  expect(toasts().toasts).toEqual([]);
});

function setUp() {
  const store = createToastStore();
  return { toasts: store.getState };
}
