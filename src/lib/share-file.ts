/** Whether the browser can share this kind of file with another app. Chromium shares neither archives nor JSON. */
export const canShareFile = (name: string, type: string) =>
  navigator.canShare?.({ files: [new File([], name, { type })] }) ?? false;

/**
 * Opens the system's share menu. `needs-click`: making the file took so long that the browser requires another click.
 */
export async function shareFile(file: File): Promise<"shared" | "closed" | "needs-click"> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return "shared";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError") return "closed";
    if (name === "NotAllowedError") return "needs-click";
    throw error;
  }
}

/** Returns the message for the outcome of sharing a file. */
export const shareOutcome = (name: string, outcome: Awaited<ReturnType<typeof shareFile>>) =>
  ({
    shared: `${name} is shared.`,
    closed: "Nothing was shared.",
    "needs-click": `${name} is ready. Press Share again.`,
  })[outcome];
