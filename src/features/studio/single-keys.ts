import { local } from "#src/lib/storage.ts";

const KEY = "studio-single-keys";

/** Whether a letter alone does something: who dictates may write one by accident, and can switch them off. */
export const hasSingleKeys = () => local.read(KEY) !== "off";

export function keepSingleKeys(isOn: boolean) {
  if (isOn) local.remove(KEY);
  else local.write(KEY, "off");
}
