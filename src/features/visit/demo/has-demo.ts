import { session } from "#src/lib/storage.ts";

/** Of the demo of this tab, in session storage. */
export const KEY = "demo_script";
export const PREFIX = "#demo=";

/** All that an ordinary page asks. */
export const hasDemo = () => location.hash.startsWith(PREFIX) || session.read(KEY) !== null;

export const demoHash = (code: string) => PREFIX + code;
