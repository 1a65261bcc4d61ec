import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { templateDocument } from "#src/sites/templates.ts";
import { ModelPanel } from "./model-panel.tsx";

const documents = [await templateDocument("bakery-ledger")].filter((document) => document !== undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the browser's language model is not used before the visitor asks", async () => {
  const { calls } = languageModel("available");

  const visitor = showPanel();
  const button = await screen.findByRole("button", { name: "Improve the words" });
  const before = [...calls];
  await visitor.click(button);

  await screen.findByText("The model found no better wording that keeps all facts. Nothing was changed.");
  expect(before).toEqual([]);
  expect(calls).toEqual(["availability", "create", "prompt"]);
});

test("if the model service is not running, the visitor is told and no session is created", async () => {
  const { calls } = languageModel("unavailable");

  const visitor = showPanel();
  await visitor.click(await screen.findByRole("button", { name: "Improve the words" }));

  expect((await screen.findByRole("alert")).textContent).toBe(
    "This browser has no language model ready. Nothing was changed.",
  );
  expect(calls).toEqual(["availability"]);
});

test("a model that is not there yet is downloaded once the visitor agrees, with its progress and without a time limit", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls, download } = languageModel("downloadable");
  const visitor = showPanel();
  await visitor.click(await screen.findByRole("button", { name: "Improve the words" }));
  expect(await screen.findByText(/^Your browser has to download its language model first/)).toBeVisible();
  expect(calls).toEqual(["availability"]);

  await visitor.click(screen.getByRole("button", { name: "Download the model" }));
  await screen.findByRole("progressbar", { name: "Downloading the language model: 0%" });
  act(() => download.progress(0.42));
  expect(screen.getByRole("progressbar", { name: "Downloading the language model: 42%" })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => download.end());

  await screen.findByText("The model found no better wording that keeps all facts. Nothing was changed.");
  expect(calls).toEqual(["availability", "availability", "create", "create", "prompt"]);
});

test("a download that fails or is stopped can be started again", async () => {
  const { download } = languageModel("downloadable");
  const visitor = showPanel();
  await visitor.click(await screen.findByRole("button", { name: "Improve the words" }));
  await visitor.click(await screen.findByRole("button", { name: "Download the model" }));
  await visitor.click(await screen.findByRole("button", { name: "Stop" }));
  await visitor.click(await screen.findByRole("button", { name: "Download the model" }));
  await screen.findByRole("progressbar");
  act(() => download.fail());

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The browser could not download its language model. Check the connection",
  );
  expect(screen.getByRole("button", { name: "Download the model" })).toBeVisible();
});

test("without a language model the browser offers none", () => {
  showPanel();

  expect(screen.queryByRole("button", { name: "Improve the words" })).toBeNull();
});

function showPanel() {
  render(<ModelPanel documents={documents} tone={undefined} result={undefined} onResult={() => {}} />);
  return userEvent.setup();
}

/** A fake model that returns the texts unchanged and records its calls. The test decides how its download goes on. */
function languageModel(state: string) {
  const calls: string[] = [];
  let isThere = state === "available";
  let events = new EventTarget();
  let settle: { resolve: () => void; reject: (reason: unknown) => void } | undefined;
  vi.stubGlobal("LanguageModel", {
    availability: async () => {
      calls.push("availability");
      return isThere ? "available" : state;
    },
    create: async ({ monitor, signal }: { monitor?: (events: EventTarget) => void; signal: AbortSignal }) => {
      calls.push("create");
      if (!isThere) {
        events = new EventTarget();
        monitor?.(events);
        await new Promise<void>((resolve, reject) => {
          settle = { resolve, reject };
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }
      return {
        prompt: async () => {
          calls.push("prompt");
          return '{"texts":{}}';
        },
        destroy() {},
      };
    },
  });
  const download = {
    progress: (loaded: number) =>
      events.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 })),
    end: () => {
      isThere = true;
      settle?.resolve();
    },
    fail: () => settle?.reject(new DOMException("No line", "NetworkError")),
  };
  return { calls, download };
}
