import fullIcon from "icon:arrows-out-line-horizontal";
import desktopIcon from "icon:desktop";
import phoneIcon from "icon:device-mobile";
import tabletIcon from "icon:device-tablet";

export interface Size {
  width: number;
  height: number;
}

interface Device {
  name: string;
  icon: string;
  /** CSS pixels in portrait orientation; null takes all the available space. */
  size: Size | null;
  canTurn: boolean;
}

export const devices = {
  phone: { name: "Phone", icon: phoneIcon, size: { width: 390, height: 844 }, canTurn: true },
  tablet: { name: "Tablet", icon: tabletIcon, size: { width: 820, height: 1180 }, canTurn: true },
  desktop: { name: "Desktop", icon: desktopIcon, size: { width: 1280, height: 800 }, canTurn: false },
  full: { name: "Full width", icon: fullIcon, size: null, canTurn: false },
} as const satisfies Record<string, Device>;

export type DeviceId = keyof typeof devices;

export const deviceIds = Object.keys(devices) as DeviceId[];

export const isDeviceId = (text: string | null): text is DeviceId =>
  deviceIds.some((device) => device === text);

/** Returns the size of a device; turning it swaps width and height. */
export function sizeOf(device: DeviceId, isTurned: boolean): Size | null {
  const { size, canTurn } = devices[device];
  return size && isTurned && canTurn ? { width: size.height, height: size.width } : size;
}

/** Returns the size and scale at which a device fits into the available space without scrolling the page. */
export function fitInto(size: Size | null, room: Size) {
  const width = size?.width ?? room.width;
  const scale = Math.min(1, room.width / width);
  const height = Math.min(size?.height ?? room.height, Math.max(room.height, 0) / scale);
  return { width, height: Math.round(height), scale };
}
