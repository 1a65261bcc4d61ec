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

/** Known to Chromium alone. */
declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }) => Promise<FileSystemFileHandle>;
  }
}

/** The files that were chosen since the page was loaded, by what is saved in them. */
const chosen = new Map<string, FileSystemFileHandle>();

/** Whether the content of this key goes into a file that was chosen before. */
export const isFileChosen = (key: string) => chosen.has(key);

/** The next time asks for a file again. */
export const forgetFile = (key: string) => void chosen.delete(key);

/**
 * Saves in a file that the visitor chooses, and in the same one when the key is saved again; downloads where the
 * browser cannot. Resolves with the name of the file, or null when none was chosen.
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
    // It may have been deleted, or the visitor does not allow to write to it any more.
    forgetFile(key);
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "AbortError") return null;
    // The content took so long to make that the browser shows no dialog without another click.
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
