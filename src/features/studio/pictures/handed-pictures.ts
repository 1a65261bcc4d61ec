/** What a file chooser offers. What is chosen all the same is told what is wrong with it. */
export const PICTURE_FILES = "image/*,.heic,.heif,.avif,.svg";

/** Whether files are dragged, which may be read only when they are dropped. */
export const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/** The files that were dropped or pasted. A copied text or table may carry a picture of itself: then it is text. */
export function filesFrom(data: DataTransfer | null) {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files];
}
