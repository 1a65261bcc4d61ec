import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetVisitor, startFair } from "./fair-course.ts";
import { changeFair, endWait, noteWrongPin, readFair, useFair, waitOf } from "./fair-state.ts";
import { LeaveButton } from "./leave-button.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  startFair("2468", "https://fair.example");
  changeFair({});
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const Leave = () => <LeaveButton fair={useFair()} />;
const wait = () => {
  const fair = readFair();
  return fair && waitOf(fair);
};

async function openDialog() {
  fireEvent.pointerDown(screen.getByRole("button", { name: "Hold to leave" }));
  return screen.findByLabelText("PIN", {}, { timeout: 10_000 });
}

function tryPin(pin: string) {
  fireEvent.change(screen.getByLabelText("PIN"), { target: { value: pin } });
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
}

test("the wait after five wrong PINs goes on when the dialog is closed and the next visitor comes", async () => {
  const { unmount } = render(<Leave />);
  await openDialog();
  for (const pin of ["1111", "2222", "3333", "4444"]) tryPin(pin);
  expect(screen.getByText("This is not the PIN of this fair.")).toBeVisible();
  tryPin("5555");
  expect(screen.getByText("Too many wrong PINs. Try again in 30 seconds.")).toBeVisible();

  unmount();
  await resetVisitor();
  render(<Leave />);
  await openDialog();
  expect(screen.getByText("Too many wrong PINs. Try again in 30 seconds.")).toBeVisible();
  tryPin("2468");
  expect(readFair()).toBeDefined();
  expect(screen.getByText(/^Too many wrong PINs/)).toBeVisible();
});

test("the wait lasts 30 seconds, also if the clock is set back", () => {
  for (let count = 0; count < 5; count++) noteWrongPin();
  expect(wait()).toBe(30_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(wait()).toBe(30_000);
  vi.setSystemTime(Date.now() + 3_629_000);
  expect(wait()).toBe(1_000);
  endWait();
  expect(wait()).toBe(0);
  noteWrongPin();
  expect(wait()).toBe(0);
});
