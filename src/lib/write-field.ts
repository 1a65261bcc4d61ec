/** Writes into a field as somebody who types does, so that whoever follows it is told. */
export function writeField(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  // React passes over what it believes to be there already: only what its own setter has not set is news.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
