import type { PhotoPicture } from "#src/sites/fields.ts";

type Cropped = Pick<PhotoPicture, "width" | "height" | "focus" | "zoom">;

/** The visible part of a photograph, as fractions of its width and height. */
export interface CropWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the visible part of a photograph in a place of this aspect ratio (width / height). The focus has the same
 * relative position in the place as in the picture, as in the site's style (`photoCss`).
 */
export function cropWindow({ width, height, focus, zoom }: Cropped, ratio: number): CropWindow {
  const own = width / height;
  const across = Math.min(1, ratio / own) / (zoom / 100);
  const down = Math.min(1, own / ratio) / (zoom / 100);
  return {
    left: ((1 - across) * focus.x) / 100,
    top: ((1 - down) * focus.y) / 100,
    width: across,
    height: down,
  };
}

/** Moves a point, clamped to the picture and rounded to whole per cent. */
export const moved = ({ x, y }: PhotoPicture["focus"], dx: number, dy: number) => ({
  x: within(x + dx),
  y: within(y + dy),
});

const within = (share: number) => Math.max(0, Math.min(100, Math.round(share)));

const STEP = 1;
const LARGE_STEP = 10;

/** Returns the focus after a key press; undefined for other keys. */
export function focusAfterKey(focus: PhotoPicture["focus"], key: string, isLarge: boolean) {
  const step = isLarge ? LARGE_STEP : STEP;
  switch (key) {
    case "ArrowLeft":
      return moved(focus, -step, 0);
    case "ArrowRight":
      return moved(focus, step, 0);
    case "ArrowUp":
      return moved(focus, 0, -step);
    case "ArrowDown":
      return moved(focus, 0, step);
    case "Home":
      return { ...focus, x: 0 };
    case "End":
      return { ...focus, x: 100 };
    case "PageUp":
      return moved(focus, 0, -LARGE_STEP);
    case "PageDown":
      return moved(focus, 0, LARGE_STEP);
    default:
      return undefined;
  }
}
