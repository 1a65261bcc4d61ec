type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let noted: { field: Field; value: string }[] = [];

/** Takes note of what somebody wrote or chose in the prerendered page before it is hydrated, which React passes over. */
export function noteTypedText(root: HTMLElement) {
  noted = [...root.querySelectorAll<Field>("input, textarea, select")]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value }));
}

/** Writes it anew, as somebody does who types, so that the hydrated page is told. */
export function restoreTypedText() {
  for (const { field, value } of noted.splice(0)) {
    if (isToggle(field)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      // React takes the current value from the element's own property; only a setter that it does not see makes news.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      // Hydrates the field, if it is not yet.
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
