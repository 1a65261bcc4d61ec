import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useAction } from "./use-action.ts";

test("an action that is started twice in one task runs once, and can run again afterwards", {
  tags: "short",
}, async () => {
  const done: number[] = [];
  const { result } = renderHook(() => useAction(async (value: number) => done.push(value)));
  const [start] = result.current;

  await act(() => Promise.all([start(1), start(2)]));
  await act(() => start(3));

  expect(done).toEqual([1, 3]);
});

test("an action that fails rejects, and can run again", async () => {
  const { result } = renderHook(() =>
    useAction(async (isAllowed: boolean) => {
      if (!isAllowed) throw new Error("No.");
    }),
  );
  const [start] = result.current;

  await act(() => expect(start(false)).rejects.toThrow("No."));
  await act(() => expect(start(true)).resolves.toBeUndefined());
});
