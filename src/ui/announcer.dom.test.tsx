import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announceMore } from "./announce.ts";
import { Announcer } from "./announcer.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Announcer />);
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.classList.remove("screen-reader");
});

test("the region exists before there is a message", () => {
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("only the last text of a topic is announced", () => {
  act(() => announce("12 modules", "results"));
  act(() => announce("3 modules", "results"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  act(() => vi.runAllTimers());

  expect(screen.getByRole("status")).toHaveTextContent(/^3 modules$/);
});

test("texts of two topics are both announced", () => {
  act(() => announce("Page loaded: Live demos.", "page"));
  act(() => announce("35 modules", "results"));

  act(() => vi.runAllTimers());

  expect(screen.getByRole("status")).toHaveTextContent("Page loaded: Live demos. 35 modules");
});

test("a repeated text is announced again: the region is empty in between", () => {
  act(() => announce("Saved"));
  act(() => vi.runAllTimers());

  act(() => announce("Saved"));

  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => vi.runAllTimers());
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("additional detail is announced only with screen reader support on", () => {
  act(() => announceMore("Page loaded: Live demos.", "page"));
  act(() => vi.runAllTimers());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  document.documentElement.classList.add("screen-reader");
  act(() => announceMore("Page loaded: Live demos.", "page"));
  act(() => vi.runAllTimers());

  expect(screen.getByRole("status")).toHaveTextContent("Page loaded: Live demos.");
});
