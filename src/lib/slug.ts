/** Converts a name for an address: lower case, hyphens for spaces, no lone surrogates. */
export const slug = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/\p{Surrogate}/gu, "\uFFFD");
