import type { Locator } from "@playwright/test";

/** Returns the everyday name of a text's colour, because the theme defines the exact shade. */
export async function colourOf(text: Locator) {
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("This browser draws no canvas");
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });

  const highest = Math.max(red, green, blue);
  const spread = highest - Math.min(red, green, blue);
  if (spread < highest / 3) return "grey";
  const hue = hueOf({ red, green, blue, highest, spread });
  return HUES.find(([, until]) => hue < until)?.[0] ?? "red";
}

const HUES = [
  ["red", 20],
  ["yellow", 70],
  ["green", 170],
  ["blue", 260],
  ["violet", 330],
] as const;

interface Colour {
  red: number;
  green: number;
  blue: number;
  highest: number;
  spread: number;
}

/** In degrees; 0 is red. */
function hueOf({ red, green, blue, highest, spread }: Colour) {
  if (highest === red) return ((green - blue) / spread) * 60 + (green < blue ? 360 : 0);
  if (highest === green) return ((blue - red) / spread) * 60 + 120;
  return ((red - green) / spread) * 60 + 240;
}
