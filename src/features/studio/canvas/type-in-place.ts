import { afterFrame } from "#src/lib/scheduler.ts";
import { isWriting, shortcutKey } from "#src/lib/shortcut-key.ts";
import { isLinkInText, type Marked, writeMarks } from "#src/sites/marked-text.ts";

export type Mark = "strong" | "em" | "link";

interface Typing {
  /** The accessible name of the text. */
  label: string;
  maximum: number;
  /** Whether the text may have several lines. */
  hasLines: boolean;
  /** Whether the text supports bold, italic and links. If so, it is the only content of its element. */
  hasMarks: boolean;
  /** Called for a formatting shortcut. */
  onMark: (mark: Mark) => void;
  /** Called with the current text. */
  onInput: (text: string) => void;
  /** Called when the visitor tabs to the next or previous text. */
  onTab: (isBack: boolean) => void;
  onEnd: () => void;
}

/** Elements in which keys and clicks have other effects than typing. */
const OWN_KEYS = "summary, button, label";

/** Makes a text of the page editable until it loses focus. Returns a function that ends editing. */
export function typeInPlace(node: Text | HTMLElement, typing: Typing) {
  const parent = node instanceof HTMLElement ? node : node.parentElement;
  if (!parent) return undefined;
  const isAlone = typing.hasMarks || (parent.childNodes.length === 1 && !parent.matches(OWN_KEYS));
  const editable = isAlone ? parent : document.createElement("span");
  if (!isAlone) {
    node.replaceWith(editable);
    editable.append(node);
  }
  try {
    editable.contentEditable = typing.hasMarks ? "true" : "plaintext-only";
  } catch {
    editable.contentEditable = "true"; // an older browser; pasted text is converted to plain text below
  }
  editable.setAttribute("role", "textbox");
  editable.setAttribute("aria-label", typing.label);
  if (typing.hasLines) editable.setAttribute("aria-multiline", "true");
  const hasOwnKeys = editable.closest(OWN_KEYS) !== null;
  const read = () => clean(typing.hasMarks ? markedTextOf(editable) : textOf(editable), typing.hasLines);
  let last = textOf(editable);
  // Paints the typed letter before rendering everything that depends on it.
  const tell = afterFrame(() => typing.onInput(last));
  const stop = new AbortController();
  const { signal } = stop;

  const end = () => {
    if (signal.aborted) return;
    tell.now();
    stop.abort();
    editable.removeAttribute("contenteditable");
    typing.onEnd();
  };
  const onInput = () => {
    const text = read();
    if (Array.from(text).length > typing.maximum) {
      if (typing.hasMarks) return void document.execCommand("undo");
      editable.textContent = last;
      placeCaretAtEnd(editable);
      return;
    }
    last = text;
    tell.ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isWriting(event)) return;
    if (event.key === "Escape" || (event.key === "Enter" && !(typing.hasLines && event.shiftKey))) {
      event.preventDefault();
      end();
    } else if (typing.hasMarks && (event.ctrlKey || event.metaKey) && shortcutKey(event) in marks) {
      event.preventDefault();
      typing.onMark(marks[shortcutKey(event) as keyof typeof marks]);
    } else if (event.key === "Tab") {
      event.preventDefault();
      typing.onTab(event.shiftKey);
    } else if (event.key === " " && hasOwnKeys) {
      event.preventDefault();
      document.execCommand("insertText", false, " ");
    }
  };
  editable.addEventListener("input", onInput, { signal });
  editable.addEventListener("keydown", onKeyDown, { signal });
  editable.addEventListener("keyup", (event) => hasOwnKeys && event.preventDefault(), { signal });
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInBar = relatedTarget instanceof Element && relatedTarget.closest("[data-marks]");
    if (!isInBar) end();
  };
  editable.addEventListener("blur", onBlur, { signal });
  editable.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
    },
    { signal },
  );
  return { editable, end, changed: onInput };
}

const marks = { b: "strong", i: "em", k: "link" } as const;

export function placeCaretAtEnd(editable: HTMLElement) {
  editable.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.selectAllChildren(editable);
  selection?.collapseToEnd();
}

function textOf(editable: HTMLElement) {
  // Not `innerText`, which returns capitals where the style sheet transforms text.
  const read = (node: Node): string =>
    node instanceof HTMLBRElement
      ? "\n"
      : node instanceof Text
        ? node.data
        : Array.from(node.childNodes, read).join("");
  return read(editable);
}

/** Returns the text with marks for what the browser has made bold, italic or a link. */
export function markedTextOf(editable: HTMLElement) {
  const read = (node: Node): Marked[] => {
    if (node instanceof HTMLBRElement) return ["\n"];
    if (node instanceof Text) return [node.data];
    const parts = Array.from(node.childNodes).flatMap(read);
    if (node === editable || !(node instanceof HTMLElement)) return parts;
    if (node.matches("b, strong")) return [{ mark: "strong", parts }];
    if (node.matches("i, em")) return [{ mark: "em", parts }];
    const to = node.matches("a") && node.getAttribute("href");
    return to && isLinkInText(to) ? [{ mark: "link", to, parts }] : parts;
  };
  return writeMarks(read(editable));
}

/** Normalizes text for storage: browsers turn a space at the end of a line into a no-break space. */
function clean(text: string, hasLines: boolean) {
  const plain = text.replace(/\u00a0/g, " ").replace(/\n$/, "");
  return hasLines ? plain : plain.replace(/\n+/g, " ");
}
