import type { Treatment } from "#src/sites/art/art-theme.ts";

/** How pictures are drawn, as it is called here. */
export const treatmentNames: Record<Treatment, string> = {
  lit: "Lit scene",
  flat: "Flat geometry",
  line: "Line drawing",
  halftone: "Two colours, in dots",
  paper: "Cut paper",
  type: "Letters alone",
};
