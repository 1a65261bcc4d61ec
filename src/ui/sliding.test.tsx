import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sliding } from "./sliding.tsx";

interface Movement {
  item: string | null;
  frames: PropertyIndexedKeyframes;
  end: () => void;
}

const movements: Movement[] = [];

beforeEach(() => {
  movements.length = 0;
  // jsdom has neither layout nor animations: an item's position is its index.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, row * 50, 200, 50);
  });
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate(this: Element, frames: PropertyIndexedKeyframes) {
      const finished = new Promise<void>((end) => movements.push({ item: this.textContent, frames, end }));
      return { finished };
    },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["getAnimations", "animate"]) Reflect.deleteProperty(Element.prototype, name);
  document.documentElement.className = "";
});

test("moved items slide to their places, and the others stay", () => {
  const { rerender } = render(<List items={["one", "two", "three"]} />);

  rerender(<List items={["two", "one", "three"]} />);

  expect(movements.map(({ item, frames }) => [item, frames.transform])).toEqual([
    ["one", ["translate(0px, -50px)", "none"]],
    ["two", ["translate(0px, 50px)", "none"]],
  ]);
});

test("a removed item is hidden from assistive technology immediately, and leaves the document after its fade-out", async () => {
  const { rerender } = render(<List items={["one", "two"]} />);

  rerender(<List items={["two"]} />);

  expect(screen.queryByRole("listitem", { name: "one" })).toBeNull();
  expect(screen.getByText("one").ariaHidden).toBe("true");
  movements.find(({ item }) => item === "one")?.end();
  await vi.waitFor(() => expect(screen.queryByText("one")).toBeNull());
});

test("with reduced motion everything is in its final place immediately", () => {
  document.documentElement.className = "settings-read reduced-motion";
  const { rerender } = render(<List items={["one", "two", "three"]} />);

  rerender(<List items={["three", "two"]} />);

  expect(movements).toEqual([]);
  expect(screen.queryByText("one")).toBeNull();
});

test("in what is drawn smaller, a way is as much longer, and removed items are gone at once", () => {
  const { rerender } = render(<List items={["one", "two", "three"]} scale={0.5} leavesAtOnce />);

  rerender(<List items={["three", "one"]} scale={0.5} leavesAtOnce />);

  expect(screen.queryByText("two")).toBeNull();
  expect(movements.map(({ item, frames }) => [item, frames.transform])).toEqual([
    ["one", ["translate(0px, -100px)", "none"]],
    ["three", ["translate(0px, 200px)", "none"]],
  ]);
});

test("what is out of sight before and after does not slide", () => {
  const rows = Array.from({ length: 40 }, (_, row) => `row ${row}`);
  const { rerender } = render(<List items={rows} />);

  rerender(<List items={rows.toReversed()} />);

  expect(movements.map(({ item }) => item)).toContain("row 39");
  expect(movements.map(({ item }) => item)).not.toContain("row 19");
});

interface ListProps {
  items: string[];
  scale?: number;
  leavesAtOnce?: boolean;
}

function List({ items, ...how }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Sliding items={() => list.current?.children} order={items.join()} {...how}>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item} aria-label={item}>
            {item}
          </li>
        ))}
      </ul>
    </Sliding>
  );
}
