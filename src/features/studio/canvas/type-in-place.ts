import { afterFrame } from "#src/lib/scheduler.ts";
import { isWriting, shortcutKey } from "#src/lib/shortcut-key.ts";
import { markedOf, plainOf, readRichText } from "#src/sites/rich-text.ts";
import type { Allowed } from "../allowed-text.ts";
import { putText } from "../pasting.ts";
import { selectedRange, textAround } from "./caret.ts";

export type Mark = "strong" | "em" | "link";

interface Typing {
  /** The accessible name of the text. */
  label: string;
  /** The marks and structure that the text may have. A text with marks is the only content of its element. */
  allowed: Allowed;
  /** Whether a text can be stored. */
  fits: (text: string) => boolean;
  /** Called when a part of a text was left out, because the field has no room for it. */
  onFull: (leftOut: number) => void;
  /** Called for a formatting shortcut. */
  onMark: (mark: Mark) => void;
  /** Called with the current text, and whether the browser's own undo or redo has brought it back. */
  onInput: (text: string, way?: "undo" | "redo") => void;
  /** Called before and after an edit that is an undo step of its own. */
  onStep: () => void;
  /** Called when the visitor tabs to the next or previous text. */
  onTab: (isBack: boolean) => void;
  onEnd: () => void;
}

/** Elements in which keys and clicks have other effects than typing. */
const OWN_KEYS = "summary, button, label";

/** Makes a text of the page editable until it loses focus. Returns a function that ends editing. */
export function typeInPlace(node: Text | HTMLElement, typing: Typing) {
  const { allowed } = typing;
  const editable = madeEditable(node, allowed);
  if (!editable) return undefined;
  const describeAsBefore = describeAsField(editable, typing);
  const hasOwnKeys = editable.closest(OWN_KEYS) !== null;
  const stored = (node: Node) => {
    const text = readRichText(node, allowed);
    return allowed.hasMarks ? markedOf(text) : plainOf(text);
  };
  const read = () => clean(stored(editable), allowed.hasLines);
  let last = read();
  // Paints the typed letter before rendering everything that depends on it.
  const tell = afterFrame(() => typing.onInput(last));
  const stop = new AbortController();
  const { signal } = stop;

  const end = () => {
    if (signal.aborted) return;
    tell.now();
    stop.abort();
    editable.removeAttribute("contenteditable");
    describeAsBefore();
    typing.onEnd();
  };
  const onInput = (event?: Event) => {
    const { isComposing, inputType } = event instanceof InputEvent ? event : noInput;
    if (!typing.fits(read())) {
      // An input method would write again what is taken from it while it composes.
      if (isComposing) return;
      typing.onFull(shorten(editable, inputType, () => typing.fits(read())));
    }
    const way = ways[inputType];
    if (way) tell.now();
    last = read();
    if (way) typing.onInput(last, way);
    else tell.ask();
  };
  const fitsWith = (text: string) => {
    const [before, after] = textAround(editable, stored);
    return typing.fits(clean(before + text + after, allowed.hasLines));
  };
  const put = (data: DataTransfer) => {
    tell.now();
    typing.onStep();
    const leftOut = putText(editable, data, { allowed, fitsWith });
    tell.now();
    typing.onStep();
    if (leftOut > 0) typing.onFull(leftOut);
  };
  const onBeforeInput = (event: InputEvent) => {
    const { inputType, data, dataTransfer } = event;
    if (inputType === "insertFromDrop" && dataTransfer) {
      event.preventDefault();
      selectTarget(event);
      return put(dataTransfer);
    }
    const isTyped = /^insert(?:Text|LineBreak|Paragraph)$/.test(inputType) && !event.isComposing;
    const text = data ?? "\n";
    if (!isTyped || typing.fits(last + text) || fitsWith(text)) return;
    event.preventDefault();
    typing.onFull(0);
  };
  editable.addEventListener("beforeinput", onBeforeInput, { signal });
  editable.addEventListener("input", onInput, { signal });
  editable.addEventListener("compositionend", () => onInput(), { signal });
  editable.addEventListener("keydown", (event) => onKeyDown(event, { typing, end, hasOwnKeys }), { signal });
  editable.addEventListener("keyup", (event) => hasOwnKeys && event.preventDefault(), { signal });
  editable.addEventListener("blur", (event) => isInBar(event.relatedTarget) || end(), { signal });
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (event.clipboardData) put(event.clipboardData);
  };
  editable.addEventListener("paste", onPaste, { signal });
  return { editable, end, changed: () => onInput() };
}

const isInBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-marks]") !== null;

interface Keys {
  typing: Typing;
  end: () => void;
  /** Whether the element does something else on a space. */
  hasOwnKeys: boolean;
}

function onKeyDown(event: KeyboardEvent, { typing, end, hasOwnKeys }: Keys) {
  const { hasLines, hasMarks } = typing.allowed;
  event.stopPropagation();
  if (isWriting(event)) return;
  const mark = marks[shortcutKey(event)];
  if (event.key === "Escape" || (event.key === "Enter" && !(hasLines && event.shiftKey))) {
    event.preventDefault();
    end();
  } else if (hasMarks && mark && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    typing.onMark(mark);
  } else if (event.key === "Tab") {
    event.preventDefault();
    typing.onTab(event.shiftKey);
  } else if (event.key === " " && hasOwnKeys) {
    event.preventDefault();
    document.execCommand("insertText", false, " ");
  }
}

const marks: Record<string, Mark | undefined> = { b: "strong", i: "em", k: "link" };
const ways: Record<string, "undo" | "redo" | undefined> = { historyUndo: "undo", historyRedo: "redo" };
const noInput = { isComposing: false, inputType: "" };

/** Tells assistive technology that the element is a text field. Returns a function that describes it as before. */
function describeAsField(element: HTMLElement, { label, allowed }: Typing) {
  const described = {
    role: "textbox",
    "aria-label": label,
    ...(allowed.hasLines && { "aria-multiline": "true" }),
  };
  const before = Object.keys(described).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(described)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}

function madeEditable(node: Text | HTMLElement, { hasMarks }: Allowed) {
  const parent = node instanceof HTMLElement ? node : node.parentElement;
  if (!parent) return undefined;
  const isAlone = hasMarks || (parent.childNodes.length === 1 && !parent.matches(OWN_KEYS));
  const editable = isAlone ? parent : document.createElement("span");
  if (!isAlone) {
    node.replaceWith(editable);
    editable.append(node);
  }
  try {
    editable.contentEditable = hasMarks ? "true" : "plaintext-only";
  } catch {
    editable.contentEditable = "true"; // an older browser; pasted text is plain all the same
  }
  return editable;
}

function selectTarget(event: InputEvent) {
  const [target] = event.getTargetRanges();
  if (!target) return;
  const { startContainer, startOffset, endContainer, endOffset } = target;
  getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}

/** Takes back what made a text too long, and returns the number of characters that it has removed before the caret. */
function shorten(editable: HTMLElement, inputType: string, fits: () => boolean) {
  if (/^format|Link$/.test(inputType)) {
    document.execCommand("undo");
    return 0;
  }
  let removed = 0;
  while (!fits()) {
    const { endContainer: text, endOffset = 0 } = selectedRange(editable) ?? {};
    if (!(text instanceof Text) || endOffset === 0) break;
    const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.data.slice(0, endOffset));
    const length = isPair ? 2 : 1;
    text.deleteData(endOffset - length, length);
    removed += length;
  }
  return removed;
}

export function placeCaretAtEnd(editable: HTMLElement) {
  editable.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.selectAllChildren(editable);
  selection?.collapseToEnd();
}

/** Normalizes text for storage: browsers turn a space at the end of a line into a no-break space. */
function clean(text: string, hasLines: boolean) {
  const plain = text.replace(/\u00a0/g, " ").replace(/\n$/, "");
  return hasLines ? plain : plain.replace(/\n+/g, " ");
}
