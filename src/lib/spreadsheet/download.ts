/** Hands a file to the visitor, as if it had been linked to. */
export function download(content: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
