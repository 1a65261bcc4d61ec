import { beforeEach, expect, test } from "vitest";
import { act, StepError } from "./act.ts";
import type { Step } from "./script.ts";

let pressed: string[] = [];
let opened: string[] = [];

beforeEach(() => {
  [pressed, opened] = [[], []];
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, "", "/pricing");
  document.body.innerHTML = `
    <button>Delete everything</button> <button>Save prices</button> <button>Put it online</button>
    <label>Address that receives the answers <input></label>
    <label>Your own address… <input type="radio"></label>
    <form data-demo><label>What does your business do? <input></label> <button type="button">Draw my site</button></form>
    <a href="/live-demos?q=1">View Demos</a> <a href="/%61%64min/pricing">Prices</a>
    <a href="https://evil.example/" data-demo>Outside</a>`;
  for (const control of document.querySelectorAll("button, a, input"))
    control.addEventListener("click", () => pressed.push(control.textContent ?? ""));
});

const stage = () => ({
  go: (path: string) => void opened.push(path),
  say: () => {},
  point: () => {},
  text: (text: string) => text,
  isStill: true,
  signal: new AbortController().signal,
});

const values = () =>
  [...document.querySelectorAll("input")].map(({ value, checked }) => `${value} ${checked}`);

test.each<Step>([
  { do: "choose", role: "button", name: "D…" },
  { do: "choose", role: "button", name: "Delete everything" },
  { do: "choose", role: "button", name: "Save prices" },
  { do: "choose", role: "button", name: "Put it online" },
  { do: "choose", role: "radio", name: "Your own address…" },
  { do: "type", role: "textbox", name: "Address that receives the answers", text: "https://evil.example/" },
  { do: "choose", role: "link", name: "Prices" },
  { do: "choose", role: "link", name: "Outside" },
])("a demo cannot %j, because nothing marks it for demos or it leads elsewhere", async (step) => {
  const before = values();

  await expect(act(step, stage())).rejects.toThrow(StepError);

  expect(pressed).toEqual([]);
  expect(opened).toEqual([]);
  expect(values()).toEqual(before);
});

test("nothing is used on a page of the seller", async () => {
  history.replaceState(null, "", "/%61%64min/pricing");

  await expect(act({ do: "choose", role: "button", name: "Draw…" }, stage())).rejects.toThrow(StepError);

  expect(pressed).toEqual([]);
});

test("a demo uses what the interface marks, points at everything, and opens the pages of links", async () => {
  const typed = {
    do: "type",
    role: "textbox",
    name: "What does your business do?",
    text: "A bakery",
  } as const;
  await act(typed, stage());
  await act({ do: "choose", role: "button", name: "Draw…" }, stage());
  await act({ do: "point", role: "button", name: "Save prices" }, stage());
  await act({ do: "choose", role: "link", name: "View Demos" }, stage());

  expect(document.querySelector<HTMLInputElement>("form input")?.value).toBe("A bakery");
  expect(pressed).toEqual(["Draw my site"]);
  expect(opened).toEqual(["/live-demos?q=1"]);
});
