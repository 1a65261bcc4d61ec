import type { MouseEvent } from "react";

/** The input state: pressed keys, the pointer's target position, and whether to launch. */
export interface Steering {
  left: boolean;
  right: boolean;
  target: number | null;
  launch: boolean;
}

export const atEase = (): Steering => ({ left: false, right: false, target: null, launch: false });

/** Returns false if the key does not steer. */
export function steerByKey(steering: Steering, key: string, isDown: boolean) {
  if (key === "arrowleft" || key === "a") steering.left = isDown;
  else if (key === "arrowright" || key === "d") steering.right = isDown;
  else if (key === " " || key === "arrowup") steering.launch ||= isDown;
  else return false;
  return true;
}

/** Keeps the focus on the field, so that the keys still work after a click. */
export const holdFocus = (event: MouseEvent) => event.preventDefault();
