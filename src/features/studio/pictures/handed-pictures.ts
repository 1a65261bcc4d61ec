/** The file types that a file chooser offers. Other files get an error message. */
export const PICTURE_FILES = "image/*,.heic,.heif,.avif,.svg";

/** Whether files are dragged, which may be read only when they are dropped. */
export const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/**
 * Returns the dropped or pasted files. Copied text or tables may include a picture of themselves; they count as text.
 */
export function filesFrom(data: DataTransfer | null) {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files];
}
