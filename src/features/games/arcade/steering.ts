import type { MouseEvent } from "react";

/** The keys that are held, the point that is aimed at across the field, and whether to let the light go. */
export interface Steering {
  left: boolean;
  right: boolean;
  target: number | null;
  launch: boolean;
}

export const atEase = (): Steering => ({ left: false, right: false, target: null, launch: false });

/** Returns false for a key that does not steer. */
export function steerByKey(steering: Steering, key: string, isDown: boolean) {
  if (key === "arrowleft" || key === "a") steering.left = isDown;
  else if (key === "arrowright" || key === "d") steering.right = isDown;
  else if (key === " " || key === "arrowup") steering.launch ||= isDown;
  else return false;
  return true;
}

/** A pointer takes no focus away, without which the keys would steer no more. */
export const holdFocus = (event: MouseEvent) => event.preventDefault();
