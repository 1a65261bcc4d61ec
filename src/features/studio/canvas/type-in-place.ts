interface Typing {
  /** What is typed into, for who cannot see it. */
  label: string;
  maximum: number;
  /** Whether it may have several lines. */
  hasLines: boolean;
  /** What stands there now. */
  onInput: (text: string) => void;
  /** The next text, or the one before, is wanted. */
  onTab: (isBack: boolean) => void;
  onEnd: () => void;
}

/** Elements in which a key or a click does something else than to write. */
const OWN_KEYS = "summary, button, label";

/** Makes a text of a page one that can be typed into, until it is left. Returns how to end it. */
export function typeInPlace(node: Text, typing: Typing) {
  const parent = node.parentElement;
  if (!parent) return undefined;
  const isAlone = parent.childNodes.length === 1 && !parent.matches(OWN_KEYS);
  const editable = isAlone ? parent : document.createElement("span");
  if (!isAlone) {
    node.replaceWith(editable);
    editable.append(node);
  }
  try {
    editable.contentEditable = "plaintext-only";
  } catch {
    editable.contentEditable = "true"; // an older browser; what is pasted is made plain below
  }
  editable.setAttribute("role", "textbox");
  editable.setAttribute("aria-label", typing.label);
  if (typing.hasLines) editable.setAttribute("aria-multiline", "true");
  const hasOwnKeys = editable.closest(OWN_KEYS) !== null;
  let last = textOf(editable);
  const stop = new AbortController();
  const { signal } = stop;

  const end = () => {
    if (signal.aborted) return;
    stop.abort();
    editable.removeAttribute("contenteditable");
    typing.onEnd();
  };
  const onInput = () => {
    const text = clean(textOf(editable), typing.hasLines);
    if (Array.from(text).length > typing.maximum) {
      editable.textContent = last;
      placeCaretAtEnd(editable);
      return;
    }
    last = text;
    typing.onInput(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === "Escape" || (event.key === "Enter" && !(typing.hasLines && event.shiftKey))) {
      event.preventDefault();
      end();
    } else if (event.key === "Tab") {
      event.preventDefault();
      end();
      typing.onTab(event.shiftKey);
    } else if (event.key === " " && hasOwnKeys) {
      event.preventDefault();
      document.execCommand("insertText", false, " ");
    }
  };
  editable.addEventListener("input", onInput, { signal });
  editable.addEventListener("keydown", onKeyDown, { signal });
  editable.addEventListener("keyup", (event) => hasOwnKeys && event.preventDefault(), { signal });
  editable.addEventListener("blur", end, { signal });
  editable.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
    },
    { signal },
  );
  return { editable, end };
}

export function placeCaretAtEnd(editable: HTMLElement) {
  editable.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.selectAllChildren(editable);
  selection?.collapseToEnd();
}

function textOf(editable: HTMLElement) {
  // Not `innerText`, which tells of capitals what the style sheet makes of letters.
  const read = (node: Node): string =>
    node instanceof HTMLBRElement
      ? "\n"
      : node instanceof Text
        ? node.data
        : Array.from(node.childNodes, read).join("");
  return read(editable);
}

/** As a field may hold it: browsers write a space at the end of a line as one that does not break. */
function clean(text: string, hasLines: boolean) {
  const plain = text.replace(/\u00a0/g, " ").replace(/\n$/, "");
  return hasLines ? plain : plain.replace(/\n+/g, " ");
}
