import type { ReactNode } from "react";
import type { Paint } from "../../paint.ts";
import { together } from "../../shapes.ts";
import type { Drawing, Part } from "./drawing.ts";

/** Draws a thing of the licensed sets in the hand of the picture. */
export function drawLicensed(paint: Paint, { parts }: Pick<Drawing, "parts">): ReactNode {
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
