/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers have only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
