import type { Samples } from "./samples.ts";

export interface DataOptions {
  samples: Samples;
  /** The address of the site. Without it nothing has an address. */
  origin?: string | undefined;
  /** The picture for shared links, as a whole address. */
  picture?: string | undefined;
}

/** A thing of schema.org. */
export type Thing = { "@type": string | string[] } & Record<string, unknown>;

/** Without the properties that have no value. */
export const defined = (thing: Thing): Thing =>
  // The type is kept, as it is never undefined.
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value !== ""),
  ) as Thing;
