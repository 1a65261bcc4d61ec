interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The widest aspect ratio that is recognizable in a browser tab. */
const WIDEST = 1.9;
const NARROWEST = 0.5;
/** An alpha value, from 0 to 255. */
const VISIBLE = 40;

/**
 * Returns the part of a logo that fits into a square icon: all of it, or the symbol or first letter of a wide one, up
 * to the first empty column. Undefined if that is still too wide.
 */
export function iconPart(logo: Pixels): Box | undefined {
  const { width, height } = logo;
  if (width / height <= WIDEST) return { x: 0, y: 0, width, height };
  let end = 0;
  while (end < width && !isEmpty(logo, end)) end += 1;
  const part = trimmed(logo, end);
  const ratio = part.width / Math.max(1, part.height);
  return end < width && ratio >= NARROWEST && ratio <= WIDEST ? part : undefined;
}

function isEmpty({ data, width, height }: Pixels, x: number) {
  for (let y = 0; y < height; y++) if ((data[4 * (y * width + x) + 3] ?? 0) > VISIBLE) return false;
  return true;
}

/** Crops to the first columns, without the empty rows above and below. */
function trimmed({ data, width, height }: Pixels, columns: number): Box {
  let [top, bottom] = [height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < columns; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) <= VISIBLE) continue;
      top = Math.min(top, y);
      bottom = y;
      break;
    }
  }
  return { x: 0, y: top, width: columns, height: Math.max(0, bottom - top + 1) };
}
