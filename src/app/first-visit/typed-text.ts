type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";

const noted = new Map<Field, string>();

/** Records text typed or options chosen in the prerendered page until hydration, which React ignores. */
export function noteTypedText(root: HTMLElement) {
  for (const field of root.querySelectorAll<Field>(FIELDS)) note(field);
  root.addEventListener("input", onInput, { capture: true });
}

function onInput({ target }: Event) {
  if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
}

function note(field: Field) {
  if (isChanged(field)) noted.set(field, field.value);
  else noted.delete(field);
}

/** Writes the text again and fires the events of typing, so that the hydrated page receives it. */
export function restoreTypedText() {
  document.getElementById("root")?.removeEventListener("input", onInput, { capture: true });
  const fields = [...noted];
  noted.clear();
  for (const [field, value] of fields) {
    if (isToggle(field)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      // React overrides the element's own `value` property; only the prototype's setter makes it notice a change.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      // Hydrates the field, if it is not hydrated yet.
      field.dispatchEvent(new Event("input", { bubbles: true }));
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = field.defaultValue;
      set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
      );
    }
  }
}

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected && selected,
    );
  return isToggle(field)
    ? field.checked !== field.defaultChecked && field.checked
    : field.value !== field.defaultValue;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
