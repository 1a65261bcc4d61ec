import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { Form } from "../manner.ts";
import { type MaterialName, materials } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { together } from "../shapes.ts";

const forms: readonly Form[] = ["plane", "ball", "tube", "bar", "dish", "down", "even"];
const surfaces = Object.keys(materials) as MaterialName[];
const outline = z.string().check(z.regex(/^M[-\d.,a-zA-Z ]+$/, "is no outline"));
const tone = z.number().check(z.gte(-2.4, "is too dark"), z.lte(2.4, "is too light"));

/** One part: its material, its form, how much darker or lighter it is than the material, and its outline. */
const part = z.union([
  z.tuple([z.enum(["shade", "shine"]), z.literal(""), tone, outline]),
  z.tuple([z.enum(surfaces), z.enum(forms), tone, outline]),
]);

/** The parts of a thing redrawn from a licensed set, in the order in which they are painted. */
export const licensedSchema = z
  .array(part)
  .check(z.minLength(1, "is empty"), z.maxLength(34, "has too many parts"));

type Part = z.infer<typeof part>;
/** The things of one topic by the ids of their subjects. */
export type LicensedTopic = Record<string, Part[]>;

/** Turns the only one of the files into drawing functions. A glob spares the compiler the types of long JSON files. */
export function licensedDrawings(files: Record<string, LicensedTopic>) {
  const [topic = {}] = Object.values(files);
  return Object.fromEntries(
    Object.entries(topic).map(([id, parts]) => [id, (paint: Paint) => drawParts(paint, parts)]),
  );
}

function drawParts(paint: Paint, parts: Part[]): ReactNode {
  return paint.lift(1, ...parts.map((part) => drawPart(paint, part)));
}

function drawPart(paint: Paint, [surface, form, tone, d]: Part) {
  if (surface === "shade") return paint.shade({ d }, tone);
  if (surface === "shine") return paint.shine({ d }, tone);
  if (tone === 0) return paint.body(surface, form || "plane", { d });
  const outline = paint.shared({ d });
  return together(
    paint.body(surface, form || "plane", outline),
    tone < 0 ? paint.shade(outline, -tone) : paint.shine(outline, tone),
  );
}
