import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatMoney } from "#src/lib/money.ts";
import { loadMotion } from "./load-motion.ts";
import { SettlingNumber } from "./settling-number.tsx";

const root = document.documentElement;

beforeEach(() => loadMotion());

afterEach(() => {
  root.className = "";
});

test("a changed figure moves to its new value, which is its text from the beginning", async () => {
  const { container, rerender } = render(<SettlingNumber value={1_000} />);
  expect(drawnIn(container)).toEqual([]);
  const drawn = record(container);

  rerender(<SettlingNumber value={2_000} />);

  expect(container).toHaveTextContent(/^2,000$/);
  expect(drawnIn(container)).toEqual(["1,000"]);
  await waitFor(() => expect(drawnIn(container)).toEqual([]));
  expect(container).toHaveTextContent(/^2,000$/);
  expect(drawn.length).toBeGreaterThan(1);
  expect([...drawn].sort()).toEqual(drawn);
});

test("a first figure moves only when it is told from where", async () => {
  const { container } = render(
    <>
      <SettlingNumber value={100} from={0} />
      <SettlingNumber value={200} />
    </>,
  );

  expect(drawnIn(container)).toEqual(["0"]);
  expect(screen.getByText("100")).toBeVisible();
  await waitFor(() => expect(drawnIn(container)).toEqual([]));
});

test("a price moves in whole dollars, and goes on from where it is when it changes again", async () => {
  const price = (value: number) => <SettlingNumber value={value} format={formatMoney} step={100} />;
  const { container, rerender } = render(price(100_050));
  const drawn = record(container);

  rerender(price(200_000));
  await waitFor(() => expect(drawn.length).toBeGreaterThan(2));
  rerender(price(300_000));

  expect(container).toHaveTextContent("$3,000");
  expect(drawnIn(container)).not.toEqual(["$1,001"]);
  await waitFor(() => expect(drawnIn(container)).toEqual([]));
  expect(drawn.filter((figure) => figure.includes("."))).toEqual([]);
});

test("with reduced motion a figure changes immediately", () => {
  root.className = "settings-read reduced-motion";
  const { container, rerender } = render(<SettlingNumber value={1} from={0} />);

  rerender(<SettlingNumber value={2} />);

  expect(container).toHaveTextContent(/^2$/);
  expect(drawnIn(container)).toEqual([]);
});

/** The figures that are drawn over the text at the moment. */
const drawnIn = (container: Element) =>
  Array.from(container.querySelectorAll<HTMLElement>("[data-moving]"), ({ dataset }) => dataset.moving ?? "");

/** Collects all figures that are drawn over the text. */
function record(container: Element) {
  const drawn: string[] = [];
  new MutationObserver(() => drawn.push(...drawnIn(container))).observe(container, {
    attributes: true,
    subtree: true,
  });
  return drawn;
}
