import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { queryClient } from "#src/api/query.ts";
import { replaceTransport } from "#src/api/transport.ts";

beforeEach(() => {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

// jsdom lays nothing out, so it cannot scroll.
window.scrollTo = () => {};
