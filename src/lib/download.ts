/** Hands a file to the visitor, as if it had been linked to. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers have only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The same with a text; returns the size of the file in bytes. */
export function downloadText(name: string, text: string, type: string) {
  const content = new Blob([text], { type });
  download(name, content);
  return content.size;
}
