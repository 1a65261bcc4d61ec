import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { templateDocument } from "#src/sites/templates.ts";
import { ModelPanel } from "./model-panel.tsx";

const documents = [await templateDocument("bakery-ledger")].filter((document) => document !== undefined);

afterEach(() => {
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

test("without a language model the browser offers none", () => {
  showPanel();

  expect(screen.queryByRole("button", { name: "Improve the words" })).toBeNull();
});

function showPanel() {
  render(<ModelPanel documents={documents} tone={undefined} result={undefined} onResult={() => {}} />);
  return userEvent.setup();
}

/** A fake model that returns the texts unchanged and records its prompts. */
function languageModel(state: string) {
  const calls: string[] = [];
  vi.stubGlobal("LanguageModel", {
    availability: async () => {
      calls.push("availability");
      return state;
    },
    create: async () => {
      calls.push("create");
      return {
        prompt: async () => {
          calls.push("prompt");
          return '{"texts":{}}';
        },
        destroy() {},
      };
    },
  });
  return { calls };
}
