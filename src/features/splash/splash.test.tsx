import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Splash } from "./splash.tsx";
import { isSplashDue, rememberSplash } from "./splash-decision.ts";

const TICK_MS = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the bar advances by 1 to 10 percent every 200 ms, then come a welcome after one second, and a choice", {
  tags: "short",
}, () => {
  render(<Splash />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Loading" });
  expect(bar.max).toBe(100);
  let before = bar.value;
  while (before < 100) {
    passes(TICK_MS - 1);
    expect(bar.value).toBe(before);
    passes(1);
    expect(bar.value - before).toBeGreaterThanOrEqual(1);
    expect(bar.value - before).toBeLessThanOrEqual(10);
    before = bar.value;
  }

  passes(999);
  expect(screen.queryByRole("button", { name: "Get Started" })).toBeNull();
  passes(1);
  expect(screen.getByRole("heading")).toHaveTextContent(/^Welcome to Sitewright$/);
  expect(screen.getByRole("heading")).toHaveFocus();

  fireEvent.click(screen.getByRole("button", { name: "Get Started" }));
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Login or Create Account",
    "Continue as Guest",
    "Skip for Now",
  ]);
});

test.each([0, 0.999])("the bar reaches its end with any random numbers: %d", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  render(<Splash />);

  passes(100 * TICK_MS);
  passes(1_000);

  expect(screen.getByRole("button", { name: "Get Started" })).toBeVisible();
});

test("the tagline and Skip for Now are visible from the start", () => {
  render(<Splash />);

  expect(screen.getByText(/web app builder with 250\+ business website templates/)).toBeVisible();
  expect(screen.getByText(/AI-powered customisation/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Skip for Now" })).toBeVisible();
});

test("the prospect is greeted by name, as plain text", () => {
  render(<Splash prospect="<img src=x onerror=alert(1)> & Sons" />);

  passes(100 * TICK_MS);
  passes(1_000);

  expect(screen.getByRole("heading").textContent).toBe("Welcome, <img src=x onerror=alert(1)> & Sons");
});

test.each([
  "/full-preview/abc",
  "/demo-preview",
  "/app-preview/law-firm-ledger",
  "/beta-payment",
  "/api/login",
])("%s shows no splash", (path) => expect(isSplashDue(path, "")).toBe(false));

test("other pages show one, once, but not on the way to the login dialog or with work from another device", () => {
  expect(isSplashDue("/", "")).toBe(true);
  expect(isSplashDue("/module/client-portal", "?as=client")).toBe(true);
  expect(isSplashDue("/", "?login=1")).toBe(false);
  expect(isSplashDue("/view-projects", "?tab=mine&move=1")).toBe(false);
  expect(isSplashDue("/view-projects", "?tab=mine")).toBe(true);

  rememberSplash();

  expect(localStorage.getItem("has_seen_splash")).not.toBeNull();
  expect(isSplashDue("/", "")).toBe(false);
});

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
