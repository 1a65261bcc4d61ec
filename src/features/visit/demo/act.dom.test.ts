import { beforeEach, expect, test } from "vitest";
import { act, StepError } from "./act.ts";

let pressed: string[] = [];

beforeEach(() => {
  pressed = [];
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = "<button>Delete everything</button><button>Draw my site</button>";
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed.push(button.textContent ?? ""));
});

const stage = () => ({
  go: () => {},
  say: () => {},
  point: () => {},
  text: (text: string) => text,
  isStill: true,
  signal: new AbortController().signal,
});

test("a prefix does not let a script press a forbidden button", async () => {
  const step = { do: "choose", role: "button", name: "D…" } as const;

  await expect(act(step, stage())).rejects.toThrow(StepError);

  expect(pressed).toEqual([]);
});

test("a script can press a permitted button", async () => {
  await act({ do: "choose", role: "button", name: "Draw…" }, stage());

  expect(pressed).toEqual(["Draw my site"]);
});
