import type { DeviceId } from "../studio-slice.ts";

export type OneDevice = Exclude<DeviceId, "all">;

/** The widths in CSS pixels. */
export const deviceWidths: Record<OneDevice, { name: string; width: number }> = {
  desktop: { name: "Desktop", width: 1280 },
  tablet: { name: "Tablet", width: 820 },
  phone: { name: "Phone", width: 390 },
};

/** The gap between pages side by side. */
export const GAP = 40;
/** The margin on the left and right. */
const MARGIN = 48;
const SMALLEST = 0.1;

export const devicesShown = (device: DeviceId): OneDevice[] =>
  device === "all" ? ["desktop", "tablet", "phone"] : [device];

/** Returns the scale at which the visible devices fit the available width, at most 1. */
export function fitScale(device: DeviceId, room: number) {
  const devices = devicesShown(device);
  const margin = room < 640 ? MARGIN / 1.5 : MARGIN;
  const free = room - margin - GAP * (devices.length - 1);
  const width = devices.reduce((sum, id) => sum + deviceWidths[id].width, 0);
  return Math.max(SMALLEST, Math.min(1, free / width));
}

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2];

/** Returns the next larger or smaller zoom level. */
export function nextZoom(scale: number, way: 1 | -1) {
  const found =
    way > 0 ? STEPS.find((step) => step > scale + 0.01) : STEPS.findLast((step) => step < scale - 0.01);
  return found ?? scale;
}
