const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Returns the EXIF orientation, from 1 (upright) to 8, from the TIFF data of an EXIF segment. A picture with
 * damaged EXIF is usable, so that counts as upright.
 */
export function exifOrientation(view: DataView, start: number, end: number) {
  const last = Math.min(end, view.byteLength);
  const has = (at: number, bytes: number) => at >= start && at + bytes <= last;
  if (!has(start, 8)) return 1;
  const order = view.getUint16(start);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (!has(directory, 2)) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (!has(at, ENTRY_BYTES)) return 1;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}
