import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useAsyncValue } from "./use-async-value.ts";

test("the outcome of an earlier load is dropped, whichever arrives first", async () => {
  const loads = new Map<string, { end: (value: string) => void; signal: AbortSignal }>();
  const { result, rerender, unmount } = renderHook(
    ({ of }) => useAsyncValue((signal) => new Promise<string>((end) => loads.set(of, { end, signal })), [of]),
    { initialProps: { of: "first" } },
  );

  rerender({ of: "second" });
  await act(async () => loads.get("second")?.end("the second"));
  await act(async () => loads.get("first")?.end("the first"));

  expect(result.current.value).toBe("the second");
  expect(loads.get("first")?.signal.aborted).toBe(true);
  expect(loads.get("second")?.signal.aborted).toBe(false);
  unmount();
  expect(loads.get("second")?.signal.aborted).toBe(true);
});

test("while the next value loads, the latest one is still there", async () => {
  const { result, rerender } = renderHook(
    ({ of }) =>
      useAsyncValue(() => (of === "open" ? new Promise<string>(() => {}) : Promise.resolve(of)), [of]),
    { initialProps: { of: "done" } },
  );
  await waitFor(() => expect(result.current.value).toBe("done"));

  rerender({ of: "open" });

  expect(result.current).toMatchObject({ value: undefined, latest: "done" });
});

test("a failed load can be tried again", async () => {
  const outcomes = [() => Promise.reject(new Error("Offline")), () => Promise.resolve("here")];
  const { result } = renderHook(() => useAsyncValue(() => outcomes.shift()?.(), []));
  await waitFor(() => expect(result.current.error).toEqual(new Error("Offline")));

  act(() => result.current.retry());

  expect(result.current.error).toBeUndefined();
  await waitFor(() => expect(result.current.value).toBe("here"));
});

test("where there is nothing to load, there is no value", () => {
  const { result } = renderHook(() => useAsyncValue<string>(() => undefined, []));

  expect(result.current).toMatchObject({ value: undefined, error: undefined, latest: undefined });
});
