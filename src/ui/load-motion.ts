type Motion = typeof import("./motion-features.ts");

let loaded: Motion | undefined;

/** Loads most of framer-motion, which no page waits for. */
export async function loadMotion() {
  loaded ??= await import("./motion-features.ts");
  return loaded;
}

/** The animation code, once something has loaded it. */
export const loadedMotion = () => loaded;
