import type { Treatment } from "#src/art/art-theme.ts";

/** The display names of picture treatments. */
export const treatmentNames: Record<Treatment, string> = {
  lit: "Lit scene",
  flat: "Flat geometry",
  line: "Line drawing",
  halftone: "Two colours, in dots",
  paper: "Cut paper",
  type: "Letters alone",
};
