import { act, render, screen, waitFor } from "@testing-library/react";
import { AnimatePresence } from "framer-motion";
import * as m from "framer-motion/m";
import { afterEach, expect, test } from "vitest";
import { Moving } from "./moving.tsx";

const root = document.documentElement;

afterEach(() => {
  root.className = "";
});

function Leaving({ isShown }: { isShown: boolean }) {
  return (
    <Moving>
      <AnimatePresence>
        {isShown && (
          <m.p animate={{ opacity: 1 }} exit={{ opacity: 0 }}>
            A line
          </m.p>
        )}
      </AnimatePresence>
    </Moving>
  );
}

test("an element is removed after its exit animation", async () => {
  const { rerender } = render(<Leaving isShown />);
  await import("./motion-features.ts");

  rerender(<Leaving isShown={false} />);

  await waitFor(() => expect(screen.queryByText("A line")).toBeNull());
});

test("with reduced motion an element is removed in the next frame", async () => {
  root.className = "settings-read reduced-motion";
  const { rerender } = render(<Leaving isShown />);
  await import("./motion-features.ts");
  await act(async () => {});

  rerender(<Leaving isShown={false} />);
  await act(
    async () =>
      new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

  expect(screen.queryByText("A line")).toBeNull();
});
