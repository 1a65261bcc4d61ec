const calls = new Set<Promise<unknown>>();
const editors = new Set<object>();
const fields = new Set<Element>();

// Prerendering has no `addEventListener`.
globalThis.addEventListener?.("input", (event) => {
  const [field] = event.composedPath();
  if (field instanceof Element) fields.add(field);
});

/** Notes a call whose answer a reload would lose. */
export function noteCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  calls.add(call);
  const forget = () => calls.delete(call);
  call.then(forget, forget);
  return call;
}

/** Notes an editor, with work that no field shows. Returns a function for when it is closed. */
export function noteEditor() {
  const editor = {};
  editors.add(editor);
  return () => {
    editors.delete(editor);
  };
}

/** Whether a reload would lose something: an answer, an open editor or dialog, or what has been typed or chosen. */
export function hasUnfinished() {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return (
    calls.size > 0 ||
    editors.size > 0 ||
    document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null ||
    [...fields].some((field) => ("value" in field ? field.value : field.textContent) !== "")
  );
}
