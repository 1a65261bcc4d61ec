import * as z from "zod/mini";
import type { Form } from "../../manner.ts";
import { type MaterialName, materials } from "../../materials.ts";

const forms: readonly Form[] = ["plane", "ball", "tube", "bar", "dish", "down", "even"];
const surfaces = Object.keys(materials) as MaterialName[];
const outline = z.string().check(z.regex(/^M[-\d.,a-zA-Z ]+$/, "is no outline"));
const tone = z.number().check(z.gte(-2.4, "is too dark"), z.lte(2.4, "is too light"));

/** One part: its material, its form, how much darker or lighter it is than the material, and its outline. */
const part = z.union([
  z.tuple([z.enum(["shade", "shine"]), z.literal(""), tone, outline]),
  z.tuple([z.enum(surfaces as [MaterialName]), z.enum(forms), tone, outline]),
]);

/**
 * A thing redrawn from a licensed set: about 700 units high or 860 wide. A thing that stands has its foot at 0, 0, the
 * others their middle.
 */
export const drawingSchema = z.strictObject({
  width: z.number().check(z.lte(900, "is wider than 900")),
  height: z.number().check(z.lte(720, "is higher than 720")),
  parts: z.array(part).check(z.minLength(1, "is empty"), z.maxLength(40, "has too many parts")),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type Part = z.infer<typeof part>;
