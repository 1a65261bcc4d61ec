import { local } from "#src/lib/storage.ts";

const KEY = "studio-single-keys";

/** Whether single-letter shortcuts are on. Speech input can trigger them by accident, so they can be switched off. */
export const hasSingleKeys = () => local.read(KEY) !== "off";

export function keepSingleKeys(isOn: boolean) {
  if (isOn) local.remove(KEY);
  else local.write(KEY, "off");
}
