import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { open } from "../../tests/render-page.tsx";

afterEach(() => void vi.useRealTimers());

test("a tooltip opens after 700 ms, and immediately beside one that was just open", async () => {
  const visitor = open("/module/client-portal?as=client");
  await visitor.click(await screen.findByRole("tab", { name: "Data View" }));
  const edit = await screen.findByRole("button", { name: "Edit Gannet Row Dental" });
  const view = screen.getByRole("button", { name: "View Gannet Row Dental" });
  vi.useFakeTimers();

  enter(edit);
  pass(650);
  expect(screen.queryByRole("tooltip")).toBeNull();
  pass(100);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Edit");

  leave(edit);
  enter(view);
  pass(50);
  expect(screen.getByRole("tooltip")).toHaveTextContent("View");

  leave(view);
  pass(350);
  expect(screen.queryByRole("tooltip")).toBeNull();
  enter(edit);
  pass(650);
  expect(screen.queryByRole("tooltip")).toBeNull();
  pass(100);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Edit");
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

const enter = (control: HTMLElement) => fireEvent.pointerMove(control, { pointerType: "mouse" });

function leave(control: HTMLElement) {
  fireEvent.pointerLeave(control, { pointerType: "mouse" });
  // Also moves away from the tooltip, which stays open for a pointer on its way to it.
  fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 });
}
