import type { Samples } from "./samples.ts";

export interface DataOptions {
  samples: Samples;
  /** The address of the site. Without it, things have no address. */
  origin?: string | undefined;
  /** The absolute address of the picture for shared links. */
  picture?: string | undefined;
}

/** A thing of schema.org. */
export type Thing = { "@type": string | string[] } & Record<string, unknown>;

/** Removes properties without a value. */
export const defined = (thing: Thing): Thing =>
  // `@type` is never undefined, so the type still holds.
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value !== ""),
  ) as Thing;
