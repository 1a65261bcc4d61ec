/** The sample sites, in the order of the strip. */
export const phoneNames = [
  "Tally & Birch, accounting firm",
  "Otto Fixes, handyman",
  "Copperline, home services",
  "Maple Street, family medicine clinic",
  "Ashworth & Vale, law firm",
  "Waggle & Rinse, pet services",
  "Kessler, auto repair",
  "Vesper, hair salon",
] as const;
