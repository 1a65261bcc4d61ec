/**
 * Returns the average of RGBA pixels as `#rrggbb`. Pixels are weighted by opacity; a fully transparent
 * picture is white.
 */
export function averageColor(pixels: Uint8ClampedArray) {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    red += (pixels[at] ?? 0) * alpha;
    green += (pixels[at + 1] ?? 0) * alpha;
    blue += (pixels[at + 2] ?? 0) * alpha;
    weight += alpha;
  }
  if (weight === 0) return "#ffffff";
  return `#${[red, green, blue].map((sum) => hex(Math.round(sum / weight))).join("")}`;
}

const hex = (value: number) => value.toString(16).padStart(2, "0");

export function hasTransparency(pixels: Uint8ClampedArray) {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}
