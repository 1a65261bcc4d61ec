import * as z from "zod/mini";
import { IMAGE_ADDRESS_RULE, isImageAddress } from "./image-address.ts";
import { memoize } from "./memoize.ts";

// zod tries `eval` to compile its parsers, which the content security policy reports as a violation.
z.config({ jitless: true });

/** Text that a person typed: trimmed, not empty, bounded. */
export const text = memoize((maximum: number) =>
  z
    .string("Required")
    .check(z.trim(), z.minLength(1, "Required"), z.maxLength(maximum, `At most ${maximum} characters`)),
);

/** Text that may be empty. */
export const optionalText = memoize((maximum: number) =>
  z.string("Required").check(z.trim(), z.maxLength(maximum, `At most ${maximum} characters`)),
);

export const emailAddress = z
  .string("Required")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "At most 254 characters"),
    z.email("Enter an e-mail address such as name@example.com"),
  );

/** An `https:` address or a path on this site, never `javascript:`, `data:` or another host in disguise. */
export const imageAddress = z
  .string(IMAGE_ADDRESS_RULE)
  .check(
    z.trim(),
    z.maxLength(2_000, "At most 2000 characters"),
    z.refine(isImageAddress, IMAGE_ADDRESS_RULE),
  );

/** The body of every error response. */
export const refusalSchema = z.object({ error: z.string() });
