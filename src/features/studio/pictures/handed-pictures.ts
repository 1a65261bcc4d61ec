/** The file types that a file chooser offers. Other files get an error message. */
export const PICTURE_FILES = "image/*,.heic,.heif,.avif,.svg";

/** Whether files are dragged, which may be read only when they are dropped. */
export const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/** The files that were dropped or pasted. A copied text or table may carry a picture of itself: then it is text. */
export function filesFrom(data: DataTransfer | null) {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files];
}
