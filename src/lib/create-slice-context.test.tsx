import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useMusic } from "#src/features/music/music-slice.ts";
import { useToast } from "#src/ui/toast-slice.ts";

test.each([
  ["Auth", () => useAuth((auth) => auth.user)],
  ["Music", () => useMusic((music) => music.isPlaying)],
  ["Toast", useToast],
])("use%s outside its provider throws a helpful error", (name, hook: () => unknown) => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => renderHook(hook)).toThrow(`use${name} must be used inside ${name}Provider`);
});
