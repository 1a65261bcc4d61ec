import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useMutation } from "./query.ts";

test("a change that is asked for twice in one task is made once, and another one beside it", {
  tags: "short",
}, async () => {
  const made: string[] = [];
  const { result } = renderHook(() => useMutation({ mutationFn: async (name: string) => made.push(name) }));
  const { mutate, mutateAsync } = result.current;

  await act(async () => {
    mutate("Harbour");
    await Promise.all([mutateAsync("Harbour"), mutateAsync("Bakery")]);
  });
  await act(() => mutateAsync("Harbour"));

  expect(made).toEqual(["Harbour", "Bakery", "Harbour"]);
});
