import { basePath, currentPath } from "#src/lib/base-path.ts";
import { isSellerPath } from "#src/lib/route-table.ts";
import { pause } from "#src/lib/scheduler.ts";
import { judgeAddress } from "../fair/kiosk.ts";
import { findElement, nameOf } from "./find-element.ts";
import { isOpenToDemos, isRefused, type Step } from "./script.ts";

const LOOK_MS = 200;
const MAX_SEARCH_MS = 12_000;
const KEY_MS = 30;
const CURSOR_MS = 700;
const LETTER_MS = 45;
const LEAST_READING_MS = 1_500;

/** A failed step, with a message for the viewer. */
export class StepError extends Error {
  override name = "StepError";
}

export interface Stage {
  go: (path: string) => void;
  /** Shows a text with the prospect's facts filled in. */
  say: (text: string) => void;
  point: (element: HTMLElement) => void;
  text: (text: string) => string;
  /** Whether to avoid motion. */
  isStill: boolean;
  signal: AbortSignal;
}

/**
 * Performs one step on the real page and resolves when it is done. Rejects with a `StepError`, or when it is aborted.
 */
export async function act(step: Step, stage: Stage) {
  if (step.do === "go") return stage.go(step.path);
  if (step.do === "say") {
    const text = stage.text(step.text);
    stage.say(text);
    return pause(LEAST_READING_MS + text.length * LETTER_MS, stage.signal);
  }
  const element = await untilFound(step, stage);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  stage.point(element);
  await pause(stage.isStill ? LOOK_MS : CURSOR_MS + LOOK_MS, stage.signal);
  if (step.do === "point") return;
  const link = step.do === "choose" && element.closest("a");
  if (link) return follow(link, stage);
  if (isRefused(element)) throw new StepError(`“${nameOf(element)}” is not for a demo to use.`);
  if (step.do === "type") return type(element, stage.text(step.text), stage);
  return choose(element, step.option);
}

async function untilFound({ role, name }: Exclude<Step, { do: "go" | "say" }>, { signal, text }: Stage) {
  const wanted = text(name);
  for (let waited = 0; waited < MAX_SEARCH_MS; waited += LOOK_MS) {
    if (isSellerPath(currentPath())) throw new StepError("This page is not for a demo.");
    const element = findElement(role, wanted);
    if (element) return element;
    await pause(LOOK_MS, signal);
  }
  throw new StepError(`“${wanted}” is not on this page.`);
}

async function type(element: HTMLElement, text: string, { isStill, signal }: Stage) {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || ["password", "file", "hidden"].includes(element.type) || element.readOnly)
    throw new StepError("The demo cannot type here.");
  element.focus({ preventScroll: true });
  const letters = isStill ? [text] : Array.from(text);
  let typed = "";
  for (const letter of letters) {
    typed += letter;
    setValue(element, typed);
    element.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter, inputType: "insertText" }));
    await pause(KEY_MS, signal);
  }
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Opens the page of a link as a step of its own would, so that the link needs no mark. */
function follow({ href, target, download }: HTMLAnchorElement, stage: Stage) {
  const { pathname, search } = new URL(href, location.href);
  const path = pathname.slice(basePath.length) + search;
  if (judgeAddress(href) || target === "_blank" || download || !isOpenToDemos(path))
    throw new StepError("The demo does not leave this product.");
  stage.go(path);
}

function choose(element: HTMLElement, option: string | undefined) {
  if (option !== undefined) {
    const found =
      element instanceof HTMLSelectElement
        ? [...element.options].find(({ label }) => label.trim() === option)
        : undefined;
    if (!found) throw new StepError(`“${option}” cannot be chosen here.`);
    setValue(element as HTMLSelectElement, found.value); // a `select`, as it has options
    for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
    return;
  }
  if (element instanceof HTMLInputElement && ["file", "password"].includes(element.type))
    throw new StepError("The demo cannot choose this.");
  element.focus({ preventScroll: true });
  element.click();
}

/** Uses the prototype's setter: React tracks values set by scripts and would ignore the change. */
function setValue(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
  set?.call(element, value);
}
