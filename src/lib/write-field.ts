export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes into a field, or chooses, as somebody does who operates it, so that whoever follows it is told. */
export function writeField(field: Field, value: string) {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  // React passes over what it believes to be there already: only what its own setter has not set is news.
  field.value = otherValue(field, value);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A colour field accepts colours alone: an empty text would print a warning and set black. */
function otherValue({ type }: Field, value: string) {
  if (type !== "color") return "";
  return value === "#000000" ? "#ffffff" : "#000000";
}
