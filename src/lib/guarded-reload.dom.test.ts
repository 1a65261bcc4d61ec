import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardedReload, loadPart } from "./guarded-reload.ts";
import { noteCall, noteEditor } from "./unfinished.ts";

const missing = new TypeError("Failed to fetch dynamically imported module: /assets/part.js");
const reload = vi.fn();

beforeEach(() => vi.stubGlobal("location", { reload }));

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  document.body.replaceChildren();
});

test("a page without a part of its code is loaded anew, and then passes the error on", async () => {
  void guardedReload(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  await expect(guardedReload(missing)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown]>([
  ["without a network", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["in which something is typed", () => type("input", "Half a")],
  ["in which a long text is typed", () => type("textarea", "Half a")],
  ["in which text is typed into a site", () => typeInto(append("div"), "Half a")],
  ["with an open dialog", () => append("div").setAttribute("role", "dialog")],
  ["with an open editor", () => noteEditor()],
  ["that waits for an answer", () => wait()],
])("a page %s is never loaded anew by itself", async (_, begin) => {
  const end = begin();

  await expect(guardedReload(missing)).rejects.toBe(missing);

  expect(reload).not.toHaveBeenCalled();
  if (typeof end === "function") end();
});

test("a field that is empty again or gone, a closed editor and an answered call hold up nothing", async () => {
  type("input", "Half a").value = "";
  type("input", "Half a").remove();
  noteEditor()();
  await noteCall(Promise.resolve());
  await noteCall(Promise.reject(missing)).catch(() => {});

  void guardedReload(missing);

  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a part whose answer a stopped worker took along is asked for again at once", async () => {
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValueOnce("the part");

  expect(await loadPart(load)).toBe("the part");

  expect(reload).not.toHaveBeenCalled();
});

function wait() {
  let answer = () => {};
  void noteCall(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  return answer;
}

function append(name: string) {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

function type(name: "input" | "textarea", text: string) {
  const field = append(name) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  return field;
}

function typeInto(element: HTMLElement, text: string) {
  element.textContent = text;
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}
