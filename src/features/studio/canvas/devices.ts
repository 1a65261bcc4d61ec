import type { DeviceId } from "../studio-slice.ts";

export type OneDevice = Exclude<DeviceId, "all">;

/** In CSS pixels. */
export const deviceWidths: Record<OneDevice, { name: string; width: number }> = {
  desktop: { name: "Desktop", width: 1280 },
  tablet: { name: "Tablet", width: 820 },
  phone: { name: "Phone", width: 390 },
};

/** Between pages that lie side by side. */
export const GAP = 40;
/** Left and right of them. */
const MARGIN = 48;
const SMALLEST = 0.1;

export const devicesShown = (device: DeviceId): OneDevice[] =>
  device === "all" ? ["desktop", "tablet", "phone"] : [device];

/** The scale at which what is to be seen is no wider than the room for it, and no larger than it is. */
export function fitScale(device: DeviceId, room: number) {
  const devices = devicesShown(device);
  const margin = room < 640 ? MARGIN / 1.5 : MARGIN;
  const free = room - margin - GAP * (devices.length - 1);
  const width = devices.reduce((sum, id) => sum + deviceWidths[id].width, 0);
  return Math.max(SMALLEST, Math.min(1, free / width));
}

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2];

/** The next larger or smaller scale of the usual ones. */
export function nextZoom(scale: number, way: 1 | -1) {
  const found =
    way > 0 ? STEPS.find((step) => step > scale + 0.01) : STEPS.findLast((step) => step < scale - 0.01);
  return found ?? scale;
}
