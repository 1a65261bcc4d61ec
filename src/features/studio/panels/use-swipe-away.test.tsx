import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useSwipeAway } from "./use-swipe-away.ts";

const onAway = vi.fn();

test.each([
  ["a long swipe down", 120, 900, true],
  ["a short and fast one", 40, 40, true],
  ["a short and slow one", 40, 600, false],
  ["one up", -200, 100, false],
])("%s closes the sheet or leaves it open", (_what, way, ms, closes) => {
  onAway.mockClear();
  render(<Sheet />);
  const head = screen.getByText("Blocks");

  pointer(head, "pointerDown", 500, 0);
  pointer(head, "pointerMove", 500 + way, ms);
  expect(sheet().style.translate).toBe(`0 ${Math.max(0, way)}px`);
  pointer(head, "pointerUp", 500 + way, ms);

  expect(onAway).toHaveBeenCalledTimes(closes ? 1 : 0);
  expect(sheet().style.translate).toBe("");
});

test("the mouse, a press of the button and a cancelled touch do not close the sheet", () => {
  onAway.mockClear();
  render(<Sheet />);
  const head = screen.getByText("Blocks");

  pointer(head, "pointerDown", 500, 0, "mouse");
  pointer(head, "pointerUp", 700, 50, "mouse");
  pointer(screen.getByRole("button"), "pointerDown", 500, 0);
  pointer(head, "pointerUp", 700, 50);
  pointer(head, "pointerDown", 500, 0);
  pointer(head, "pointerMove", 700, 50);
  pointer(head, "pointerCancel", 700, 60);

  expect(onAway).not.toHaveBeenCalled();
  expect(sheet().style.translate).toBe("");
});

const sheet = () => screen.getByRole("region");

function Sheet() {
  const box = useRef<HTMLElement>(null);
  const swipe = useSwipeAway(() => box.current, onAway);
  return (
    <section ref={box} aria-label="Sheet">
      <div {...swipe}>
        Blocks
        <button type="button">Close</button>
      </div>
    </section>
  );
}

type Kind = "pointerDown" | "pointerMove" | "pointerUp" | "pointerCancel";

function pointer(on: Element, kind: Kind, clientY: number, at: number, pointerType = "touch") {
  const event = createEvent[kind](on, { bubbles: true });
  for (const [name, value] of Object.entries({ pointerId: 1, pointerType, clientY, timeStamp: 1000 + at }))
    Object.defineProperty(event, name, { value });
  fireEvent(on, event);
}
