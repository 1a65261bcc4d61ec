const UNITS = ["B", "KB", "MB", "GB"];
const STEP = 1024;

/** Formats a size in bytes with one decimal: "2.5 MB". */
export function formatFileSize(bytes: number) {
  let size = Math.max(0, bytes);
  let unit = 0;
  // Rounded first: 1023.99 KB would become 1024.0 KB.
  while (Number(size.toFixed(1)) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${size.toFixed(1)} ${UNITS[unit]}`;
}
