/** Downloads a file. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because some browsers are still reading the blob.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads a text; returns the size of the file in bytes. */
export function downloadText(name: string, text: string, type: string) {
  const content = new Blob([text], { type });
  download(name, content);
  return content.size;
}

/** Only Chromium supports this. */
declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }) => Promise<FileSystemFileHandle>;
  }
}

/** The files chosen since the page was loaded, by key. */
const chosen = new Map<string, FileSystemFileHandle>();

/** Whether the visitor has already chosen a file for this key. */
export const isFileChosen = (key: string) => chosen.has(key);

/** Makes the next save ask for a file again. */
export const forgetFile = (key: string) => void chosen.delete(key);

/**
 * Saves to a file that the visitor chooses, and to the same file when the key is saved again. Downloads it if the
 * browser has no file dialog. Resolves to the name of the file, or null if the dialog was cancelled.
 */
export async function saveFile(key: string, name: string, content: Blob): Promise<string | null> {
  if (!window.showSaveFilePicker) return downloaded(name, content);
  try {
    const file = chosen.get(key) ?? (await window.showSaveFilePicker(optionsFor(name, content)));
    const stream = await file.createWritable();
    await stream.write(content);
    await stream.close();
    chosen.set(key, file);
    return file.name;
  } catch (error) {
    // The file may have been deleted, or write access was revoked.
    forgetFile(key);
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "AbortError") return null;
    // The content took too long to make, so the browser shows no dialog without another click.
    if (error.name === "SecurityError") return downloaded(name, content);
    throw error;
  }
}

function downloaded(name: string, content: Blob) {
  download(name, content);
  return name;
}

const optionsFor = (name: string, { type }: Blob) => ({
  suggestedName: name,
  types: [{ accept: { [type]: [name.slice(name.lastIndexOf("."))] } }],
});
