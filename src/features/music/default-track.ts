import { assetAddress } from "#src/lib/paths.ts";

/**
 * Drawn by scripts/draw-music.mjs. The fingerprint makes another recording another address, since what has
 * once been played is kept for offline use.
 */
export const defaultTrack = assetAddress("/music/loop.m4a?968ed210");
