/** Whether the browser can hand a file of this kind to another app. Chromium shares no archives and no JSON. */
export const canShareFile = (name: string, type: string) =>
  navigator.canShare?.({ files: [new File([], name, { type })] }) ?? false;

/** Shows the share menu of the system. `needs-click`: the file took so long to make that the browser wants another click. */
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

/** The outcome for the one who shared, by the name of the file. */
export const shareOutcome = (name: string, outcome: Awaited<ReturnType<typeof shareFile>>) =>
  ({
    shared: `${name} is shared.`,
    closed: "Nothing was shared.",
    "needs-click": `${name} is ready. Press Share again.`,
  })[outcome];
